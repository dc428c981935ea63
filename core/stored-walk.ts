import { checkSteps } from './step-problems.ts';
import type { CheckedSteps, SavedStep } from './step.ts';
import { answersTo, type Visit, type Walk } from './walk.ts';

const NO_STEPS = [] as unknown as CheckedSteps;

/** Where a walk of which nothing can be read goes on: on its final screen, with nothing answered. */
const LOST: Walk = { steps: NO_STEPS, path: [], ahead: [], onFinalScreen: true };

function isVisitOf(steps: CheckedSteps) {
  return (visit: unknown): visit is Visit => {
    const { step: id, answer } = (visit ?? {}) as Partial<Visit>;
    const step = steps.find((one) => one._id === id);
    return step !== undefined && (answer === null || answersTo(step).some((one) => one === answer));
  };
}

/**
 * A walk as it was stored, whatever became of it there. Steps that are not legal, visits of steps that
 * are not there and answers that a step does not allow cannot be walked on from: such a walk opens on
 * its final screen with the visits that can still be read.
 */
export function decodeWalk(stored: unknown): Walk {
  const { steps, path, ahead, onFinalScreen } = (stored ?? {}) as Partial<Walk>;
  if (!Array.isArray(steps) || !Array.isArray(path)) return LOST;
  const legal = checkedOrNot(steps);
  if (!legal) return LOST;
  const isVisit = isVisitOf(legal);
  const visits = path.filter(isVisit);
  const isWhole = visits.length === path.length && visits.length > 0;
  const left = Array.isArray(ahead) ? ahead : [];
  return {
    steps: legal,
    path: visits,
    ahead: left.every(isVisit) ? left : [],
    onFinalScreen: onFinalScreen === true || !isWhole,
  };
}

function checkedOrNot(steps: readonly unknown[]): CheckedSteps | undefined {
  const haveIds = steps.every((step) => typeof (step as SavedStep | null)?._id === 'string');
  return haveIds ? checkSteps(steps as SavedStep[]) : undefined;
}
