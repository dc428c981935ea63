import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { IF_WORSE, LET_CREW_IN } from '../phrases.ts';
import { CPR_AND_NALOXONE, ESCALATE } from './ending.ts';

export const HEAT = {
  title: 'Heat illness',
  category: 'Medical',
  place: 8,
  alsoCalled: ['heat stroke', 'heat exhaustion', 'sunstroke'],
  firstAct: `Confused, drowsy in heat: call ${EMERGENCY}, cool them. The operator leads. No answer, no normal breathing: CPR.`,
  steps: [
    ask(
      'stroke',
      'Any one? Confused, staggering, hard to wake, fainted, a seizure. Hot to the touch and unwell. Fast breathing. Drugs taken. Cooled for 30 minutes, and no better.',
      next('Yes, or not sure'),
      skipTo('cool', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on speaker, do what the operator says. Take them somewhere cool, not while they jerk. ${LET_CREW_IN}`,
      'The operator is on speaker',
    ),
    ask(
      'cool-fast',
      'Outer clothes off, cold water, fan, ice at the neck. Not alert, or once jerking stops: on their side, nothing to drink. Stay, watch every breath. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR_AND_NALOXONE,
    ESCALATE,
    confirm(
      'cool',
      'Take them to a cool place. They lie down, feet up, clothes loose, and drink water. Wet the skin and fan it. Stay. Note the time: heatstroke can follow.',
      'They are cooling, and I stay',
    ),
    ask(
      'better',
      '30 minutes after you began: are they cool, clear in the head and well?',
      next('Yes, all three'),
      skipTo('call', 'No, worse, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    end(
      'resolved',
      `Rest, water, no heat, never alone. ${IF_WORSE} Tell the ${DUTY_MANAGER} this shift. Choose “Issue resolved”.`,
      'They are well, a friend stays or I look in',
    ),
  ],
} as const satisfies SeedIssue;
