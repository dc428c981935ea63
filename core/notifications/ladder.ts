import { isOpen, isTaken, type Pressed } from './answers.ts';
import type { Ladder, LadderStep } from './ladder-schema.ts';

const MINUTE = 60_000;

/** The ms from an escalation to its first step: by then its Undo has gone from the phone (KIT-18, LADDER-3). */
export const UNDO_GONE = 5_000;

/** The minutes from the last step to the next round, or until nobody has answered: as long as that step waited, at least so many. */
const PAUSE_LEAST = 5;
export const pauseOf = ({ steps }: Pick<Ladder, 'steps'>): number =>
  Math.max(PAUSE_LEAST, steps.at(-1)?.wait ?? 0);

/** Returns the minutes until nobody has answered. */
export const minutesOf = ({ rounds, steps }: Pick<Ladder, 'rounds' | 'steps'>): number =>
  rounds * steps.reduce((sum, { wait }) => sum + wait, pauseOf({ steps }));

/** The ms by which the clocks of several servers may differ. */
export const CLOCKS_APART = MINUTE;

/** Returns the longest time in ms until the next step of a ladder. */
export const longestWait = ({ steps }: Pick<Ladder, 'steps'>): number =>
  Math.max(pauseOf({ steps }), ...steps.map(({ wait }) => wait)) * MINUTE + CLOCKS_APART;

/** The one step in which everybody is told for whom there is no ladder (LADDER-1). */
export const ONE_STEP: Ladder = {
  areas: [],
  categories: [],
  rounds: 1,
  steps: [{ wait: 0, targets: [] }],
};

/** The area, by its id, and the category of an escalation. */
export type EscalationOrigin = { readonly area: string | null; readonly category: string };

const isFor = (list: readonly string[], one: string | null): boolean =>
  list.length === 0 || (one !== null && list.includes(one));

const rank = ({ areas, categories }: Ladder): number =>
  2 * Number(areas.length > 0) + Number(categories.length > 0);

/** Returns the ladder that counts there: the one for area and category, then for the area, then for the category, then for all; of two alike the first. */
export function ladderFor(
  ladders: readonly Ladder[],
  { area, category }: EscalationOrigin,
): Ladder {
  const fits = ladders.filter(
    (ladder) => isFor(ladder.areas, area) && isFor(ladder.categories, category),
  );
  return fits.toSorted((one, other) => rank(other) - rank(one))[0] ?? ONE_STEP;
}

/** The settings of a target that decide whether a step tells it. */
type TargetSettings = {
  readonly _id: string;
  readonly escalations: boolean;
  readonly categories: readonly string[];
};

/** Returns whom each step tells about an escalation from this place. Recipients in no step of any ladder are in the first step. Without a ladder, or if nobody is in its steps, all are told at once. */
export function stepsAt<T extends TargetSettings>(
  ladders: readonly Ladder[],
  targets: readonly T[],
  place: EscalationOrigin,
): { readonly ladder: Ladder; readonly steps: readonly (readonly T[])[] } {
  const ladder = ladderFor(ladders, place);
  const placed = new Set(ladders.flatMap(({ steps }) => steps.flatMap((step) => step.targets)));
  const wanted = targets.filter(
    ({ escalations, categories }) => escalations && isFor(categories, place.category),
  );
  const steps = ladder.steps.map((step, at) =>
    wanted.filter(({ _id }) => step.targets.includes(_id) || (at === 0 && !placed.has(_id))),
  );
  const isTold = ladder !== ONE_STEP && steps.some((step) => step.length > 0);
  return isTold ? { ladder, steps } : { ladder: ONE_STEP, steps: [wanted] };
}

/** Cuts a ladder to the steps up to the first that had somebody, told once: for what arrives late, and for strangers beyond their share (LADDER-8, LADDER-9). */
export const firstStepsOf = (ladder: Ladder, first = ladder.steps.length): Ladder => ({
  ...ladder,
  rounds: 1,
  steps: ladder.steps.slice(0, first),
});

/** The place of an escalation in its ladder: the steps of this round that were told, and when the next is due, in ms; null while somebody has it or is done with it. */
export type RunState = {
  readonly step: number;
  readonly round: number;
  readonly dueAt: number | null;
};

/** The part of a ladder that says when. */
type Timed = { readonly rounds: number; readonly steps: readonly Pick<LadderStep, 'wait'>[] };

/** A turn of an escalation: it waits, or tells a step (from 0) of a round, or ends as nobody answered. */
export type Turn =
  | { readonly does: 'wait'; readonly state: RunState }
  | { readonly does: 'tell'; readonly step: number; readonly round: number }
  | { readonly does: 'unanswered' };

const awaits = (state: RunState, dueAt: number | null): Turn => ({
  does: 'wait',
  state: state.dueAt === dueAt ? state : { ...state, dueAt },
});

/** Returns when the next step is due, in ms. One that a clock ahead put off for longer than it waits does so from now on (LADDER-6). */
export function dueOf(
  { steps }: Pick<Ladder, 'steps'>,
  { step, dueAt }: { step: number; dueAt: number },
  now: number,
): number {
  const minutes = steps[step]?.wait ?? pauseOf({ steps });
  const latest = now + (step === 0 ? UNDO_GONE : minutes * MINUTE);
  return dueAt > latest + CLOCKS_APART ? latest : dueAt;
}

/** Decides what becomes of an escalation now (LADDER-3, LADDER-4). */
export function nextOf(
  { rounds, steps }: Timed,
  state: RunState,
  standing: readonly Pick<Pressed, 'press'>[],
  now: number,
): Turn {
  if (isTaken(standing) || !isOpen(standing)) return awaits(state, null);
  const { step, round, dueAt } = state;
  if (dueAt !== null && dueAt > now) return awaits(state, dueAt);
  if (step < steps.length) return { does: 'tell', step, round };
  return round < rounds ? { does: 'tell', step: 0, round: round + 1 } : { does: 'unanswered' };
}

/** Returns the place after a step was told: the next one waits, except for a step that had nobody (LADDER-5). */
export function afterTelling(
  { steps }: Timed & Pick<Ladder, 'steps'>,
  { step, round }: { step: number; round: number },
  { isNobody, now }: { isNobody: boolean; now: number },
): RunState {
  const next = steps[step + 1];
  if (!next) return { step: step + 1, round, dueAt: now + pauseOf({ steps }) * MINUTE };
  return { step: step + 1, round, dueAt: isNobody ? now : now + next.wait * MINUTE };
}

/** Tells whether a press makes the next step due at once: who refuses, hands back or undoes leaves nobody who has it (LADDER-4). */
export const goesOn = (
  press: Pressed['press'],
  standing: readonly Pick<Pressed, 'press'>[],
): boolean =>
  ['cannot', 'handBack', 'real'].includes(press) && isOpen(standing) && !isTaken(standing);
