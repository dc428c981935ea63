import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, confirm } from '../fixtures/trees.ts';
import { randomTree } from '../fixtures/random-trees.ts';
import { readStep, wordingOf, writeStep } from './recorded-steps.ts';

const custom = {
  ...ask('c', 'next', 'end'),
  customiseAnswerType: true,
  yesAction: { actionType: 'Go to next step', customText: 'It burns' },
  noAction: { actionType: 'Issue resolution', customText: 'It does not' },
} as const;
const wording = wordingOf([ask('a', 'next', 'next'), confirm('b', 'next'), custom]);

// RECORD-11
test.each([
  ['a', 'Yes', 1],
  ['a', 'No', 2],
  ['b', true, 3],
  ['c', 'It does not', 8],
  ['c', 'No', [2, 'No']],
  ['a', false, [0, false]],
  ['gone', 'Yes', { step: 'gone', response: 'Yes' }],
] as const)('step %s with the response %s is stored as %j', (step, response, written) => {
  expect(writeStep({ step, response }, wording)).toEqual(written);
});

// RECORD-17
test('a step is stored as it was sent if the text of its revision is missing', () => {
  const sent = { step: 'a', response: 'Yes' };
  expect(writeStep(sent, undefined)).toEqual(sent);
  expect(readStep(sent, undefined)).toEqual({ ...sent, question: null });
});

// RECORD-11
test('only the step and its response are stored', () => {
  const sent = { step: 'gone', response: 'Yes', question: 'Made up?', more: 1 };
  expect(writeStep(sent, wording)).toEqual({ step: 'gone', response: 'Yes' });
});

test('reading a number that no revision wrote throws an error', () => {
  expect(() => readStep(9, wording)).toThrow('no step at 3');
  expect(() => readStep(0, undefined)).toThrow('no step at 0');
});

// RECORD-10, RECORD-11
test('all steps sent are read back, with the questions of their revision', () => {
  const response = fc.oneof(fc.boolean(), fc.constantFrom('Yes', 'No', ''), fc.string());
  const step = fc.oneof(fc.constantFrom('s1', 's2', 's3', '__proto__'), fc.string());
  fc.assert(
    fc.property(randomTree(6), fc.array(fc.record({ step, response })), (tree, sent) => {
      const words = wordingOf(tree);
      const stored = JSON.stringify(sent.map((one) => writeStep(one, words)));
      const read = (JSON.parse(stored) as never[]).map((one) => readStep(one, words));
      const expected = sent.map((one) => ({
        ...one,
        question: tree.find(({ _id }) => _id === one.step)?.question ?? null,
      }));
      expect(read).toEqual(expected);
    }),
  );
});
