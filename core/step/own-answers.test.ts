import { expect, test } from 'vitest';
import { isOwnAnswerOf } from './own-answers.ts';

const ways = { yesAction: { customText: 'Sí, afuera' }, noAction: { customText: ' No ' } };

// LANG-8
test("an answer in the author's words is recognized, even if it is the word No", () => {
  const own = { customiseAnswerType: true, ...ways };
  expect(isOwnAnswerOf(own, 'No')).toBe(true);
  expect(isOwnAnswerOf(own, 'Sí, afuera')).toBe(true);
  expect(isOwnAnswerOf(own, 'Yes')).toBe(false);
});

test("an answer of a plain or unknown step is not the author's own", () => {
  expect(isOwnAnswerOf({ customiseAnswerType: false, ...ways }, 'No')).toBe(false);
  expect(isOwnAnswerOf(undefined, 'No')).toBe(false);
});
