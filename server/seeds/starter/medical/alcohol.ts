import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CPR, LET_CREW_IN } from '../phrases.ts';
import { ESCALATE } from './ending.ts';

export const ALCOHOL: SeedIssue = {
  title: 'Too much alcohol',
  category: 'Medical',
  place: 7,
  alsoCalled: ['drunk', 'alcohol poisoning', 'intoxicated', 'wasted'],
  firstAct: `Cannot be woken: call ${EMERGENCY}, do what the operator says. No normal breathing: CPR. Never leave them alone.`,
  why: 'Three later answers skip back to the ambulance call: a person who is drunk can get worse.',
  steps: [
    confirm(
      'stay',
      `If they are violent, keep back, call ${SECURITY}. If it is safe, go and stay. Drowsy and vomiting: on their side at once, gloves or not. Send for a friend.`,
      'I am with them, or keep a safe distance',
      next(),
    ),
    ask(
      'danger',
      'Any one of these? Hard to wake, or very confused. Slow or odd breathing. Pale, blue or cold. A seizure, or a blow to the head. Vomiting while drowsy.',
      next('Yes, or not sure'),
      skipTo('taken', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'emergency',
      `Call ${EMERGENCY} on speaker, do what the operator says. ${LET_CREW_IN} Look at the breathing. What do you see?`,
      next('They answer or breathe well'),
      skipTo('cpr', 'No answer, no normal breathing'),
    ),
    ask(
      'watch',
      'On their side, warm. Stay, watch every breath, never let anyone “sleep it off”. No coffee, no cold shower. Tell the operator of any change. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR,
    ask(
      'taken',
      'Have they taken drugs or medicine too, or do they have diabetes? If only a drink may be spiked, never leave them; an ambulance if they get worse.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, or only a spiked drink'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'walk',
      'Can they answer you clearly, sit up alone, and stand and walk without being held up?',
      next('Yes, all three'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'room',
      'A friend and you walk beside them to their room. They lie on their side, a bucket near, water to sip. No more alcohol, no pills.',
      'They are in their room, on their side',
      next(),
    ),
    ask(
      'friend',
      'Will a sober friend stay all night, and call an ambulance if they are hard to wake or breathe oddly?',
      next('Yes, a friend stays'),
      skipTo('alone', 'No, or not sure'),
    ),
    ask(
      'look-again',
      'Look in again after 30 minutes, without fail. Are they easy to wake, breathing evenly and of normal color?',
      next('Yes, all three'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'resolved',
      `Tell the friend when you look in next and how to reach you. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'The friend knows what to do',
      finish(),
    ),
    ask(
      'alone',
      `Then you stay, door open, and they stay on their side. Call the ${DUTY_MANAGER} to send someone. Watch every breath. What happens?`,
      skipTo('escalate', 'Someone stays in my place'),
      skipTo('emergency', 'Hard to wake or odd breathing'),
      { danger: 'no', patient: 'no' },
    ),
    ESCALATE,
  ],
};
