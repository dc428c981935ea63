import { ask, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR, IF_WORSE } from '../phrases.ts';
import { CALL_AND_WATCH, ESCALATE, LEAVE_BAD_AIR, MENINGITIS } from './ending.ts';

export const SUDDENLY_ILL = {
  title: 'Suddenly ill',
  category: 'Medical',
  place: 5,
  alsoCalled: ['chest pain', 'heart attack', 'stroke', 'sepsis', 'diabetic', 'pregnant'],
  firstAct: `Chest pain, stroke, confused: call ${EMERGENCY}, do what the operator says. No answer, no normal breathing: CPR.`,
  steps: [
    ask(
      'heart',
      'Any one of these? No answer, confused, very drowsy, or fainted. Chest pain, also in arm, jaw or back. Cold sweat. Hard to breathe. Blue, gray or mottled.',
      skipTo('call', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'stroke',
      'Have them smile, raise both arms, say a sentence. Does the face hang, an arm drop, speech slur? Or is sight suddenly lost, or a headache the worst ever?',
      skipTo('call', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    MENINGITIS,
    ask(
      'air',
      'If they have a headache, are dizzy or vomit: are others ill too, is it better outside, or is a gas heater, boiler or engine running? It may be carbon monoxide.',
      skipTo('out', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'diabetes',
      'Do they have diabetes, and are they shaky, sweating, hungry, irritable or as if drunk: low blood sugar, a hypo?',
      next('Yes, or not sure'),
      skipTo('worse', 'No'),
    ),
    ask(
      'sugar',
      'Only if they can swallow: a sweet drink, not diet, or sugar or candy; never insulin. Then food. Are they well in 15 minutes, without pain, vomiting or bleeding?',
      skipTo('rest', 'Yes, quite well'),
      skipTo('call', 'No, or cannot swallow'),
      { danger: 'no', patient: 'no' },
    ),
    LEAVE_BAD_AIR,
    ask(
      'worse',
      'Any one of these? Severe pain. Blood in vomit or stool. Pregnant, with pain or bleeding. Diabetes and vomiting, or vomiting all they drink. Worse by the hour.',
      next('Yes, or not sure'),
      skipTo('rest', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ...CALL_AND_WATCH,
    CPR,
    ESCALATE,
    ask(
      'rest',
      'Rest, sips of water, a friend or you near. Look in again after 30 minutes, without fail: meningitis may show a rash or drowsiness late. Are they no worse?',
      next('No worse, easy to wake'),
      skipTo('call', 'Worse, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    end(
      'resolved',
      `${IF_WORSE} If not well by morning, a doctor. Tell the ${DUTY_MANAGER} before your shift ends. Choose “Issue resolved”.`,
      'A friend stays, or I look in',
    ),
  ],
} as const satisfies SeedIssue;
