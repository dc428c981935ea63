import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { runs } from '#core/fixtures/runs.ts';
import { readCalendar } from './read-calendar.ts';
import { calendar, event } from './test-calendar.ts';

const HOUR = 3_600_000;
const ZONES = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Asia/Tokyo',
  'Africa/Cairo',
] as const;
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const anyRule = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    days: fc.subarray([...DAYS]),
    place: fc.constantFrom(
      '',
      ';BYDAY=1FR',
      ';BYDAY=-1SU',
      ';BYMONTHDAY=-1',
      ';BYDAY=SA,SU;BYSETPOS=-1',
    ),
    end: fc.constantFrom('', ';COUNT=9', ';COUNT=40', ';UNTIL=20270301T000000Z'),
  })
  .map(({ freq, interval, days, place, end }) => {
    const ofWeek = freq === 'WEEKLY' && days.length > 0 ? `;BYDAY=${days.join(',')}` : '';
    const by = freq === 'MONTHLY' ? place : ofWeek;
    return `RRULE:FREQ=${freq};INTERVAL=${interval}${by}${end}`;
  });

const anySeries = fc.record({
  rule: anyRule,
  zone: fc.constantFrom(...ZONES),
  day: fc.integer({ min: 0, max: 364 }),
  hour: fc.integer({ min: 0, max: 23 }),
  length: fc.integer({ min: 1, max: 72 }),
  /** Places of times that are excluded, and of those that are moved by some hours or canceled. */
  excluded: fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 5 }),
  moved: fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 4 }),
  by: fc.integer({ min: -30, max: 30 }),
});

const FIRST = Date.UTC(2026, 0, 1);
const text = (wall: number): string =>
  new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
const window = { from: FIRST - 40 * 24 * HOUR, until: FIRST + 500 * 24 * HOUR };

/** Returns the wall times of a series as the library has them, without a zone. */
function wallTimes(start: number, rule: string): readonly number[] {
  const recur = ICAL.Recur.fromString(rule.replace('RRULE:', '').replace(/;UNTIL=.*/, ''));
  const times = recur.iterator(ICAL.Time.fromJSDate(new Date(start), true));
  const made: number[] = [];
  for (let time = times.next(); time && made.length < 600; time = times.next())
    made.push(time.toUnixTime() * 1_000);
  return made;
}

/** Returns the instant of a time on a wall, by the engine's own calendar: the first of two, the later clock's of none. */
const instantOf = (wall: number, zone: string): number =>
  Temporal.PlainDateTime.from(new Date(wall).toISOString().slice(0, 19)).toZonedDateTime(zone, {
    disambiguation: 'compatible',
  }).epochMilliseconds;

// ROTA-2
test("any series in any zone, with excluded, moved and canceled times, matches the library's local times", () => {
  fc.assert(
    fc.property(anySeries, ({ rule, zone, day, hour, length, excluded, moved, by }) => {
      const start = FIRST + (day * 24 + hour) * HOUR;
      const end = start + length * HOUR;
      const walls = wallTimes(start, rule).filter(
        (wall) => !rule.includes('UNTIL') || instantOf(wall, zone) <= Date.UTC(2027, 2, 1),
      );
      const at = (wall: number) => `TZID=${zone}:${text(wall)}`;
      const without = excluded.flatMap((place) => walls[place] ?? []);
      const others = moved.flatMap((place) => {
        const wall = walls[place];
        return wall === undefined || without.includes(wall) ? [] : wall;
      });
      const ics = calendar(
        event({
          uid: 'series',
          start: at(start),
          end: at(end),
          title: 'Sam',
          more: [rule, ...without.map((wall) => `EXDATE;${at(wall)}`)],
        }),
        ...others.map((wall, place) =>
          event({
            uid: 'series',
            start: at(wall + by * HOUR),
            end: at(wall + (by + length) * HOUR),
            title: 'Jo',
            more: [`RECURRENCE-ID;${at(wall)}`, ...(place === 0 ? ['STATUS:CANCELLED'] : [])],
          }),
        ),
      );
      const times = [
        ...walls
          .filter((wall) => !without.includes(wall) && !others.includes(wall))
          .map((wall) => [wall, 'Sam'] as const),
        ...others.slice(1).map((wall) => [wall + by * HOUR, 'Jo'] as const),
      ];
      const meant = times
        .map(([wall, title]) => ({
          from: instantOf(wall, zone),
          until: instantOf(wall + length * HOUR, zone),
          title,
        }))
        .filter(({ from, until }) => until > from && until > window.from && from < window.until)
        .map((one) => JSON.stringify(one));
      const made = readCalendar(ics, { ...window, timeZone: 'UTC' });
      const found = 'events' in made ? made.events : [];
      expect(found.map((one) => JSON.stringify(one)).toSorted()).toEqual(
        [...new Set(meant)].sort(),
      );
    }),
    { numRuns: runs(60) },
  );
});

const on = (wall: number): string => `VALUE=DATE:${text(wall).slice(0, 8)}`;

// ROTA-2
test('any series of whole days lasts from midnight to midnight of the campus', () => {
  fc.assert(
    fc.property(anySeries, ({ rule, zone, day, length, excluded }) => {
      const start = FIRST + day * 24 * HOUR;
      const days = Math.ceil(length / 24);
      const walls = wallTimes(start, rule).filter(
        (wall) => !rule.includes('UNTIL') || wall <= Date.UTC(2027, 2, 1),
      );
      const without = new Set(excluded.flatMap((place) => walls[place] ?? []));
      const ics = calendar(
        event({
          start: on(start),
          end: on(start + days * 24 * HOUR),
          title: 'Sam',
          more: [rule.replace('T000000Z', ''), ...[...without].map((wall) => `EXDATE;${on(wall)}`)],
        }),
      );
      const meant = walls
        .filter((wall) => !without.has(wall))
        .map((wall) => ({
          from: instantOf(wall, zone),
          until: instantOf(wall + days * 24 * HOUR, zone),
          title: 'Sam',
        }))
        .filter(({ from, until }) => until > window.from && from < window.until);
      expect(readCalendar(ics, { ...window, timeZone: zone })).toEqual({ events: meant });
    }),
    { numRuns: runs(40) },
  );
});

const read = (ics: string) => readCalendar(ics, { ...window, timeZone: 'UTC' });

// ROTA-2
test('anything sent as a calendar is read or refused', () => {
  const line = fc.constantFrom(
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VTIMEZONE',
    'END:VTIMEZONE',
    'UID:a',
    'DTSTART:20261201T190000Z',
    'DTSTART;VALUE=DATE:20261201',
    'DTSTART;TZID=Nowhere:20261301T996000',
    'DTEND:20261202T070000Z',
    'DURATION:-P1D',
    'RRULE:FREQ=DAILY',
    'RRULE:FREQ=NEVER;COUNT=-1',
    'RDATE;VALUE=PERIOD:20261201T190000Z/PT1H',
    'RECURRENCE-ID:20261201T190000Z',
    'EXDATE:x',
    'SUMMARY:Sam',
    'TZID:Nowhere',
    'nonsense',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const made = read(calendar(...lines));
      expect('events' in made || made.problem === 'notCalendar').toBe(true);
    }),
    { numRuns: runs(160) },
  );
});

// ROTA-2
test('a text that is not a calendar, is too large or has no end is refused', () => {
  const start = '20261201T190000Z';
  const end = '20261201T190001Z';
  expect(read('<html>Sign in</html>')).toEqual({ problem: 'notCalendar' });
  expect(read('BEGIN:VCARD\r\nEND:VCARD')).toEqual({ problem: 'notCalendar' });
  expect(read(`${calendar()}${' '.repeat(2 * 1024 * 1024)}`)).toEqual({ problem: 'tooLarge' });
  const often = event({ start, end, title: 'Sam', more: ['RRULE:FREQ=SECONDLY'] });
  expect(read(calendar(often))).toEqual({ problem: 'tooMany' });
  const many = Array.from({ length: 5_001 }, () => event({ start, end, title: 'Sam' }));
  expect(read(calendar(...many))).toEqual({ problem: 'tooMany' });
});
