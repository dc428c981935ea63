import { expect, test } from 'vitest';
import { firstDayWithin, FOR_EVER, parseTerm, TERM_KINDS } from './retention.ts';

// PRIVACY-1
test('a time limit is empty or a number of days from a week to ten years', () => {
  expect(['', '  ', '7', ' 365 ', '3650'].map(parseTerm)).toEqual([null, null, 7, 365, 3650]);
  expect(['6', '3651', '-7', '7.5', '1e3', 'a year', '999999'].map(parseTerm)).toEqual(
    Array(7).fill(undefined),
  );
  expect(Object.keys(FOR_EVER)).toEqual([...TERM_KINDS]);
});

// PRIVACY-2
test('a time limit of a week keeps today and the seven days before it', () => {
  expect(firstDayWithin(7, '2026-11-20')).toBe('2026-11-13');
  expect(firstDayWithin(30, '2026-03-01')).toBe('2026-01-30');
});
