import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { ESCALATE } from './ending.ts';

export const CHOKING: SeedIssue = {
  title: 'Choking',
  category: 'Medical',
  place: 2,
  alsoCalled: ['Heimlich', 'windpipe', 'wrong way'],
  firstAct: `Cannot cough or speak: 5 back blows, 5 thrusts, again. Limp: ${EMERGENCY} and CPR at once.`,
  why: 'Blows and thrusts go round until it is out or the person goes limp; only then does the guide move on to CPR.',
  steps: [
    ask(
      'cough',
      'Ask: “Are you choking?” Can they speak, breathe, or cough loudly?',
      skipTo('cough-on', 'Yes, they can'),
      next('No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'blows',
      `Someone else calls ${EMERGENCY}. Bend them forward. Up to 5 hard blows between the shoulder blades, with the heel of your hand. Is it out?`,
      skipTo('crew', 'Yes, they breathe'),
      next('No, or not sure'),
      { danger: 'step', patient: 'step' },
    ),
    ask(
      'thrusts',
      'Stand behind, fist just above the navel, pull hard in and up, up to 5 times. Pregnant or too big: pull on the breastbone. Is it out?',
      skipTo('crew', 'Yes, they breathe'),
      next('No, or not sure'),
    ),
    ask(
      'limp',
      `Alone? Call ${EMERGENCY} now, on loudspeaker. Do what they say and never stop to wait. Are they limp, or do they no longer answer?`,
      next('Yes, or not sure'),
      skipTo('blows', 'No: 5 more of each'),
      { danger: 'step' },
    ),
    confirm(
      'cpr',
      `Start CPR: push hard and fast in the middle of the chest. Do what ${EMERGENCY} say, on loudspeaker. Someone calls ${SECURITY} to let the crew in.`,
      'The crew has taken over',
      skipTo('escalate'),
    ),
    ask(
      'cough-on',
      'Have them cough on and on. No blows while they cough well, nothing to drink. Stay and watch them. What happens?',
      next('It is out'),
      skipTo('blows', 'They cannot cough or speak'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'after',
      'Any one of these? Still coughing. Hoarse or wheezing. Hard to breathe or swallow. Something feels stuck. Drowsy.',
      next('Yes, or not sure'),
      skipTo('resolved', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'crew',
      `Call ${EMERGENCY} if nobody has, even if all is well; do what they say. Someone calls ${SECURITY} to let the crew in. Stay and watch. What happens?`,
      skipTo('escalate', 'The crew has taken over'),
      skipTo('limp', 'They choke again, or go limp'),
      { danger: 'step', patient: 'step' },
    ),
    ESCALATE,
    confirm(
      'resolved',
      `Breathless later: an ambulance. Hard to swallow: a doctor now. Say how to reach you. Tell the ${DUTY_MANAGER} before your shift ends. Then choose “Issue resolved”.`,
      'They breathe and swallow well',
      finish(),
    ),
  ],
};
