import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campusClock, plausibleInstant } from './instants.ts';

// Zones with half hours, changes of half an hour, a day left out, no changes, and changes around Ramadan.
const ZONES = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'America/St_Johns',
  'UTC',
];

function byTemporal(instant: string, timeZone: string) {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return { day: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute };
}

const FIRST = Date.parse('2000-01-01T00:00:00Z');
const LAST = Date.parse('2040-01-01T00:00:00Z');

describe.each(ZONES)('the campus clock in %s', (timeZone) => {
  // ANALYTICS-10
  test('agrees with Temporal, in any order', () => {
    const clock = campusClock(timeZone);
    fc.assert(
      fc.property(fc.integer({ min: FIRST, max: LAST }), (ms) => {
        const instant = new Date(ms).toISOString();
        expect(clock(instant)).toEqual(byTemporal(instant, timeZone));
      }),
      { numRuns: 300 },
    );
  });

  // ANALYTICS-10
  test('agrees with Temporal around every clock change', () => {
    const clock = campusClock(timeZone);
    let change = Temporal.Instant.fromEpochMilliseconds(FIRST)
      .toZonedDateTimeISO(timeZone)
      .getTimeZoneTransition('next');
    for (
      ;
      change && change.epochMilliseconds < LAST;
      change = change.getTimeZoneTransition('next')
    ) {
      for (const beside of [0, -1, 1, -60_000, 3_600_000, -3_600_000]) {
        const instant = new Date(change.epochMilliseconds + beside).toISOString();
        expect([instant, clock(instant)]).toEqual([instant, byTemporal(instant, timeZone)]);
      }
    }
  });
});

describe('a time in a record', () => {
  const ARRIVED = '2026-11-20T03:07:00.000Z';

  // RECORD-16
  test.each([
    ['2026-11-20T03:00:00.000Z', '2026-11-20T03:00:00.000Z'],
    ['2026-11-20T03:00:00Z', '2026-11-20T03:00:00.000Z'],
    ['2026-11-20T04:00:00.1234+01:00', '2026-11-20T03:00:00.123Z'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29T00:00:00.000Z'],
    ['2026-02-30T00:00:00.000Z', undefined],
    ['2026-02-29T00:00:00.000Z', undefined],
    ['2026-11-20T24:00:00.000Z', undefined],
    ['2026-11-20 03:00:00.000  ', undefined],
    ['yesterday', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s is stored as %s', (sent, stored) => {
    expect(plausibleInstant(sent, ARRIVED)).toBe(stored);
  });
});
