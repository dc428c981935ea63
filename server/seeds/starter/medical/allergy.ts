import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR, LET_CREW_IN } from '../phrases.ts';
import { ESCALATE } from './ending.ts';

export const ALLERGY = {
  title: 'Allergy or asthma',
  category: 'Medical',
  place: 3,
  alsoCalled: ['anaphylaxis', 'EpiPen', 'inhaler', 'bee sting', 'allergic reaction'],
  firstAct: `Breathless, faint: call ${EMERGENCY}, the operator leads. Injector, inhaler. No answer, no normal breathing: CPR.`,
  steps: [
    ask(
      'severe',
      'Any one? Blue, faint, drowsy, barely talks. Injector used. Tongue, throat swell. With rash, food, sting, medicine: breathless, wheeze, cough, hoarse, vomiting.',
      next('Yes, or not sure'),
      skipTo('mild', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'call',
      `Call ${EMERGENCY} on speaker, do what the operator says. ${LET_CREW_IN} Any rash, swelling, food, medicine or a sting?`,
      next('Yes, or not sure'),
      skipTo('inhaler', 'No, only asthma'),
    ),
    confirm(
      'injector',
      'Give their injector (EpiPen) in the outer thigh, through clothes, or nose spray (neffy), unless just done. Note the time. Wheeze: inhaler, as their plan says.',
      'Given, or I told the operator that there is none',
    ),
    ask(
      'flat',
      'Stay, watch every breath. They lie flat, or sit if breathless, or on their side if not alert; never stand. No better in 5 minutes: a second dose. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('cpr', 'No answer, no normal breathing'),
    ),
    confirm(
      'inhaler',
      'Sit them up. Their own rescue inhaler as their plan says, or a puff a minute: up to 10, of a combined one (AIR, MART) up to 6. None: borrow a rescue inhaler.',
      'They use it, or there is none',
    ),
    ask(
      'watch',
      'Stay, watch each breath. No better in 10 minutes, blue or too tired to breathe: tell the operator, ask about more puffs. Not alert: on their side. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR,
    ESCALATE,
    ask(
      'mild',
      'Itch, rash, a swollen lip or mild asthma: stay. They take their own tablets or inhaler, as their plan says, not yours. Clearly better in 15 minutes?',
      next('Yes, clearly'),
      skipTo('call', 'No, worse, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'again',
      'Anaphylaxis or an asthma attack can come back. Stay 30 minutes. Do they breathe and talk easily, with no new swelling, and not faint?',
      next('Yes, all of it'),
      skipTo('call', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    end(
      'resolved',
      `Say: “If it comes back, call an ambulance, then me. See a doctor tomorrow.” Tell the ${DUTY_MANAGER} before your shift ends. Choose “Issue resolved”.`,
      'They feel well, a friend stays or I look in',
    ),
  ],
} as const satisfies SeedIssue;
