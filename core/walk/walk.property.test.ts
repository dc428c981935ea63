import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomTree } from '../fixtures/random-trees.ts';
import { runs } from '../fixtures/runs.ts';
import { checked } from '../fixtures/trees.ts';
import { blockingProblems, problemsInTree } from '../tree/tree-check.ts';
import {
  activeStep,
  answersTo,
  canGoNext,
  isAtStart,
  progress,
  startWalk,
  nextWalk,
  type Walk,
} from './walk.ts';

/** Returns every place a walk can come to, found by walking: the reference that the tree check is held against. */
function placesWalked(start: Walk): Map<string, Set<string>> {
  const onward = new Map<string, Set<string>>();
  const open: Walk[] = [start];
  for (let walk = open.pop(); walk; walk = open.pop()) {
    const active = activeStep(walk);
    if (!active || onward.has(active.step._id)) continue;
    const targets = new Set<string>();
    onward.set(active.step._id, targets);
    for (const answer of answersTo(active.step)) {
      const answered = nextWalk(walk, { type: 'answer', answer });
      const on = answered.onFinalScreen ? answered : nextWalk(answered, { type: 'next' });
      targets.add(activeStep(on)?.step._id ?? 'final');
      open.push(on);
    }
  }
  return onward;
}

function canReach(onward: Map<string, Set<string>>, from: string, to: string): boolean {
  const seen = new Set(onward.get(from));
  for (const id of seen) for (const other of onward.get(id) ?? []) seen.add(other);
  return seen.has(to);
}

const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('yes', 'no', 'confirmed')
      .map((answer) => ({ type: 'answer' as const, answer: answer as 'yes' })),
  },
  { weight: 4, arbitrary: fc.constant({ type: 'next' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'back' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'untick' as const }) },
);

// WALK-16
test('some answers lead to the end from every place in a tree without blocking problems', () => {
  fc.assert(
    fc.property(randomTree(12), (steps) => {
      fc.pre(blockingProblems(steps).length === 0);
      const onward = placesWalked(startWalk(checked(steps)));
      for (const place of onward.keys()) expect(canReach(onward, place, 'final')).toBe(true);
    }),
    { numRuns: runs(800) },
  );
});

// PUBLISH-4
test('the tree check finds exactly the endless loops and unreachable steps that walking finds', () => {
  fc.assert(
    fc.property(randomTree(10), (steps) => {
      const onward = placesWalked(startWalk(checked(steps)));
      const found = problemsInTree(steps);
      const idsOf = (code: string) => found.filter((p) => p.code === code).map((p) => p.step);
      const ids = steps.map((step) => step._id);
      expect(idsOf('UNREACHABLE')).toEqual(ids.filter((id) => !onward.has(id)));
      expect(idsOf('ENDLESS_LOOP')).toEqual(
        ids.filter(
          (id) => onward.has(id) && !canReach(onward, id, 'final') && canReach(onward, id, id),
        ),
      );
    }),
    { numRuns: runs(800) },
  );
});

// WALK-9
test('Back returns to the previous step with its answer, and NEXT to the one that Back left', () => {
  fc.assert(
    fc.property(randomTree(10), fc.array(event, { maxLength: 60 }), (steps, events) => {
      let walk = startWalk(checked(steps));
      for (const one of events) {
        const before = walk;
        walk = nextWalk(walk, one);
        const moved =
          walk.path.length > before.path.length || (walk.onFinalScreen && !before.onFinalScreen);
        if (!moved) continue;
        const returned = nextWalk(walk, { type: 'back' });
        expect(activeStep(returned)?.step).toBe(activeStep(before)?.step);
        expect(returned.path.map((visit) => visit.step)).toEqual(
          before.path.map((visit) => visit.step),
        );
        const forward = nextWalk(returned, { type: 'next' });
        expect(forward.path).toEqual(walk.path);
        expect(forward.onFinalScreen).toBe(walk.onFinalScreen);
      }
    }),
    { numRuns: runs(800) },
  );
});

// WALK-16
test('a walk stays in its tree, its progress within 0 to 100, and Back always leads out', () => {
  fc.assert(
    fc.property(randomTree(15), fc.array(event, { maxLength: 80 }), (steps, events) => {
      let walk = events.reduce(nextWalk, startWalk(checked(steps)));
      expect(progress(walk)).toBeGreaterThan(0);
      expect(progress(walk)).toBeLessThanOrEqual(100);
      expect(activeStep(walk) !== undefined || walk.onFinalScreen).toBe(true);
      expect(walk.onFinalScreen && canGoNext(walk)).toBe(false);
      for (let left = events.length + 1; left > 0 && !isAtStart(walk); left -= 1) {
        walk = nextWalk(walk, { type: 'back' });
      }
      expect(isAtStart(walk)).toBe(true);
    }),
    { numRuns: runs(800) },
  );
});
