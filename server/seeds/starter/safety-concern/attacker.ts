import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';

export const attacker: SeedIssue = {
  title: 'Attacker or weapon',
  category: 'Safety concern',
  place: 1,
  alsoCalled: ['active shooter', 'gun', 'knife', 'lockdown', 'shots fired', 'stabbing'],
  firstAct: `Get away or hide, then call ${EMERGENCY}. Phone silent, no fire alarm. Never go near.`,
  why: 'One’s own life first: whoever runs or hides can call, and nobody is sent near.',
  steps: [
    ask(
      'way-out',
      'A gun, a knife, shots, somebody attacking people: is there a safe way out, away from it?',
      next('Yes: run'),
      skipTo('hide', 'No, or not sure: hide'),
      { danger: 'step', violence: 'step' },
    ),
    confirm(
      'run',
      `Run. Leave things behind, wait for nobody who will not come. Out of reach: call ${EMERGENCY}: where, who, which weapon, who is hurt.`,
      'I am away and have called',
      skipTo('others'),
    ),
    confirm(
      'hide',
      `Lock or block the door, lights off, phone silent, out of sight, no sound. Call ${EMERGENCY}; if you cannot speak, leave the line open.`,
      'Hidden, and called if I could',
      next(),
    ),
    confirm(
      'others',
      `Do what they say. Warn others by message, never by the fire alarm. Once the call handler lets you go, tell ${SECURITY}, who lets the police in.`,
      'Warned, or it is not safe to',
      next(),
    ),
    ask(
      'hurt',
      'Stay there: fire or smoke is a reason to come out, an alarm alone is not. Is anyone with you hurt?',
      next('Yes, or not sure'),
      skipTo('police', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'aid',
      `Tell ${EMERGENCY} who is hurt, do what they say. Press hard on a wound that bleeds, but beside anything stuck in it: leave that in.`,
      'They know who is hurt',
      next(),
    ),
    confirm(
      'watch',
      'Stay, watch them; never go out to others. The police come: empty hands, where they see them. No answer and no normal breathing: say so, start CPR.',
      'The crew or the police have taken over',
      skipTo('escalate'),
    ),
    confirm(
      'police',
      'Stay where you are until the police come to you. Open to nobody else. Then: empty hands, where they see them, no quick moves, do what they say.',
      'The police say that it is safe',
      next(),
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER}. Post nothing, no word to the press. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'They lead from here',
      finish(),
    ),
  ],
};
