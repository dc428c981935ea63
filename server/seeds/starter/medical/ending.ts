import { ask, confirm, finish, next, skipTo } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { LET_CREW_IN } from '../phrases.ts';

// The texts shared by several procedures of this category, so that all read the same.

/** Handles a place that is not safe to go near; a safe one goes on with the step after it. */
export const UNSAFE = ask(
  'unsafe',
  `Keep back, and keep others back. Call ${EMERGENCY} and do what the operator says. ${LET_CREW_IN} What happens?`,
  next('The operator says it is safe'),
  skipTo('escalate', 'Crew or police have taken over'),
);

/** The call if a body may jerk, and if nobody has looked at the breathing: CPR begins on the next screen. */
export const CALL_AND_LOOK = ask(
  'call',
  `Call ${EMERGENCY} on speaker, do what the operator says. ${LET_CREW_IN} If they jerk, wait. How do they breathe?`,
  next('They answer or breathe well'),
  skipTo('cpr', 'No answer, no normal breathing'),
);

/** CPR if drugs may be the cause. */
export const CPR_AND_NALOXONE = confirm(
  'cpr',
  'On their back, start CPR: push hard and fast in the middle of the chest. Others fetch and use a defibrillator, naloxone if drugs are likely. The operator leads.',
  'The crew has taken over',
  skipTo('escalate'),
);

export const ESCALATE = confirm(
  'escalate',
  `Call the ${DUTY_MANAGER}. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
  'I have told them what happened',
  finish(),
);
