import { expect, test } from 'vitest';
import { dayAfter, dayOf, isDay, startOfDay } from './day.ts';

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
])('%s plus %i days is %s', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other);
});

test.each([
  ['Pacific/Auckland', '2026-11-22'],
  ['UTC', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-21'],
])('the day of an instant in %s is %s', (timeZone, day) => {
  expect(dayOf(new Date('2026-11-21T12:30:00Z'), timeZone)).toBe(day);
});

test.each([
  ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-07-20', 'Europe/London', '2026-07-19T23:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
  ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
  // Midnight was skipped.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, start) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(start);
});
