import { ask, confirm, end, next, skipTo } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { LET_CREW_IN } from '../phrases.ts';

// Several procedures of this category share these texts, so that all read the same.

/** The step for a place that is not safe to go near. If the place is safe, the next step follows. */
export const UNSAFE = ask(
  'unsafe',
  `Keep back, and keep others back. Call ${EMERGENCY} and do what the operator says. ${LET_CREW_IN} What happens?`,
  next('The operator says it is safe'),
  skipTo('escalate', 'Crew or police have taken over'),
);

/** The call if a body may jerk, or if nobody has looked at the breathing. CPR begins on the next screen. */
export const CALL_AND_LOOK = ask(
  'call',
  `Call ${EMERGENCY} on speaker, do what the operator says. ${LET_CREW_IN} If they jerk, wait. How do they breathe?`,
  next('They answer or breathe well'),
  skipTo('cpr', 'No answer, no normal breathing'),
);

/** The question about meningitis and sepsis. Any sign leads to `call`. */
export const MENINGITIS = ask(
  'meningitis',
  'Ill, feverish or very cold, and any one? Stiff neck, bad headache, light hurts. Shaking hard. No urine today. A rash that stays under a pressed glass.',
  skipTo('call', 'Yes, or not sure'),
  next('No, none of these'),
  { danger: 'yes', patient: 'yes' },
);

/** The step that has the advisor leave a place where the air may be bad, and call from outside. */
export const LEAVE_BAD_AIR = confirm(
  'out',
  `Everyone here out by the stairs. Outside, call ${EMERGENCY}, do what the operator says: who is inside. ${LET_CREW_IN}`,
  'We are out and I have called',
  skipTo('position'),
);

/** The call, and the wait for the crew beside an ill person. CPR is the step after it. */
export const CALL_AND_WATCH = [
  CALL_AND_LOOK,
  confirm(
    'position',
    'If breathless or in chest pain, they sit; if faint, flat, legs up; if not alert, on their side. Nothing by mouth; with diabetes, ask the operator about sugar.',
    'They rest as they should',
  ),
  ask(
    'watch',
    'Stay and watch every breath. They never walk to the crew. Tell the operator of any change and, if you are alone, which door is open. What happens?',
    skipTo('escalate', 'The crew has taken over'),
    next('No answer, no normal breathing'),
  ),
] as const;

/** The step for CPR if drugs may be the cause. */
export const CPR_AND_NALOXONE = confirm(
  'cpr',
  'On their back, start CPR: push hard and fast in the middle of the chest. Others fetch and use a defibrillator, naloxone if drugs are likely. The operator leads.',
  'The crew has taken over',
  skipTo('escalate'),
);

export const ESCALATE = end(
  'escalate',
  `Call the ${DUTY_MANAGER}. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
  'I have told them what happened',
);
