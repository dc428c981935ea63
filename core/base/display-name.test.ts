import { expect, test } from 'vitest';
import { CATEGORIES } from './category.ts';
import { OUTCOMES } from '../record/attendance.ts';
import { ACTION_TYPES, ANSWER_TYPES } from './step-kinds.ts';
import { answerName, displayName, type WireName } from './display-name.ts';
import { answerName as answerInSpanish } from './display-name.es.ts';
import { TAKEN_BACK } from '../record/taken-back.ts';

const NAMES: readonly WireName[] = [
  ...CATEGORIES,
  ...ANSWER_TYPES,
  ...ACTION_TYPES,
  ...OUTCOMES,
  TAKEN_BACK,
  'Yes',
  'No',
];

// LANG-8
test('names on the wire are shown unchanged in English', () => {
  expect(NAMES.map(displayName)).toEqual(NAMES);
});

// LANG-8
test("Yes and No are translated, and an author's own answer stays as it is", () => {
  const answers = ['Yes', 'No', 'Fire', 'Resolved'];
  expect(answers.map(answerName)).toEqual(answers);
  expect(answers.map(answerInSpanish)).toEqual(['Sí', 'No', 'Fire', 'Resolved']);
});
