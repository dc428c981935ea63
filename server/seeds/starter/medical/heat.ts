import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CPR, ESCALATE } from './ending.ts';

export const HEAT: SeedIssue = {
  title: 'Heat illness',
  category: 'Medical',
  place: 8,
  alsoCalled: ['heat stroke', 'heat exhaustion', 'sunstroke'],
  firstAct: `Confused, hard to wake or a seizure in the heat: call ${EMERGENCY}, do what they say, and cool them at once.`,
  why: 'The careful answer cools and calls; the other cools and sets a time after which it calls all the same.',
  steps: [
    ask(
      'stroke',
      'Any one? Confused or staggering. Very hot skin. Fast breathing. Fainted, a seizure, hard to wake. Drugs taken. 30 minutes of cooling, and no better.',
      next('Yes, or not sure'),
      skipTo('cool', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on loudspeaker, do what they say. To the coolest place near. Someone else calls ${SECURITY} to let the crew in.`,
      'The call handler is on loudspeaker',
      next(),
    ),
    ask(
      'cool-fast',
      'Outer clothes off, cold water over the skin, a fan; ice at the neck. Drowsy: onto their side, nothing to drink. Stay, watch every breath. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR,
    ESCALATE,
    confirm(
      'cool',
      'A cool place, lying down, feet up, clothes loose. Water to drink. Wet the skin and fan it. Note the time: heatstroke can follow. Stay with them.',
      'They are cooling, and I stay',
      next(),
    ),
    ask(
      'better',
      'Within 30 minutes of your start: are they cool, clear in the head and well?',
      next('Yes, all three'),
      skipTo('call', 'No, worse, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'resolved',
      `Water and rest, no heat; a friend stays. Worse: an ambulance. Say how to reach you. Tell the ${DUTY_MANAGER} before your shift ends. Then choose “Issue resolved”.`,
      'They are well and not alone',
      finish(),
    ),
  ],
};
