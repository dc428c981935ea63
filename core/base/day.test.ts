import { expect, test } from 'vitest';
import { dayAfter, dayOf, isDay } from './day.ts';

test.each([
  ['2026-11-09', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  ['2028-02-28', 2, '2028-03-01'],
  ['2027-01-05', -14, '2026-12-22'],
  // Over a change of clocks.
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days is %s', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other);
});

test.each([
  ['Pacific/Auckland', '2026-11-22'],
  ['UTC', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-21'],
])('the day of an instant in %s is %s', (timeZone, day) => {
  expect(dayOf(new Date('2026-11-21T12:30:00Z'), timeZone)).toBe(day);
});
