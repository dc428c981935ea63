import { ask, confirm, next, skipTo, type SeedAction } from '../../base/seed-shape.ts';
import { CRISIS_LINE, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { NO_BREATH, TAKEN_OVER } from '../phrases.ts';

// These questions are for a person who reports what was done to them. The words are the same whatever it was.

/** The question about danger before there is any sign of it. People with signs were asked earlier. */
export const STRANGLED = ask(
  'strangled',
  'Ask: “Did anyone put hands or anything else on your throat, or drug you, in the last days?” It can do harm days later, without a mark.',
  next('Yes, or not sure'),
  skipTo('dying', 'No'),
);

export const DOCTOR = confirm(
  'doctor',
  'A doctor tonight, even if they feel well: offer to go along, or an ambulance. They decide. Hoarse, faint, short of breath or drowsy later: an ambulance at once.',
  'They know why a doctor matters',
  next(),
);

/** The wait for a crew, which the person must not notice, and the question whether they are still there. */
export const WAIT_QUIETLY = [
  confirm(
    'crew-in',
    `A helper, or you once the operator lets you go, calls ${SECURITY} to let the crew in quietly and keep others away. Say where, not what happened.`,
    'The crew will be let in quietly',
  ),
  confirm('watch', `If safe, stay, watch, say “I believe you”. ${NO_BREATH}`, TAKEN_OVER),
  ask(
    'here',
    'Is the person still with you, and able to talk?',
    skipTo('dying', 'Yes, still with me'),
    skipTo('escalate', 'No, or not able to'),
  ),
] as const;

const WORRIED = 'Do they say so, or are you worried?';

/** Asks about suicide, with other words if the advisor may not have met anybody. A clear no leads to `to`, and a yes to `stayAlive`. */
export function askAboutSuicide(
  to: string,
  words = 'Ask: “Are you thinking about suicide?” Asking does not put the idea there.',
  no = 'A clear no',
) {
  return ask('dying', `${words} ${WORRIED}`, next('Yes, or unclear'), skipTo(to, no), {
    hard: 'yes',
  });
}

/** Follows a yes about suicide. `offered` comes next if there is no plan, and `then` once a crew is there. */
export function stayAlive(offered: string, then: SeedAction) {
  return [
    ask(
      'stay',
      `Stay, but never near a gun. Ask: “Do you know how, and do you have what you need for it?” If a clear no: ${CRISIS_LINE}, tell the ${DUTY_MANAGER}. What do they say?`,
      next('Yes, or unclear'),
      skipTo(offered, 'A clear no to both'),
      { danger: 'yes', patient: 'yes', hard: 'step' },
    ),
    confirm(
      'call',
      `Say: “I must call, your life is in danger.” Call ${EMERGENCY}, do what the operator says. A helper, or you later, has ${SECURITY} let the crew in.`,
      'I have called, or a helper has',
    ),
    confirm('await', `If safe, stay, keep talking, watch. ${NO_BREATH}`, TAKEN_OVER, then),
  ] as const;
}
