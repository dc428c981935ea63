/** The presses that the phone of an escalation hears about (ANSWERS-8). */
export const SENT_PRESSES = ['have', 'cannot', 'handBack', 'done'] as const;
export type SentPress = (typeof SENT_PRESSES)[number];

/** The presses by which somebody answers an escalation (ANSWERS-2). 'real' undoes 'notReal' (LADDER-9). */
export const PRESSES = [...SENT_PRESSES, 'notReal', 'real'] as const;
export type Press = (typeof PRESSES)[number];

/** The presses that an answerer may make after their last one. Under 'none' are those for an answerer who has made none. */
const NEXT: Readonly<Record<Press | 'none', readonly Press[]>> = {
  none: ['have', 'cannot', 'notReal'],
  have: ['handBack', 'done', 'notReal'],
  cannot: ['have', 'notReal'],
  handBack: ['have', 'cannot', 'notReal'],
  done: [],
  notReal: ['real'],
  real: ['have', 'cannot', 'notReal'],
};

/** Tells whether an answerer may make a press. Repeating the last press is allowed and changes nothing. */
export const canPress = (last: Press | undefined, press: Press): boolean =>
  last === press || NEXT[last ?? 'none'].includes(press);

/** A press. `by` identifies the answerer: it is the same for all presses of one, and different for everybody else. */
export type Pressed = { readonly by: string; readonly press: Press };

/** Returns the last press of each answerer, in the order in which they were made. */
export function standingOf<P extends Pressed>(presses: readonly P[]): readonly P[] {
  return presses.filter(({ by }, at) => presses.findLastIndex((one) => one.by === by) === at);
}

type Standing = readonly Pick<Pressed, 'press'>[];

/** Tells whether anybody has the escalation. Two people may have it. */
export const isTaken = (standing: Standing): boolean =>
  standing.some(({ press }) => press === 'have');

/** Tells whether an escalation still needs somebody: nobody has marked it as done or not real, or somebody has it. */
export const isOpen = (standing: Standing): boolean =>
  isTaken(standing) || !standing.some(({ press }) => press === 'done' || press === 'notReal');

/** Compares escalations for the list: those that nobody has come first, then the oldest. */
export function compareOpen(
  one: { answers: Standing; at: string },
  other: { answers: Standing; at: string },
): number {
  const taken = Number(isTaken(one.answers)) - Number(isTaken(other.answers));
  return taken || one.at.localeCompare(other.at);
}

/** The ms after an escalation during which its links open (ANSWERS-1). */
export const LINK_LIFE = 24 * 3_600_000;

const DIGITS = /^\+?\d{4,15}$/;

/** Returns a number to call back in its stored form: its digits, after a plus if it began with one. Anything else becomes null (ANSWERS-9). */
export function normalizeCallback(typed: string | null | undefined): string | null {
  const number = (typed ?? '').replaceAll(/[\s().\-/]/g, '');
  return DIGITS.test(number) ? number : null;
}
