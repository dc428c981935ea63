import { ask, confirm, next, skipTo } from '../../base/seed-shape.ts';
import { CRISIS_LINE, EMERGENCY, SECURITY } from '../contacts.ts';

// What is asked of whoever tells what was done to them, in the same words whatever it was.

/** For danger that has no sign yet; whoever has one was asked first. */
export const STRANGLED = ask(
  'strangled',
  'Ask: “Did anyone put hands or anything else on your throat, or drug you, in the last days?” It can do harm days later, without a mark.',
  next('Yes, or not sure'),
  skipTo('choice', 'No'),
);

export const DOCTOR = confirm(
  'doctor',
  'A doctor tonight, even if they feel well: offer to go along, or an ambulance. They decide. Hoarse, faint, hard to breathe or drowsy later: an ambulance at once.',
  'They know why a doctor matters',
  next(),
);

/** What follows a no, and what follows `stayAlive`, is `to`. */
export function askAboutSuicide(to: string) {
  return ask(
    'dying',
    'Ask: “Are you thinking about suicide?” Asking does not put the idea there. Do they say so, or does anyone worry about that?',
    next('Yes, or not sure'),
    skipTo(to, 'No'),
    { danger: 'yes', hard: 'yes' },
  );
}

/** Follows a question about suicide. */
export function stayAlive(to: string) {
  return confirm(
    'stay',
    `Stay. A plan, the means, or unsure: call ${EMERGENCY} now, the operator leads; a helper has ${SECURITY} let the crew in. Else offer the ${CRISIS_LINE}.`,
    'Somebody stays with them',
    skipTo(to),
  );
}
