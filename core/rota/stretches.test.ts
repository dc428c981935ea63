import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnDuty } from '../campus/hours/hours.ts';
import { parseHours } from '../campus/hours/hours-text.ts';
import { isGone } from './gone.ts';
import { dutyAt, gapsIn, stretchesOf } from './stretches.ts';

const HOUR = 3_600_000;
const people = ['Sam', 'Jo', 'Ana'].map((name) => ({ name }));
const names = [...people.map(({ name }) => name), 'Stranger', 'Sam & Jo', 'Jo, Stranger'];

const anySpans = fc.array(
  fc.record({
    from: fc.integer({ min: -20, max: 380 }),
    length: fc.integer({ min: 1, max: 80 }),
    name: fc.constantFrom(...names),
  }),
  { maxLength: 30 },
);
const anyWeek = fc.record({
  day: fc.integer({ min: 0, max: 400 }),
  timeZone: fc.constantFrom(
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
  ),
  hours: fc.constantFrom('', 'Every day 7 pm to 7 am', 'Fri 5 pm to Mon 8 am', 'Mon 1 am to 3 am'),
});

// ROTA-8
test('stretches have the people of their spans at any time, and a gap is duty time without any', () => {
  fc.assert(
    fc.property(anySpans, anyWeek, (some, { day, timeZone, hours }) => {
      const begin = Date.parse('2026-01-01T00:00:00Z') + day * 24 * HOUR;
      const spans = some.map(({ from, length, name }) => ({
        from: begin + from * HOUR,
        until: begin + (from + length) * HOUR,
        name,
      }));
      const window = { from: begin, until: begin + 14 * 24 * HOUR };
      const stretches = stretchesOf(spans, people, window);
      const gaps = gapsIn(stretches, hours, window, timeZone);
      for (let at = begin + HOUR / 2; at < window.until; at += 5 * HOUR) {
        const within = ({ from, until }: { from: number; until: number }) =>
          from <= at && at < until;
        const present = spans.filter(within).map(({ name }) => name);
        const meant = new Set(
          people.filter(({ name }) => present.some((text) => text.includes(name))),
        );
        const found = stretches.filter(within);
        expect(found.length).toBeLessThan(2);
        expect(new Set(found[0]?.people ?? [])).toEqual(meant);
        expect(new Set(dutyAt(spans, people, at))).toEqual(meant);
        const isStrange = present.some((text) => text.includes('Stranger'));
        expect(found[0]?.unknown ?? []).toEqual(isStrange ? ['Stranger'] : []);
        const isDuty = isOnDuty(parseHours(hours) ?? [], at, timeZone);
        expect(gaps.some(within)).toBe(isDuty && meant.size === 0);
      }
    }),
    { numRuns: 60 },
  );
});

// ROTA-3
test('people come in order of their start, and equal neighbors become one stretch', () => {
  const spans = [
    { from: 0, until: 4, name: 'Jo' },
    { from: 2, until: 6, name: 'Sam' },
    { from: 6, until: 8, name: 'sam' },
  ];
  const found = stretchesOf(spans, people, { from: 1, until: 8 });
  expect(
    found.map(({ from, until, people: all }) => [from, until, all.map(({ name }) => name)]),
  ).toEqual([
    [1, 2, ['Jo']],
    [2, 4, ['Jo', 'Sam']],
    [4, 8, ['Sam']],
  ]);
});

// ROTA-7
test('a calendar stops counting after seven days without a reading', () => {
  const read = Date.parse('2026-12-01T12:00:00.000Z');
  const week = read + 7 * 24 * HOUR;
  expect([isGone(read, read), isGone(read, week - 1), isGone(read, week)]).toEqual([
    false,
    false,
    true,
  ]);
});
