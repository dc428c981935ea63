import { describe, expect, test } from 'vitest';
import { ask, confirm } from '../fixtures/trees.ts';
import type { SavedStep } from '../step/step.ts';
import { problemsInTree } from './tree-check.ts';
import { applyQuickFix, quickFixOf } from './quick-fix.ts';

const mendsOf = (steps: readonly SavedStep[], canSkipTo: (id: string) => boolean = () => true) =>
  problemsInTree(steps).flatMap(
    (problem, _, problems) => quickFixOf(steps, problem, problems, canSkipTo) ?? [],
  );

describe('the one right quick fix', () => {
  // TREE-4
  test('leads the only skip back of a loop to the step after the loop', () => {
    const steps = [
      ask('a', 'end', 'next'),
      confirm('b', 'next'),
      confirm('c', 'b'),
      confirm('d', 'end'),
    ];
    const [quickFix, ...others] = mendsOf([ask('a', 'd', 'next'), ...steps.slice(1)]);
    expect(others).toEqual([]);
    expect(quickFix).toEqual({
      step: 'c',
      branch: 'confirmationAction',
      to: 'd',
      target: 'Step 4',
    });
    const after = steps.map((step) =>
      quickFix?.step === step._id ? applyQuickFix(step, quickFix) : step,
    );
    expect(problemsInTree(after)).toEqual([]);
    expect(after[2]?.confirmationAction?.confirmationText).toBe('I have done c');
  });

  // TREE-4
  test('replaces a lost target by the only step that is left to skip to', () => {
    const steps = [ask('a', 'gone', 'next'), ask('b', 'end', 'end')];
    expect(mendsOf(steps)).toMatchObject([{ step: 'a', branch: 'yesAction', target: 'Step 2' }]);
    expect(mendsOf(steps, () => false)).toEqual([]);
  });

  // TREE-4
  test.each([
    [
      'two answers lead back',
      [confirm('a', 'next'), ask('b', 'c', 'c'), ask('c', 'b', 'b'), confirm('d', 'end')],
    ],
    [
      'nothing comes after the loop',
      [confirm('a', 'next'), confirm('b', 'next'), confirm('c', 'b')],
    ],
    [
      'several steps could be meant',
      [ask('a', 'gone', 'next'), confirm('b', 'next'), confirm('c', 'end')],
    ],
    ['nothing leads to a step', [ask('a', 'end', 'end'), confirm('b', 'end')]],
  ])('does not exist if %s', (_, steps) => {
    expect(problemsInTree(steps).length).toBeGreaterThan(0);
    expect(mendsOf(steps)).toEqual([]);
  });
});
