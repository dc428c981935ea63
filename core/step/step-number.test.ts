import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStepNumber, parseStepNumber } from './step-number.ts';

// STEP-11
test.each([
  ['Step 3', 3],
  ['Step 12', 12],
  ['Step 0', undefined],
  ['Step -1', undefined],
  ['Step 03', undefined],
  ['step 3', undefined],
  ['Step 3 ', undefined],
  ['Step x', undefined],
  ['3', undefined],
  ['', undefined],
])('the text %j parses as %s', (text, number) => {
  expect(parseStepNumber(text)).toBe(number);
});

test('a formatted number parses to the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), (number) => {
      expect(parseStepNumber(formatStepNumber(number))).toBe(number);
    }),
  );
});
