import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const applianceSmoking: SeedIssue = {
  title: 'Appliance smoking',
  category: 'Kitchen appliances',
  why: 'Oven, microwave, toaster or hob: four different answers lead to the same way out.',
  steps: [
    confirm(
      'clear',
      'Get everyone out of the kitchen. Leave the door of the oven or microwave shut. Never use water and never move a hot pan.',
      'Everyone is out, I am at the door',
      next(),
    ),
    ask(
      'flames',
      'From the doorway: do you see flames, is the room filling with smoke, or is the alarm sounding?',
      skipTo('alarm', 'Yes, or not sure'),
      next('No, a little smoke'),
    ),
    ask(
      'switch',
      'Can you reach the switch on the wall without leaning over the appliance or walking through smoke?',
      next(),
      skipTo('alarm'),
    ),
    confirm(
      'off',
      'Switch it off at the wall. Touch nothing else. Step back to the doorway.',
      'It is off and I am at the door',
      next(),
    ),
    ask(
      'less',
      'Watch from the doorway for two minutes. Is the smoke getting less?',
      next('Yes, it clears'),
      skipTo('alarm', 'No, the same or more'),
    ),
    ask(
      'burnt',
      'Is anyone burnt, coughing or short of breath? Cool a burn under cool running water for 20 minutes.',
      skipTo('emergency'),
      next(),
    ),
    confirm(
      'air',
      'Open a window and keep the kitchen door shut. If the alarm sounds, everyone leaves, even if you know the cause.',
      'The window is open, the door shut',
      next(),
    ),
    confirm(
      'label',
      'Once it is cold, unplug it and put a note on it: “Do not use”. Nobody repairs it or tries it again.',
      'It is off, cold and labelled',
      next(),
    ),
    confirm(
      'resolved',
      'Report it to the facilities on-call line: which kitchen, which appliance, what it did. On the next screen, choose “Issue resolved”.',
      'Facilities knows',
      finish(),
    ),
    confirm(
      'alarm',
      'Shut the kitchen door. Set off the nearest fire alarm call point and get out by the nearest safe exit. Never fight the fire.',
      'The alarm sounds and I am outside',
      next(),
    ),
    confirm(
      'emergency',
      'Call the emergency number. Say which building, which floor, what burns or who is hurt. Do what they say.',
      'I have called the emergency number',
      next(),
    ),
    confirm(
      'escalate',
      'Call Campus Security to meet the crew, then the duty manager. Keep everyone out. On the next screen, choose “Issue escalated”.',
      'I have told both',
      finish(),
    ),
  ],
};

export const KITCHEN_APPLIANCES = [applianceSmoking];
