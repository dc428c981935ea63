import type { StepId } from './step-schema.ts';
import { branchesOf, isSkip, type Branch, type SavedStep } from './step.ts';

/** A skip as seen from its target: the step and the branch that lead there. */
export type SkipSource = { step: StepId; branch: Branch };

/** A removed step with what is needed to restore it (EDITOR-13): its place from 0, its neighbors and the skips that led to it. */
export type RemovedStep = {
  step: SavedStep;
  index: number;
  after?: StepId;
  next?: StepId;
  skips: SkipSource[];
};

export function skipsTo(steps: readonly SavedStep[], stepId: string): SkipSource[] {
  return steps
    .filter((step) => step._id !== stepId)
    .flatMap((step) =>
      branchesOf(step)
        .filter((branch) => isSkip(step[branch]) && step[branch]?.goToStep === stepId)
        .map((branch) => ({ step: step._id, branch })),
    );
}

/** Returns the place for a step that is added after `after`, counted from 0. It is the end of the list if there is no such step. */
export function placeAfter(steps: readonly SavedStep[], after: string | undefined): number {
  const index = steps.findIndex((step) => step._id === after);
  return index === -1 ? steps.length : index + 1;
}

/** Returns the steps with one more, after the step `after` or at the end. Skips keep their targets (EDITOR-43). */
export function addStep(steps: readonly SavedStep[], step: SavedStep, after?: string): SavedStep[] {
  const place = placeAfter(steps, after);
  return [...steps.slice(0, place), step, ...steps.slice(place)];
}

export function replaceStep(steps: readonly SavedStep[], step: SavedStep): SavedStep[] {
  return steps.map((other) => (other._id === step._id ? step : other));
}

function withTarget(step: SavedStep, branch: Branch, target: StepId | undefined): SavedStep {
  const { goToStep: _, ...action } = { goToStep: undefined, ...step[branch] };
  return { ...step, [branch]: target === undefined ? action : { ...action, goToStep: target } };
}

export function withoutSkipsTo(steps: readonly SavedStep[], stepId: string): SavedStep[] {
  return steps.map((step) =>
    skipsTo([step], stepId).reduce((left, { branch }) => withTarget(left, branch, undefined), step),
  );
}

/** Returns the steps without `stepId`. Skips to it lose their target and get no other (PUBLISH-10, STEP-9). `removed` has what is needed to restore both. */
export function removeStep(
  steps: readonly SavedStep[],
  stepId: string,
): { steps: SavedStep[]; removed: RemovedStep } | undefined {
  const index = steps.findIndex((step) => step._id === stepId);
  const step = steps[index];
  if (!step) return undefined;
  const skips = skipsTo(steps, stepId);
  const rest = steps.filter((other) => other._id !== stepId);
  const after = steps[index - 1]?._id;
  const next = steps[index + 1]?._id;
  const place = { index, ...(after && { after }), ...(next && { next }) };
  return { steps: withoutSkipsTo(rest, stepId), removed: { step, ...place, skips } };
}

/** Finds the place beside a former neighbor, since other steps may have been removed meanwhile. Without one, the former number decides. */
function placeOf(steps: readonly SavedStep[], { index, after, next }: RemovedStep): number {
  const before = steps.findIndex(({ _id }) => _id === after);
  if (before !== -1) return before + 1;
  const following = steps.findIndex(({ _id }) => _id === next);
  return following === -1 ? Math.min(index, steps.length) : following;
}

/** Returns the steps with a removed one back in its place. Skips to it lead there again, unless they got a new target. */
export function restoreStep(steps: readonly SavedStep[], removed: RemovedStep): SavedStep[] {
  if (steps.some(({ _id }) => _id === removed.step._id)) return [...steps];
  const index = placeOf(steps, removed);
  const back = [...steps.slice(0, index), removed.step, ...steps.slice(index)];
  return back.map((step) => {
    const waiting = removed.skips.filter(
      (skip) => skip.step === step._id && isSkip(step[skip.branch]) && !step[skip.branch]?.goToStep,
    );
    return waiting.reduce((s, skip) => withTarget(s, skip.branch, removed.step._id), step);
  });
}

/** Returns the steps in the order of `ids`, with skips keeping their targets. The result is undefined unless `ids` names each step exactly once. */
export function reorderSteps(
  steps: readonly SavedStep[],
  ids: readonly string[],
): SavedStep[] | undefined {
  if (ids.length !== steps.length || new Set(ids).size !== ids.length) return undefined;
  const byId = new Map<string, SavedStep>(steps.map((step) => [step._id, step]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return ordered.length === steps.length ? ordered : undefined;
}
