import { expect, test } from 'vitest';
import { isOwnAnswerOf } from './own-answers.ts';

const ways = { yesAction: { customText: 'Sí, afuera' }, noAction: { customText: ' No ' } };

// LANG-8
test('an answer in the author’s words is known as such, even if it is the word No', () => {
  const own = { customiseAnswerType: true, ...ways };
  expect(isOwnAnswerOf(own, 'No')).toBe(true);
  expect(isOwnAnswerOf(own, 'Sí, afuera')).toBe(true);
  expect(isOwnAnswerOf(own, 'Yes')).toBe(false);
});

test('one of a step that has no words of its own, or is not known, is not', () => {
  expect(isOwnAnswerOf({ customiseAnswerType: false, ...ways }, 'No')).toBe(false);
  expect(isOwnAnswerOf(undefined, 'No')).toBe(false);
});
