import { ask, confirm, finish, next, skipTo } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { LET_CREW_IN } from '../phrases.ts';

// What several procedures of this category say, so that it is read in the same words.

/** For a place that is not safe to go near; what is safe goes on with the step after it. */
export const UNSAFE = ask(
  'unsafe',
  `Keep back, and keep others back. Call ${EMERGENCY} and do what the operator says. ${LET_CREW_IN} What happens?`,
  next('It is safe now'),
  skipTo('escalate', 'Crew or police have taken over'),
);

export const ESCALATE = confirm(
  'escalate',
  `Call the ${DUTY_MANAGER}. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
  'I have told them what happened',
  finish(),
);
