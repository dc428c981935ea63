import { expect, test } from 'vitest';
import { assert } from '../base/assert.ts';
import { confirm, id } from '../fixtures/trees.ts';
import { removeStep, restoreStep } from './step-list.ts';

const steps = ['a', 'b', 'c', 'd', 'e'].map((name) => confirm(name, 'next'));

// EDITOR-13
test.each(steps.flatMap(({ _id: mine }) => steps.map(({ _id: theirs }) => ({ mine, theirs }))))(
  'a removed step returns to its place although another was removed since: $mine, $theirs',
  ({ mine, theirs }) => {
    const first = removeStep(steps, mine);
    assert(first, 'the step was not removed');
    const then = removeStep(first.steps, theirs)?.steps ?? first.steps;
    const rest = steps.filter(({ _id }) => _id === mine || _id !== theirs);
    expect(restoreStep(then, first.removed)).toEqual(rest);
  },
);

// EDITOR-13
test('a step removed before neighbors were stored returns by its number', () => {
  const removal = { step: confirm('x', 'next'), index: 1, skips: [] };
  expect(restoreStep(steps, removal).map(({ _id }) => _id)).toEqual(
    ['a', 'x', 'b', 'c', 'd', 'e'].map(id),
  );
});
