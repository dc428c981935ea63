import type { StepId } from '#core/step/step-schema.ts';
import { BRANCHES, type SavedStep } from '#core/step/step.ts';

/**
 * Gives the steps of a new text the ids of the steps in `here` that they replace: those with the same question,
 * otherwise the step behind their neighbor's. Notes, counts and differences then stay with their step (STARTERS-2).
 */
export function withKeptIds(
  steps: readonly SavedStep[],
  here: readonly SavedStep[],
): readonly SavedStep[] {
  const free = new Set(here);
  const kept = new Map<StepId, SavedStep>();
  const keep = (step: SavedStep, other: SavedStep | undefined): void => {
    if (!other || !free.delete(other)) return;
    kept.set(step._id, other);
  };
  for (const step of steps) {
    keep(
      step,
      here.find((other) => free.has(other) && other.question === step.question),
    );
  }
  for (const [index, step] of steps.entries()) {
    if (kept.has(step._id)) continue;
    const before = steps[index - 1];
    const neighbour = before && kept.get(before._id);
    // If the neighbor is new too, nothing shows which step it replaces.
    const place = neighbour ? here.indexOf(neighbour) + 1 : 0;
    const next = index === 0 || neighbour ? here[place] : undefined;
    if (next?.answerType === step.answerType) keep(step, next);
  }
  const idOf = (id: StepId): StepId => kept.get(id)?._id ?? id;
  return steps.map((step) => {
    const own = { ...step, _id: idOf(step._id) };
    for (const branch of BRANCHES) {
      const target = step[branch]?.goToStep;
      if (target) own[branch] = { ...step[branch], goToStep: idOf(target) };
    }
    return own;
  });
}
