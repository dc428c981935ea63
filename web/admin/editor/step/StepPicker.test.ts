import { expect, test } from 'vitest';
import { typedStep } from './StepPicker.tsx';

const steps = [
  { number: 2, title: 'Can you see or smell smoke?' },
  { number: 3, title: 'Évacuer: get everyone out' },
  { number: 10, title: 'Is the smoke alarm on? Step 3 has it' },
  { number: 12, title: '' },
];

// EDITOR-45
test.each([
  ['2', 2],
  ['1', 10],
  ['12', 12],
  ['step 3', 3],
  ['Step3', 3],
  ['smoke', 2],
  ['SMOKE  al', 10],
  ['everyone o', 3],
  ['evac', 3],
  ['moke', undefined],
  ['s', undefined],
  ['step', undefined],
  ['4', undefined],
])('the typed text %j picks step %j', (typed, expected) => {
  expect(typedStep(steps, typed)?.number).toBe(expected);
});
