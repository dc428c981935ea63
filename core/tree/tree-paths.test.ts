import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomTree } from '../fixtures/random-trees.ts';
import { ask, checked, confirm, id } from '../fixtures/trees.ts';
import type { SavedStep } from '../step/step.ts';
import { LIMITS } from '../base/limits.ts';
import { listPaths, pathsOf, readOnPath } from './tree-paths.ts';
import { activeStep, answersTo, nextWalk, startWalk, type Walk } from '../walk/walk.ts';

/** Returns the steps of every walk to the end that answers no step twice. */
function plainly(walk: Walk): string[][] {
  const active = activeStep(walk);
  if (!active) return [walk.path.map(({ step }) => step)];
  if (walk.path.filter(({ step }) => step === active.step._id).length > 1) return [];
  return answersTo(active.step).flatMap((answer) => {
    const answered = nextWalk(walk, { type: 'answer', answer });
    return plainly(answered.onFinalScreen ? answered : nextWalk(answered, { type: 'next' }));
  });
}

function counted(steps: readonly SavedStep[]) {
  const paths = [
    ...new Map(plainly(startWalk(checked(steps))).map((path) => [path.join(), path])).values(),
  ];
  if (paths.length === 0) return undefined;
  const lengths = paths.map((path) => path.length);
  return {
    count: paths.length,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    isMore: false,
    mayBeLonger: false,
  };
}

describe('the paths of a tree', () => {
  // TREE-3
  test('have the same count, shortest and longest length as following them all', () => {
    fc.assert(
      fc.property(randomTree(6), (steps) => {
        expect(pathsOf(steps)).toEqual(counted(steps));
      }),
      { numRuns: 300 },
    );
  });

  test('go on in order after an unfinished step, as in the check', () => {
    expect(pathsOf([{ _id: id('a') }, confirm('b', 'end')])).toMatchObject({
      count: 1,
      longest: 2,
    });
  });

  test('are one if two answers lead to the same place', () => {
    expect(pathsOf([ask('a', 'next', 'next'), ask('b', 'end', 'next')])).toEqual({
      count: 1,
      shortest: 2,
      longest: 2,
      isMore: false,
      mayBeLonger: false,
    });
  });

  // PATHS-1
  test('are listed in the order in which they are followed, each once', () => {
    fc.assert(
      fc.property(randomTree(6), (steps) => {
        const walked = plainly(startWalk(checked(steps))).map((path) => path.join());
        const listed = listPaths(steps).map((path) => path.map(({ step }) => step).join());
        expect(listed).toEqual([...new Set(walked)]);
      }),
      { numRuns: 200 },
    );
  });

  // PATHS-3
  test('read the same until one of their steps is edited, and never the same after', () => {
    const edits = fc.record({
      tree: randomTree(6),
      other: randomTree(1),
      at: fc.nat(),
      isReworded: fc.boolean(),
    });
    fc.assert(
      fc.property(edits, ({ tree, other: [other], at, isReworded }) => {
        const edited = tree[at % tree.length];
        if (!edited || !other) return;
        const after = { ...(isReworded ? edited : other), _id: edited._id };
        if (isReworded) after.question = 'Another question?';
        const isSame = JSON.stringify(after) === JSON.stringify(edited);
        const read = (steps: readonly SavedStep[]) =>
          listPaths(steps).map((path) => ({
            has: path.some(({ step }) => step === edited._id),
            text: path
              .map((on) => readOnPath(on, steps.find(({ _id }) => _id === on.step) ?? after))
              .join(),
          }));
        const now = read(tree.map((step) => (step === edited ? after : step)));
        const texts = new Set(now.map(({ text }) => text));
        for (const { has, text } of read(tree)) expect(texts.has(text)).toBe(!has || isSame);
      }),
      { numRuns: 300 },
    );
  });

  // TREE-3, PATHS-1
  test('are said to be more if nobody could count them', () => {
    const ladder = Array.from({ length: 60 }, (_, n) => ask(`s${n}`, 'next', `s${n + 2}`));
    const all = [...ladder, confirm('s60', 'next'), confirm('s61', 'end')];
    expect(pathsOf(all)).toEqual({
      count: 1_000_000,
      shortest: 32,
      longest: 62,
      isMore: true,
      mayBeLonger: false,
    });
    expect(listPaths(all)).toHaveLength(LIMITS.listedPaths);
    const loops = Array.from({ length: 60 }, (_, n) =>
      ask(`s${n}`, 'next', `s${Math.max(1, (n * 37) % 60)}`),
    );
    expect(pathsOf(loops)).toMatchObject({ isMore: true, mayBeLonger: true });
    expect(listPaths(loops).length).toBeLessThanOrEqual(LIMITS.listedPaths);
  });

  test.each([
    ['without a step', []],
    ['if none of them ends', [ask('a', 'next', 'next'), confirm('b', 'b')]],
    ['if the only skip is lost', [confirm('a', 'gone')]],
  ])('do not exist %s', (_, steps) => {
    expect(pathsOf(steps)).toBeUndefined();
    expect(listPaths(steps)).toEqual([]);
  });
});
