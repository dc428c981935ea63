import { expect, test } from 'vitest';
import { ask, checked, confirm } from './fixtures/trees.ts';
import { waysOn } from './ways-on.ts';

// PRINT-3
test('each answer leads to the number of a step or to the end, in its own words', () => {
  const [first = ask('x', 'end', 'end'), ...others] = [
    ask('a', 'c', 'next'),
    confirm('b', 'a'),
    ask('c', 'next', 'end'),
  ];
  const custom = {
    ...first,
    customiseAnswerType: true,
    yesAction: { ...first.yesAction, customText: 'One zone' },
    noAction: { ...first.noAction, customText: 'Two or more' },
  };
  const steps = checked([custom, ...others]);
  expect(steps.map((step) => waysOn(step, steps))).toEqual([
    [
      { answer: 'One zone', to: 3 },
      { answer: 'Two or more', to: 2 },
    ],
    [{ answer: 'I have done b', to: 1 }],
    [
      { answer: 'Yes', to: 'end' },
      { answer: 'No', to: 'end' },
    ],
  ]);
});
