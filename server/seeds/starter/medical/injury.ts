import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, POISON } from '../contacts.ts';
import { CPR, IF_WORSE, LET_CREW_IN } from '../phrases.ts';
import { ESCALATE } from './ending.ts';

export const INJURY: SeedIssue = {
  title: 'Injury or seizure',
  category: 'Medical',
  place: 6,
  alsoCalled: ['bleeding', 'head injury', 'broken bone', 'burn', 'epilepsy', 'concussion'],
  firstAct: `Badly hurt: call ${EMERGENCY}, the operator leads. Bleeding: press hard. Seizure: hold nobody down, note the time.`,
  why: 'One step calls for help and stops the blood at once; a seizure that ends well needs no ambulance.',
  steps: [
    ask(
      'seizure',
      'If it is safe, go near. Does the body jerk again and again? Note the time, cushion the head, hold nobody down, nothing in the mouth. In water: hold the face up.',
      next('Yes, a seizure'),
      skipTo('bleeding', 'No, or not sure'),
    ),
    ask(
      'long',
      'Any one? It lasts 5 minutes, or another follows. Their first, or unsure. Hurt, pregnant or diabetic. In water: head up and back, and out once it stops.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'recover',
      'Once it stops, roll them onto their side. Did it stop within 5 minutes of the start, and do they breathe normally and slowly wake up?',
      skipTo('resolved', 'Yes, all three'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'bleeding',
      'Is there heavy bleeding: blood that spurts, pools or does not stop? A nosebleed: they first sit, lean forward and pinch the soft part for 15 minutes.',
      next('Yes, or not sure'),
      skipTo('serious', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'press',
      `Press hard with cloth, around anything stuck. Call ${EMERGENCY} on speaker, do what the operator says. ${LET_CREW_IN}`,
      'I am pressing and help is coming',
      next(),
    ),
    ask(
      'soaked',
      'Lay them down, stay, watch. Soaked: more cloth on top, press harder. If an arm or leg still bleeds hard, ask the operator about a tourniquet. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('cpr', 'No answer, no normal breathing'),
    ),
    ask(
      'serious',
      'Any one? No answer, drowsy, confused, breathless. A high fall, neck or back pain, a part that will not move. A deep cut. A burn on the face, or hand-sized.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'ill',
      'Any one? A blow to the head, then vomiting or lost memory. Chest pain, swollen tongue. Face or arm hangs. A chemical in the eye. Pills or a battery swallowed.',
      next('Yes, or not sure'),
      skipTo('minor', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY} on speaker, do what the operator says. A burn or chemical: water, 20 minutes. ${LET_CREW_IN}`,
      'The operator is on speaker',
      next(),
    ),
    ask(
      'care',
      'Stay, watch every breath. After a hard fall, keep still. Drowsy, vomiting, snoring or after a seizure: on their side, head, neck and back in line. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR,
    ESCALATE,
    confirm(
      'minor',
      'Wear gloves. Press on a cut, rinse and cover it. Hold a burn under cool running water for 20 minutes. For a hurt arm or leg, a doctor.',
      'They have been cared for',
      next(),
    ),
    confirm(
      'also',
      `A tooth knocked out: into milk, and a dentist now. Swallowed by mistake, and well: ${POISON}. A blow to the head: somebody stays with them tonight.`,
      'Done, or it does not apply',
      next(),
    ),
    confirm(
      'resolved',
      `Stay until they feel well. ${IF_WORSE} Tell the ${DUTY_MANAGER} before your shift ends. Then choose “Issue resolved”.`,
      'They feel well and can reach me',
      finish(),
    ),
  ],
};
