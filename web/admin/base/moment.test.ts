import { expect, test } from 'vitest';
import { formatMoment } from './moment.ts';

const now = new Date('2026-11-20T03:07:00.000Z');

// ACCOUNTS-14
test.each([
  ['2026-11-20T00:12:00.000Z', 'Europe/London', 'today, 12:12 am'],
  ['2026-11-19T22:40:00.000Z', 'Europe/London', 'yesterday, 10:40 pm'],
  ['2026-11-18T23:59:00.000Z', 'Europe/London', 'Nov 18, 2026'],
  ['2026-11-20T00:12:00.000Z', 'America/New_York', 'today, 7:12 pm'],
])('%s in %s', (instant, timeZone, expected) => {
  expect(formatMoment(instant, now, timeZone)).toBe(expected);
});
