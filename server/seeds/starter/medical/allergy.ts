import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CPR, ESCALATE } from './ending.ts';

export const ALLERGY: SeedIssue = {
  title: 'Allergy or asthma',
  category: 'Medical',
  place: 3,
  alsoCalled: ['anaphylaxis', 'EpiPen', 'inhaler', 'bee sting', 'allergic reaction'],
  firstAct: `Call ${EMERGENCY} and do what they say. Their injector or inhaler at once. No answer, no normal breathing: CPR.`,
  why: 'The screen of the call asks which of the two it is, and in doubt the injector comes first.',
  steps: [
    ask(
      'severe',
      'Any one? Too breathless to talk. Blue or grey. Swollen tongue or throat, hoarse. Faint, drowsy. Sick or dizzy after food or a sting. Injector used.',
      next('Yes, or not sure'),
      skipTo('mild', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'call',
      `Call ${EMERGENCY} on loudspeaker, do what they say. Someone else calls ${SECURITY} to let the crew in. Hives, swelling, food, a sting: an allergy?`,
      next('Yes, or not sure'),
      skipTo('inhaler', 'No, only asthma'),
    ),
    confirm(
      'injector',
      'Injector (EpiPen), unless just used: press it into the outer thigh, through clothes, as it says. Note the time. None here: send for it, tell the call handler.',
      'It is given, or there is none',
      next(),
    ),
    ask(
      'flat',
      'Flat, legs up; breathless: sitting; never standing. Hard to wake: on the side. 5 minutes, no better: second injector. Stay and watch them. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('cpr', 'No answer, no normal breathing'),
    ),
    confirm(
      'inhaler',
      'Sit them up. One puff of the blue reliever (rescue inhaler) every 30 to 60 seconds, up to 10, by a spacer if there is one. None of theirs: borrow one.',
      'They use it, or there is none',
      next(),
    ),
    ask(
      'watch',
      'Stay, watch every breath. 10 minutes, no better: 10 more puffs. Drowsy, blue or too tired to breathe: tell the call handler at once. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR,
    ESCALATE,
    ask(
      'mild',
      'Sit them up and stay. They use their own inhaler (up to 10 puffs) or allergy tablets as their plan says, nothing of yours. Are they clearly better?',
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
      `A friend stays near. Back again: an ambulance. A doctor today. Say how to reach you. Tell the ${DUTY_MANAGER} before your shift ends. Then choose “Issue resolved”.`,
      'They feel well and are not alone',
      finish(),
    ),
  ],
};
