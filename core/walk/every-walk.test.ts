import { describe, expect, test } from 'vitest';
import { checked, NAMED_TREES } from '../fixtures/trees.ts';
import { problemsInTree } from '../tree/tree-check.ts';
import {
  activeStep,
  answersTo,
  canGoNext,
  progress,
  startWalk,
  nextWalk,
  type Walk,
} from './walk.ts';

/** Returns every complete walk in which no step is answered more than three times. */
function completeWalks(walk: Walk): Walk[] {
  const active = activeStep(walk);
  if (!active) return [walk];
  const visits = walk.path.filter((visit) => visit.step === active.step._id).length;
  if (visits > 3) return [];
  return answersTo(active.step).flatMap((answer) => {
    const answered = nextWalk(walk, { type: 'answer', answer });
    return completeWalks(answered.onFinalScreen ? answered : nextWalk(answered, { type: 'next' }));
  });
}

describe('every walk of the named trees', () => {
  test.each(NAMED_TREES)('$name has $walks walks, the longest with $longest steps', (tree) => {
    const walks = completeWalks(startWalk(checked(tree.steps)));
    expect(walks.length).toBe(tree.walks);
    expect(Math.max(...walks.map((walk) => walk.path.length))).toBe(tree.longest);
    expect(walks.every((walk) => walk.onFinalScreen && !canGoNext(walk))).toBe(true);
    expect(walks.every((walk) => progress(walk) === 100)).toBe(true);
  });

  test.each(NAMED_TREES)('$name has no problems in its tree', (tree) => {
    expect(problemsInTree(tree.steps)).toEqual([]);
  });
});
