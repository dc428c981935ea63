import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';

const waterThroughCeiling: SeedIssue = {
  title: 'Water through ceiling',
  category: 'Water',
  alsoCalled: ['flood', 'leak', 'burst pipe', 'toilet overflowing'],
  firstAct: 'Everyone out from under the leak. Touch no switch, no socket and no wet appliance.',
  why: 'People first, then electricity and a heavy ceiling, and only then buckets; the source is often one tap above.',
  steps: [
    ask(
      'hurt',
      'Is anyone hurt, has anyone had an electric shock, has a ceiling come down, or do you see sparks or smoke?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'clear',
      'Move everyone out from under the leak. Never stand under a ceiling that bulges or cracks.',
      'Nobody is under the leak',
      next(),
    ),
    ask(
      'electric',
      'From the doorway: is water near lights, sockets, plugs or a fuse box, or does the ceiling bulge?',
      next('Yes, or not sure'),
      skipTo('source', 'No'),
    ),
    confirm(
      'shut',
      'Get everyone out of the room and shut the door. Touch no switch, plug or wet floor. Let nobody back in.',
      'The room is empty and shut',
      next(),
    ),
    ask(
      'source',
      'Knock at the room above. Never enter if nobody answers. Is it a tap, shower or toilet that they can turn off now?',
      skipTo('report', 'Yes, it is turned off'),
      next('No, or no answer'),
    ),
    confirm(
      'urgent',
      `Call ${FACILITIES} now: both rooms, how much water, which lights or sockets are wet. Never work on pipes or power yourself.`,
      'They are on their way',
      next(),
    ),
    confirm(
      'access',
      `A locked room to open? Call ${SECURITY}: they go in with ${FACILITIES}. Stay outside.`,
      'They have access, or need none',
      skipTo('less'),
    ),
    confirm(
      'report',
      `Call ${FACILITIES} all the same: both rooms, and which lights, sockets or appliances are wet. Nobody uses those until they are checked.`,
      'I have called',
      next(),
    ),
    ask(
      'less',
      'Look again after ten minutes, from the doorway. Has the water stopped, or nearly?',
      next('Yes, it has stopped'),
      skipTo('escalate', 'No, it goes on'),
    ),
    ask(
      'sleep',
      'From the doorway: are the rooms fit to sleep in, with dry beds, a sound ceiling, no wet lights or sockets? A room that you shut is not.',
      next('Yes, all rooms'),
      skipTo('escalate', 'No, or not sure'),
    ),
    confirm(
      'resolved',
      'Put down buckets and towels. Ask the residents to call you if it starts again. On the next screen, choose “Issue resolved”.',
      'The residents know',
      finish(),
    ),
    confirm(
      'emergency',
      `Keep everyone out. Call ${EMERGENCY} and do what they say: who is hurt, what you see. Touch nobody who may still be touching live power.`,
      'I have called',
      next(),
    ),
    confirm(
      'crew-in',
      `Someone else calls ${SECURITY} to let the crew in, ${FACILITIES} for the power. If safe, stay, watch. Off the power, no answer, no normal breathing: start CPR.`,
      'The crew has taken over',
      next(),
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER}, and ${FACILITIES} for water and power. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
  ],
};

export const WATER = [waterThroughCeiling];
