import { confirm, finish, skipTo } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';

// How what is dangerous ends in every procedure of this category, so that it is read in the same words.

/** Once it is on the screen nothing is asked or checked (START-15); goes to `ESCALATE`. */
export const CPR = confirm(
  'cpr',
  `Tell ${EMERGENCY}, on loudspeaker. Start CPR: push hard and fast in the middle of the chest. Send for a defibrillator. Do not stop for this guide.`,
  'The crew has taken over',
  skipTo('escalate'),
  { danger: 'step', patient: 'step' },
);

export const ESCALATE = confirm(
  'escalate',
  `Call the ${DUTY_MANAGER}. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
  'I have told them what happened',
  finish(),
);
