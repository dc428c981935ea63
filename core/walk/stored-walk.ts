import { assert } from '../base/assert.ts';
import { checkSteps } from '../step/step-problems.ts';
import type { CheckedSteps, SavedStep } from '../step/step.ts';
import { answersTo, startWalk, type Visit, type Walk } from './walk.ts';

/** Returns the walk for the case that nothing of the stored one can be read: on its final screen, with nothing answered. */
function lostWalk(): Walk {
  const steps = checkSteps([]);
  assert(steps, 'no steps');
  return startWalk(steps);
}

function isVisitOf(steps: CheckedSteps) {
  return (visit: unknown): visit is Visit => {
    const { step: id, answer } = (visit ?? {}) as Partial<Visit>;
    const step = steps.find((one) => one._id === id);
    return step !== undefined && (answer === null || answersTo(step).some((one) => one === answer));
  };
}

/** Returns a stored walk, even a damaged one (WALK-14). A walk that cannot go on opens on its final screen with the visits that can be read. */
export function decodeWalk(stored: unknown): Walk {
  const { steps, path, ahead, onFinalScreen } = (stored ?? {}) as Partial<Walk>;
  if (!Array.isArray(steps) || !Array.isArray(path)) return lostWalk();
  const legal = checkedOrNot(steps);
  if (!legal) return lostWalk();
  const isVisit = isVisitOf(legal);
  const visits = path.filter(isVisit);
  const isWhole = visits.length === path.length && visits.length > 0;
  const visitsAhead = Array.isArray(ahead) ? ahead : [];
  return {
    steps: legal,
    path: visits,
    ahead: visitsAhead.every(isVisit) ? visitsAhead : [],
    onFinalScreen: onFinalScreen === true || !isWhole,
  };
}

function checkedOrNot(steps: readonly unknown[]): CheckedSteps | undefined {
  const haveIds = steps.every((step) => typeof (step as SavedStep | null)?._id === 'string');
  return haveIds ? checkSteps(steps as SavedStep[]) : undefined;
}
