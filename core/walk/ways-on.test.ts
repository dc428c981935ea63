import { expect, test } from 'vitest';
import { ask, checked, confirm } from '../fixtures/trees.ts';
import { waysOn } from './ways-on.ts';

// PRINT-3
test('each answer leads to a step number or the end, in its own words', () => {
  const first = ask('a', 'c', 'next');
  const custom = {
    ...first,
    customiseAnswerType: true,
    yesAction: { ...first.yesAction, customText: 'One zone' },
    noAction: { ...first.noAction, customText: 'Two or more' },
  };
  const steps = checked([custom, confirm('b', 'c'), ask('c', 'next', 'end')]);
  expect(steps.map((step) => waysOn(step, steps))).toEqual([
    [
      { answer: 'One zone', to: 3 },
      { answer: 'Two or more', to: 2 },
    ],
    [{ answer: 'I have done b', to: 3 }],
    [
      { answer: 'Yes', to: 'end' },
      { answer: 'No', to: 'end' },
    ],
  ]);
});
