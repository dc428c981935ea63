import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CPR, ESCALATE } from './ending.ts';

export const SUDDENLY_ILL: SeedIssue = {
  title: 'Suddenly ill',
  category: 'Medical',
  place: 5,
  alsoCalled: ['chest pain', 'heart attack', 'stroke', 'sepsis', 'diabetic', 'pregnant'],
  firstAct: `Chest pain, stroke, worse by the hour: call ${EMERGENCY}, do what they say. No answer, no normal breathing: CPR.`,
  why: 'Signs are asked one illness at a time, the deadliest first; each leads to one and the same call.',
  steps: [
    ask(
      'heart',
      'Any one of these? No answer. Chest pain or pressure, also in arm, jaw or back. Cold sweat. Hard to breathe. Blue, grey or very pale. Fainted.',
      skipTo('call', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'stroke',
      'Have them smile, lift both arms, say a sentence. Does the face hang, an arm drop, speech slur? Or sight lost at once, or the worst headache ever?',
      skipTo('call', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'meningitis',
      'Ill with fever, and any one? Stiff neck. Bad headache. Light hurts. Confused, drowsy. Blotchy skin, cold hands. A rash that stays under a pressed glass.',
      skipTo('call', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'diabetes',
      'Have they diabetes, and are they shaky, sweating, hungry, irritable or as if drunk: low blood sugar, a hypo?',
      next('Yes, or not sure'),
      skipTo('worse', 'No'),
    ),
    ask(
      'sugar',
      'Only if they can swallow: a sweet drink, not diet, or glucose or sweets; never insulin. Then something to eat. Are they well within 15 minutes?',
      next('Yes, quite well'),
      skipTo('call', 'No, or cannot swallow'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'worse',
      'Any one of these? Severe pain. Blood in vomit or stool. Pregnant, with pain or bleeding. Diabetic and vomiting. Cannot keep water down. Worse by the hour.',
      next('Yes, or not sure'),
      skipTo('rest', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on loudspeaker, do what they say: what you see, since when. Another phone, or someone else, calls ${SECURITY} to let the crew in.`,
      'The call handler is on loudspeaker',
      next(),
    ),
    confirm(
      'position',
      'Chest pain, breathless: sit on the floor, knees bent. Drowsy, or no answer but normal breathing: onto their side. Nothing by mouth unless you are told to.',
      'They rest as they should',
      next(),
    ),
    ask(
      'watch',
      'Stay and watch every breath. They never walk to the crew. Tell the call handler of any change. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR,
    ESCALATE,
    ask(
      'rest',
      'Rest, sips of water, a friend near. Look in again after 30 minutes, without fail: meningitis may show a rash or drowsiness late. Are they no worse?',
      next('No worse, easy to wake'),
      skipTo('call', 'Worse, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'resolved',
      `Worse: an ambulance. Say when to see a doctor, how to reach you. A friend stays. Tell the ${DUTY_MANAGER} before your shift ends. Then choose “Issue resolved”.`,
      'They are not alone and can reach me',
      finish(),
    ),
  ],
};
