import { LIMITS } from '#core/base/limits.ts';
import { ONE_STEP } from '#core/notifications/ladder.ts';
import type { Ladder, LadderStep } from '#core/notifications/ladder-schema.ts';
import type { NotificationTarget } from '#core/notifications/notification-schema.ts';

/** A step as it is typed; its key stays the same when it is moved. */
export type StepDraft = Omit<LadderStep, 'wait'> & { readonly key: string; readonly wait: string };

/** The steps for some areas and categories, as they are typed. */
export type LadderDraft = Omit<Ladder, 'steps'> & {
  readonly key: string;
  readonly steps: readonly StepDraft[];
};

export type ChangeSteps = (steps: readonly StepDraft[]) => readonly StepDraft[];

export const isForAll = ({ areas, categories }: Pick<Ladder, 'areas' | 'categories'>): boolean =>
  areas.length === 0 && categories.length === 0;

/** Returns the drafts of stored ladders. The ladder for all comes first, and is made if there is none. Keys are places, so that the same ladders always make the same drafts. */
export function draftsOf(ladders: readonly Ladder[]): readonly LadderDraft[] {
  const all = ladders.some(isForAll) ? ladders : [ONE_STEP, ...ladders];
  return all
    .toSorted((one, other) => Number(isForAll(other)) - Number(isForAll(one)))
    .map((ladder, place) => ({
      ...ladder,
      key: `${place}`,
      steps: ladder.steps.map(({ wait, targets }, step) => ({
        key: `${place}.${step}`,
        wait: `${wait}`,
        targets,
      })),
    }));
}

/** Returns the typed minutes; undefined if the text is not a number of minutes. */
export function waitOf({ wait }: StepDraft): number | undefined {
  const text = wait.trim();
  return /^\d{1,3}$/.test(text) && Number(text) <= LIMITS.stepWait ? Number(text) : undefined;
}

/** Counts the waits that cannot be stored; the first step of a ladder has no wait. */
export const wrongWaits = (drafts: readonly LadderDraft[]): number =>
  drafts.flatMap(({ steps }) => steps.slice(1)).filter((step) => waitOf(step) === undefined).length;

/** Returns drafts in the form in which they are stored; a wait with a mistake counts as none. Steps that equal the default are left out. */
export function laddersIn(drafts: readonly LadderDraft[]): readonly Ladder[] {
  const ladders = drafts.map(({ areas, categories, rounds, steps }): Ladder => ({
    areas,
    categories,
    rounds,
    steps: steps.map((step, at) => ({
      wait: at === 0 ? 0 : (waitOf(step) ?? 0),
      targets: step.targets,
    })),
  }));
  return ladders.filter((ladder) => JSON.stringify(ladder) !== JSON.stringify(ONE_STEP));
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Counts the changes: of steps, of a ladder's other settings, and of ladders that were added or removed. */
export function countChanges(
  saved: readonly LadderDraft[],
  drafts: readonly LadderDraft[],
): number {
  const gone = saved.filter(({ key }) => drafts.every((draft) => draft.key !== key)).length;
  return drafts.reduce((sum, { steps, ...draft }) => {
    const { steps: before, ...from } = saved.find(({ key }) => key === draft.key) ?? {};
    if (!before) return sum + 1;
    const changed = steps.filter((step) => !before.some((one) => isSame(one, step))).length;
    const removed = before.filter(({ key }) => steps.every((step) => step.key !== key)).length;
    const kept = before.filter(({ key }) => steps.some((step) => step.key === key));
    const isMoved = !isSame(
      kept.map(({ key }) => key),
      steps.map(({ key }) => key).filter((key) => kept.some((step) => step.key === key)),
    );
    return sum + changed + removed + Number(isMoved) + Number(!isSame(from, draft));
  }, gone);
}

export const withoutGone = (
  drafts: readonly LadderDraft[],
  ids: ReadonlySet<string>,
): readonly LadderDraft[] =>
  drafts.map((ladder) => ({
    ...ladder,
    steps: ladder.steps.map((step) => ({
      ...step,
      targets: step.targets.filter((id) => ids.has(id)),
    })),
  }));

/** Returns the recipients that a step shows; the first step also shows those that are in no step at all (LADDER-1). */
export function shownIn(
  drafts: readonly LadderDraft[],
  { step, isFirst }: { step: StepDraft; isFirst: boolean },
  targets: readonly NotificationTarget[],
): readonly NotificationTarget[] {
  const placed = new Set(drafts.flatMap(({ steps }) => steps.flatMap((one) => one.targets)));
  return targets.filter(
    ({ _id, escalations }) =>
      step.targets.includes(_id) || (isFirst && escalations && !placed.has(_id)),
  );
}

/** Moves a step one place up or down; the first step never waits, so the two steps exchange their waits. */
export function withMoved(
  steps: readonly StepDraft[],
  at: number,
  by: -1 | 1,
): readonly StepDraft[] {
  const [one, other] = [steps[at], steps[at + by]];
  if (!one || !other) return steps;
  const moved = new Map([
    [at, { ...other, wait: one.wait }],
    [at + by, { ...one, wait: other.wait }],
  ]);
  return steps.map((step, place) => moved.get(place) ?? step);
}

/** Adds a step after the others, with the wait that most of them have. */
export const withStep = (steps: readonly StepDraft[], key: string): readonly StepDraft[] => [
  ...steps,
  { key, wait: steps.length > 1 ? (steps.at(-1)?.wait ?? '5') : '5', targets: [] },
];

export const withTargets = (
  steps: readonly StepDraft[],
  key: string,
  change: (ids: readonly string[]) => readonly string[],
): readonly StepDraft[] =>
  steps.map((step) => (step.key === key ? { ...step, targets: [...change(step.targets)] } : step));
