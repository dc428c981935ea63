import { isOpen, isTaken, type Pressed } from './answers.ts';
import type { Ladder, LadderStep } from './ladder-schema.ts';

const MINUTE = 60_000;

/** The ms from an escalation to its first step. By then its Undo is no longer on the phone (KIT-18, LADDER-3). */
export const UNDO_GONE = 5_000;

/** The fewest minutes from the last step to the next round, or to the end. Otherwise it is as long as the last step waited. */
const PAUSE_LEAST = 5;
export const pauseOf = ({ steps }: Pick<Ladder, 'steps'>): number =>
  Math.max(PAUSE_LEAST, steps.at(-1)?.wait ?? 0);

/** Returns the minutes after which nobody has answered and the ladder ends. */
export const minutesOf = ({ rounds, steps }: Pick<Ladder, 'rounds' | 'steps'>): number =>
  rounds * steps.reduce((sum, { wait }) => sum + wait, pauseOf({ steps }));

/** The ms by which the clocks of several servers may differ. */
export const CLOCKS_APART = MINUTE;

/** Returns the longest time in ms until the next step of a ladder. */
export const longestWait = ({ steps }: Pick<Ladder, 'steps'>): number =>
  Math.max(pauseOf({ steps }), ...steps.map(({ wait }) => wait)) * MINUTE + CLOCKS_APART;

/** The one step that tells everybody if there is no ladder for an escalation (LADDER-1). */
export const ONE_STEP: Ladder = {
  areas: [],
  categories: [],
  rounds: 1,
  steps: [{ wait: 0, targets: [] }],
};

/** The origin of an escalation: the area, by its id, and the category. */
export type EscalationOrigin = { readonly area: string | null; readonly category: string };

const isFor = (list: readonly string[], one: string | null): boolean =>
  list.length === 0 || (one !== null && list.includes(one));

const rank = ({ areas, categories }: Ladder): number =>
  2 * Number(areas.length > 0) + Number(categories.length > 0);

/** Returns the ladder for an origin: the one for area and category, otherwise for the area, otherwise for the category, otherwise for all. Of two equal ones the first counts. */
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

/** Returns the targets that each step tells about an escalation from this place. Recipients in no step of any ladder are in the first step. Without a ladder, or if nobody is in its steps, all are told at once. */
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

/** Cuts a ladder to its steps up to the first that had somebody, in one round. That is for escalations that arrive late, and for strangers who sent too many (LADDER-8, LADDER-9). */
export const firstStepsOf = (ladder: Ladder, first = ladder.steps.length): Ladder => ({
  ...ladder,
  rounds: 1,
  steps: ladder.steps.slice(0, first),
});

/** The progress of an escalation on its ladder: the steps of this round that were told, and the time in ms at which the next is due, which is null while somebody has it or marked it as done. */
export type RunState = {
  readonly step: number;
  readonly round: number;
  readonly dueAt: number | null;
};

/** The part of a ladder that says when its steps are due. */
type Timed = { readonly rounds: number; readonly steps: readonly Pick<LadderStep, 'wait'>[] };

/** A turn of an escalation: it waits, it tells a step (from 0) of a round, or it ends because nobody answered. */
export type Turn =
  | { readonly does: 'wait'; readonly state: RunState }
  | { readonly does: 'tell'; readonly step: number; readonly round: number }
  | { readonly does: 'unanswered' };

const awaits = (state: RunState, dueAt: number | null): Turn => ({
  does: 'wait',
  state: state.dueAt === dueAt ? state : { ...state, dueAt },
});

/** Returns the time in ms at which the next step is due. If a fast clock put it off for longer than it waits, the wait starts now (LADDER-6). */
export function dueOf(
  { steps }: Pick<Ladder, 'steps'>,
  { step, dueAt }: { step: number; dueAt: number },
  now: number,
): number {
  const minutes = steps[step]?.wait ?? pauseOf({ steps });
  const latest = now + (step === 0 ? UNDO_GONE : minutes * MINUTE);
  return dueAt > latest + CLOCKS_APART ? latest : dueAt;
}

/** Decides what an escalation does now (LADDER-3, LADDER-4). */
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

/** Returns the progress after a step was told. The next step waits, except after a step that had nobody (LADDER-5). */
export function afterTelling(
  { steps }: Timed & Pick<Ladder, 'steps'>,
  { step, round }: { step: number; round: number },
  { isNobody, now }: { isNobody: boolean; now: number },
): RunState {
  const next = steps[step + 1];
  if (!next) return { step: step + 1, round, dueAt: now + pauseOf({ steps }) * MINUTE };
  return { step: step + 1, round, dueAt: isNobody ? now : now + next.wait * MINUTE };
}

/** Tells whether a press makes the next step due at once: somebody refuses, hands back or undoes, and so nobody has the escalation (LADDER-4). */
export const goesOn = (
  press: Pressed['press'],
  standing: readonly Pick<Pressed, 'press'>[],
): boolean =>
  ['cannot', 'handBack', 'real'].includes(press) && isOpen(standing) && !isTaken(standing);
