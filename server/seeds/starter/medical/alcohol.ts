import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CALL_AND_LOOK, CPR_AND_NALOXONE, ESCALATE } from './ending.ts';

export const ALCOHOL = {
  title: 'Too much alcohol',
  category: 'Medical',
  place: 7,
  alsoCalled: ['drunk', 'alcohol poisoning', 'intoxicated', 'wasted'],
  firstAct: `Cannot be woken: call ${EMERGENCY}, the operator leads. No answer, no normal breathing: CPR. If safe, stay.`,
  steps: [
    ask(
      'stay',
      'If it is safe, go and stay, send for a friend. Drowsy and vomiting: on their side at once, gloves or not. Are they violent, or is it not safe to go near?',
      next('Yes, so I keep back'),
      skipTo('danger', 'No, I am with them'),
      { violence: 'yes' },
    ),
    ask(
      'keep-back',
      `Keep back, keep others back. Call ${SECURITY}, then the ${DUTY_MANAGER}. With a weapon, or anyone hurt: leave, and open the procedure on threats. What happens?`,
      next('It is safe, Security is here'),
      skipTo('escalate', 'Security or police took over'),
    ),
    ask(
      'danger',
      'Any one of these? Hard to wake, or very confused. Slow or odd breathing. Pale, blue or cold. A seizure, or a blow to the head. Vomiting while drowsy.',
      next('Yes, or not sure'),
      skipTo('taken', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    CALL_AND_LOOK,
    ask(
      'watch',
      'On their side, warm. Stay, watch every breath, let nobody “sleep it off”. If drugs too, naloxone. No coffee. Tell the operator of any change. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
    ),
    CPR_AND_NALOXONE,
    ask(
      'taken',
      'Did they or a friend say: drugs or medicine too, or diabetes? If only a drink may be spiked, never leave them, keep the glass; an ambulance if they get worse.',
      skipTo('call', 'Yes, or not sure'),
      next('No, or only a spiked drink'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'walk',
      'Can they answer you clearly, sit up alone, and walk without being held up?',
      next('Yes, all three'),
      skipTo('call', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'room',
      `Only if calm, a friend or ${SECURITY} and you walk beside them to their room; else wait. They lie on their side, a bucket near. No alcohol, no pills.`,
      'They are in their room, on their side',
    ),
    ask(
      'friend',
      'Will a sober friend stay all night, and call an ambulance if the person is hard to wake or breathes oddly?',
      next('Yes, a friend stays'),
      skipTo('alone', 'No, or not sure'),
    ),
    ask(
      'look-again',
      'Look in again after 30 minutes, without fail. Are they easy to wake, breathing evenly and of normal color?',
      next('Yes, all three'),
      skipTo('call', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    end(
      'resolved',
      `Say how to reach you. Call the ${DUTY_MANAGER} now after violence or a spiked drink, else this shift; ${ADVISOR_SUPPORT} is there for you. Choose “Issue resolved”.`,
      'The friend knows what to do',
    ),
    ask(
      'alone',
      `While they are calm, you stay by the open door, and they lie on their side. Call the ${DUTY_MANAGER} to send someone. Watch every breath. What happens?`,
      skipTo('escalate', 'Someone stays in my place'),
      skipTo('call', 'Hard to wake or odd breathing'),
      { danger: 'no', patient: 'no' },
    ),
    ESCALATE,
  ],
} as const satisfies SeedIssue;
