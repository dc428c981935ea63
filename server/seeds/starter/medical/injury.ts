import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, POISON, SECURITY } from '../contacts.ts';
import { CPR, ESCALATE } from './ending.ts';

export const INJURY: SeedIssue = {
  title: 'Injury or seizure',
  category: 'Medical',
  place: 6,
  alsoCalled: ['bleeding', 'head injury', 'broken bone', 'burn', 'epilepsy', 'concussion'],
  firstAct: `Heavy bleeding: press hard on it and call ${EMERGENCY}. A seizure: never hold them down, note the time.`,
  why: 'One step calls for help and stops the blood at once; a seizure that ends well needs no ambulance.',
  steps: [
    ask(
      'seizure',
      'Go near only if it is safe. Does the body jerk again and again? Then note the time, cushion the head, never hold them down, put nothing in the mouth.',
      next('Yes, a seizure'),
      skipTo('bleeding', 'No, or not sure'),
    ),
    ask(
      'long',
      'Any one of these? It has lasted 5 minutes. Their first, or you do not know. Another one follows. In water. Hurt, pregnant or diabetic.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'recover',
      'Once it stops, roll them onto their side. Did it stop within 5 minutes of the start, and do they breathe normally and slowly come round?',
      skipTo('resolved', 'Yes, all three'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'bleeding',
      'Is there heavy bleeding: blood that spurts, pools or does not stop?',
      next('Yes, or not sure'),
      skipTo('serious', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'press',
      `Press hard with a cloth, beside anything stuck in the wound. Call ${EMERGENCY} on loudspeaker. Someone else calls ${SECURITY} to let the crew in.`,
      'I am pressing and help is coming',
      next(),
    ),
    ask(
      'soaked',
      'Stay, do what they say. Soaked: more cloth on top, press harder. A limb still pours: ask them about a tourniquet. Lay them down, watch them. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('cpr', 'No answer, no normal breathing'),
    ),
    ask(
      'serious',
      'Any one? No answer, drowsy, confused. Breathless. Fell from high up. Head, neck or back hurt. Cannot move a part. Deep cut. Burn on the face or over hand size.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'ill',
      'Any one of these? Chest pain. A swollen face or tongue. Face or arm hangs, speech slurs. Pills or poison swallowed on purpose.',
      next('Yes, or not sure'),
      skipTo('minor', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}, do what they say. Jerking: onto the side once it stops. A burn: cool water. Someone else calls ${SECURITY} to let the crew in.`,
      'The call handler is on loudspeaker',
      next(),
    ),
    ask(
      'care',
      'Stay, watch every breath. A hard fall: keep still. They vomit, snore or had a seizure: onto the side, head, neck and back in line. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR,
    ESCALATE,
    confirm(
      'minor',
      `Gloves. A cut: press, rinse, cover. A burn: 20 minutes of cool running water. A hurt arm or leg: a doctor. Swallowed by mistake, and well: ${POISON}.`,
      'They have been cared for',
      next(),
    ),
    confirm(
      'resolved',
      `Stay until they feel well. Worse later: an ambulance. Say how to reach you. Tell the ${DUTY_MANAGER} before your shift ends. Then choose “Issue resolved”.`,
      'They feel well and can reach me',
      finish(),
    ),
  ],
};
