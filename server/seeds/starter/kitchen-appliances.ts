import { ask, confirm, end, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from './contacts.ts';
import { CREW_IN, IF_WORSE, watch } from './phrases.ts';

const applianceSmoking = {
  title: 'Appliance smoking',
  category: 'Kitchen appliances',
  alsoCalled: ['microwave', 'oven', 'toaster', 'hoverboard', 'e-bike'],
  firstAct: `All out, oven or microwave shut. No water, never move a hot pan. A fire: call ${EMERGENCY}, the operator leads.`,
  steps: [
    confirm(
      'clear',
      'Get everyone out of the kitchen. Leave the oven or microwave shut. Never put water on it, never move a hot pan. Clothes or hair on fire: stop, drop, roll.',
      'Everyone is out, I am at the door',
    ),
    ask(
      'flames',
      'From the doorway: flames, a room filling with smoke, an alarm, or a battery that smokes, hisses or swells (phone, laptop, scooter, vape)?',
      skipTo('alarm', 'Yes, or not sure'),
      next('No, a little smoke'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'switch',
      'Can you cut the power, at a wall switch or plug that does not smoke itself, without leaning over the appliance or walking through smoke?',
      next('Yes'),
      skipTo('alarm', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'less',
      'Cut the power there. Touch nothing else. Watch from the doorway for two minutes. Is the smoke getting less?',
      next('Yes, it clears'),
      skipTo('alarm', 'No, the same or more'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'hurt',
      'Is anyone short of breath, hoarse or dizzy, burned on the face, or with a burn larger than their hand?',
      skipTo('ambulance', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'small',
      `Hold a small burn under cool running water for 20 minutes, at another sink. A light cough: fresh air. ${IF_WORSE}`,
      'Cared for, or nobody is hurt',
      skipTo('label'),
    ),
    confirm(
      'alarm',
      `Shut the door, sound the alarm, all out, stay out, never fight it. Then call ${EMERGENCY}, do what the operator says: what burns, who is hurt or missing.`,
      'I am outside and have called',
      skipTo('crew-in'),
    ),
    confirm(
      'ambulance',
      `Call ${EMERGENCY}, do what the operator says. A burn: 20 minutes of cool running water at another sink. Short of breath: fresh air, sitting up.`,
      'I have called',
    ),
    CREW_IN,
    watch(),
    confirm(
      'label',
      'Only once it is cold: open a window, unplug it, put a note on it: “Do not use”. Nobody tries it again.',
      'Labeled, or the kitchen is shut off',
    ),
    confirm(
      'facilities',
      `Call ${FACILITIES}: which kitchen, which appliance, what it did. They check it before anyone uses it.`,
      'I have called',
    ),
    ask(
      'more',
      'Was anyone hurt, or is anything else damaged?',
      skipTo('escalate', 'Yes, or not sure'),
      next('No, none of these'),
    ),
    end(
      'resolved',
      `Tell the residents which kitchen to use. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'The residents know',
    ),
    end(
      'escalate',
      `Nobody uses it, or goes in before the crew says so. Call the ${DUTY_MANAGER}: what burned, who is hurt. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;

export const KITCHEN_APPLIANCES = [applianceSmoking];
