import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR, LET_CREW_IN } from '../phrases.ts';
import { ESCALATE } from './ending.ts';

export const ALLERGY: SeedIssue = {
  title: 'Allergy or asthma',
  category: 'Medical',
  place: 3,
  alsoCalled: ['anaphylaxis', 'EpiPen', 'inhaler', 'bee sting', 'allergic reaction'],
  firstAct: `Hard to breathe, faint: call ${EMERGENCY}, the operator leads. Injector or inhaler now. No normal breathing: CPR.`,
  why: 'The screen of the call asks which of the two it is, and in doubt the injector comes first.',
  steps: [
    ask(
      'severe',
      'Any one? Blue, faint, drowsy, too breathless to talk. Injector used. After food or a sting: hard to breathe, wheeze, cough, hoarse, vomiting, swollen tongue.',
      next('Yes, or not sure'),
      skipTo('mild', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'call',
      `Call ${EMERGENCY} on speaker, do what the operator says. ${LET_CREW_IN} Any rash, swelling, food or a sting?`,
      next('Yes, or not sure'),
      skipTo('inhaler', 'No, only asthma'),
    ),
    confirm(
      'injector',
      'Give their injector (EpiPen) into the outer thigh, through clothes, or their nose spray (neffy), unless just done. Note the time. None here: tell the operator.',
      'It is given, or there is none',
      next(),
    ),
    ask(
      'flat',
      'Stay, watch every breath. They lie flat, or sit if breathless, or on their side if drowsy; never stand. No better in 5 minutes: a second dose. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('cpr', 'No answer, no normal breathing'),
    ),
    confirm(
      'inhaler',
      'Sit them up. Their own rescue inhaler (reliever) as their plan says, or one puff a minute: up to 10, with AIR or MART up to 6. None: borrow a rescue inhaler.',
      'They use it, or there is none',
      next(),
    ),
    ask(
      'watch',
      'Stay, watch every breath. No better after 10 minutes: ask the operator about more puffs. Say if they get drowsy, blue or too tired to breathe. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR,
    ESCALATE,
    ask(
      'mild',
      'Only itch, rash, a swollen lip or mild asthma? Stay. They take their own tablets or inhaler, as their plan says, nothing of yours. Are they clearly better?',
      next('Yes, clearly'),
      skipTo('call', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'again',
      'Anaphylaxis or an asthma attack can come back. Stay 30 minutes. Do they breathe and talk easily, with no swelling, and not faint?',
      next('Yes, all of it'),
      skipTo('call', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'resolved',
      `A friend stays. If it comes back, call an ambulance. They see a doctor within a day. Tell the ${DUTY_MANAGER} before your shift ends. Choose “Issue resolved”.`,
      'They feel well and can reach me',
      finish(),
    ),
  ],
};
