import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, POISON } from '../contacts.ts';
import { CPR, IF_WORSE, LET_CREW_IN } from '../phrases.ts';
import { ESCALATE } from './ending.ts';

export const INJURY = {
  title: 'Injury or seizure',
  category: 'Medical',
  place: 6,
  alsoCalled: ['bleeding', 'head injury', 'broken bone', 'burn', 'epilepsy', 'concussion'],
  firstAct: `Badly hurt: call ${EMERGENCY}, the operator leads. Bleeding: press hard. No answer, no normal breathing: CPR.`,
  steps: [
    ask(
      'seizure',
      'If it is safe, go near. Does the body jerk again and again? Note the time, cushion the head, hold nobody down, nothing in the mouth. In water: hold the face up.',
      next('Yes, a seizure'),
      skipTo('bleeding', 'No, or not sure'),
    ),
    ask(
      'long',
      'Any one? In water (head up and back, out once it stops). It lasts 5 minutes, or another follows. Their first, or unsure. Hurt, pregnant or diabetic.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'recover',
      'Once it stops, roll them onto their side. Did it stop within 5 minutes of the start, and do they breathe normally and slowly wake up?',
      skipTo('also', 'Yes, all three'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'bleeding',
      'Is there heavy bleeding: blood that spurts, pools or does not stop? A nosebleed: sit, lean forward, pinch the soft part; after 15 minutes “Yes”, and pinch on.',
      next('Yes, or not sure'),
      skipTo('serious', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'press',
      `Press hard with cloth, around anything stuck. Call ${EMERGENCY} on speaker, do what the operator says. ${LET_CREW_IN}`,
      'I am pressing and help is coming',
    ),
    ask(
      'soaked',
      'A nosebleed sits, others lie, on their side if not alert. Stay, watch. Soaked: add cloth, press harder. If a limb bleeds, ask about a tourniquet. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('cpr', 'No answer, no normal breathing'),
    ),
    ask(
      'serious',
      'Any one? No answer, drowsy, confused, breathless. A high fall, neck or back pain, a part that will not move. Stab, deep cut. A burn on the face, or hand-sized.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'ill',
      'Any one? Blow to the head: knocked out, vomiting, lost memory. Chest pain, swollen tongue, face or arm hangs. Chemical in eye. Pills, battery, poison swallowed.',
      next('Yes, or not sure'),
      skipTo('minor', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY} on speaker, do what the operator says. A burn or chemical: water now, 20 minutes. ${LET_CREW_IN}`,
      'The operator is on speaker',
    ),
    ask(
      'care',
      'Stay, watch. Hard fall: keep them still. Not alert (no fall), vomiting, snoring, or once jerking stops: on their side, head and back in line. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR,
    ESCALATE,
    confirm(
      'minor',
      'Wear gloves. Press on a cut, rinse and cover it. Hold a burn under cool running water for 20 minutes. A hurt arm or leg: a doctor within a day.',
      'They have been cared for',
    ),
    ask(
      'purpose',
      'In private: “Did somebody do this to you, or did you do it yourself?” If so, stay, then open the procedure on threats or self-harm. Was it on purpose?',
      skipTo('escalate', 'Yes, or not sure'),
      next('No, an accident'),
      { violence: 'yes', hard: 'yes' },
    ),
    confirm(
      'also',
      `After a seizure or blow to the head somebody stays; another seizure: an ambulance. Tooth: milk, a dentist. Swallowed something, feels well: ${POISON}.`,
      'Done, or it does not apply',
    ),
    end(
      'resolved',
      `Stay until they feel well. ${IF_WORSE} Tell the ${DUTY_MANAGER} before your shift ends. Then choose “Issue resolved”.`,
      'They feel well and can reach me',
    ),
  ],
} as const satisfies SeedIssue;
