import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';

export const hangingOrJumping: SeedIssue = {
  title: 'Hanging or jumping',
  category: 'Welfare',
  place: 1,
  alsoCalled: ['noose', 'on the roof', 'on a ledge', 'ligature'],
  firstAct: `Call ${EMERGENCY} on loudspeaker. Hanging: hold the body up and get it down. Never leave them alone.`,
  why: 'It is happening: hands first where somebody hangs, words and distance where somebody may fall.',
  steps: [
    ask(
      'neck',
      'Is somebody hanging, or is something tight around their neck?',
      next('Yes'),
      skipTo('talk', 'No, something else'),
      { danger: 'step', patient: 'step', hard: 'step' },
    ),
    confirm(
      'down',
      `Shout for help. Hold the weight up, loosen or cut the noose, not the knot, lay them down. ${EMERGENCY}: a helper at once; alone, as soon as they are down.`,
      'Down, the call handler is on',
      next(),
    ),
    ask(
      'breathing',
      'Loosen what is round the neck. Tilt the head back. Look, listen and feel, at most 10 seconds. Is the breathing normal? Gasps are not normal.',
      skipTo('side', 'Yes, normal'),
      next('No, or not sure'),
    ),
    confirm(
      'cpr',
      `Start CPR: push hard and fast in the middle of the chest. Do what they say, do not stop for this guide. A helper has ${SECURITY} let the crew in.`,
      'The crew has taken over',
      skipTo('escalate'),
    ),
    confirm(
      'side',
      `Stay, watch, do what they say. Not awake: on their side, neck in line. No answer and no normal breathing: CPR. A helper has ${SECURITY} let the crew in.`,
      'The crew has taken over',
      skipTo('escalate'),
    ),
    confirm(
      'talk',
      `Call ${EMERGENCY} on loudspeaker: where, what they do. Edge, road, blade: keep back, never grab. A gun: get away. In sight: talk, do what they say.`,
      'I have called, or a helper has',
      next(),
    ),
    confirm(
      'quiet',
      `A helper has ${SECURITY} let the crew in quietly and keeps others away. Alone: ask the call handler to have the door opened.`,
      'The crew will be let in quietly',
      next(),
    ),
    confirm(
      'harm',
      'If safe: press hard on a wound. A fall: keep still. Pills: no vomiting. Drowsy: on their side. Stay, watch. No answer and no normal breathing: say so, CPR.',
      'The crew has taken over',
      next(),
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER}. Leave the place as it is. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'They lead from here',
      finish(),
    ),
  ],
};
