import { expect, test } from 'vitest';
import type { SavedStep } from '#core/step/step.ts';
import type { StepId } from '#core/step/step-schema.ts';
import { pathReader } from './read-path.ts';

// TRANSLATE-6, TRANSLATE-20
test("an answer in the step's own words has its language, and a plain one that of the page", () => {
  const step: SavedStep = {
    _id: 'hole' as StepId,
    question: '¿Cómo es el hueco?',
    answerType: 'Yes or No',
    customiseAnswerType: true,
    yesAction: { actionType: 'Issue resolution', customText: 'Mayor que una mano' },
    noAction: { actionType: 'Issue resolution' },
  };
  const read = pathReader([step], undefined, {
    original: 'es',
    language: undefined,
    translated: new Set(),
  });
  expect(read([1]).read[0]?.answers).toEqual([
    { text: 'Mayor que una mano', lang: 'es' },
    { text: 'No', lang: undefined },
  ]);
});
