import { expect, test } from 'vitest';
import { issueWith } from '../fixtures/issues.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { changedParts, stepOfPart, stepPart } from './issue-parts.ts';

const [a, b, c] = [ask('a', 'next', 'c'), confirm('b', 'next'), confirm('c', 'end')];
const before = issueWith({ steps: [a, b, c] });

// ISSUES-21
test.each([
  ['the same issue', before, []],
  ['another version with the same content', { ...before, version: 9, publish: true }, []],
  ['a title', { ...before, title: 'Lift stuck again' }, ['details']],
  ['a question', { ...before, steps: [a, { ...b, question: 'B?' }, c] }, ['step/b']],
  ['a blank at the end', { ...before, steps: [a, { ...b, question: `${b.question} ` }, c] }, []],
  ['a moved step', { ...before, steps: [a, c, b] }, ['order']],
  ['a new step', { ...before, steps: [a, b, c, confirm('d', 'end')] }, ['order', 'step/d']],
  // The skip to it lost its target.
  [
    'a removed step',
    { ...before, steps: [ask('a', 'next', 'end'), b] },
    ['order', 'step/a', 'step/c'],
  ],
])('finds the parts that differ after a change: %s', (_, after, parts) => {
  expect(changedParts(before, after)).toEqual(parts);
});

test('a part that is a step names the step', () => {
  expect(stepOfPart(stepPart('a'))).toBe('a');
});
