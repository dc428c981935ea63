import { expect, test } from 'vitest';
import { CATEGORIES } from './category.ts';
import { OUTCOMES } from '../record/attendance.ts';
import { displayName, type WireName } from './display-name.ts';
import { TAKEN_BACK } from '../record/taken-back.ts';

const NAMES: readonly WireName[] = [...CATEGORIES, ...OUTCOMES, TAKEN_BACK, 'Yes', 'No'];

// LANG-8
test('in English a name of the wire is shown as it is', () => {
  expect(NAMES.map(displayName)).toEqual(NAMES);
});
