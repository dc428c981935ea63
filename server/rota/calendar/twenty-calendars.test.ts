import { expect, test } from 'vitest';
import { dayAfter, dayOf, startOfDay } from '#core/base/day.ts';
import { wallClock } from '#core/campus/hours/wall-clock.ts';
import { nameIn } from '#core/rota/names.ts';
import { dutyAt } from '#core/rota/stretches.ts';
import { readCalendar } from './read-calendar.ts';
import { TWENTY, type Wall } from './twenty-calendars.ts';

const ZONE = 'America/New_York';
const HOUR = 3_600_000;
const FIRST = startOfDay('2026-08-24', ZONE).getTime();
const END = startOfDay('2026-12-14', ZONE).getTime();
const people = ['Sam Rivera', 'Jo Kim', 'Ana Flores', 'Lee Park'].map((name) => ({ name }));

function wallAt(at: number): Wall {
  const { day: weekday, minute } = wallClock(at, ZONE);
  const day = dayOf(new Date(at), ZONE);
  const hour = Math.floor(minute / 60);
  const week = Math.floor((Date.parse(day) - Date.parse('2026-08-24')) / (7 * 24 * HOUR));
  return { day, weekday, hour, week, night: hour < 12 ? dayAfter(day, -1) : day };
}

const HOURS = Array.from({ length: (END - FIRST) / HOUR }, (_, n) => {
  const at = FIRST + HOUR / 2 + n * HOUR;
  return { at, wall: wallAt(at) };
});

test('there are twenty', () => expect(Object.keys(TWENTY)).toHaveLength(20));

// ROTA-2, ROTA-3
test.each(Object.entries(TWENTY))('%s: the right name for every hour of a term', (_name, kept) => {
  const { ics, rule = { before: '', after: '' }, who } = kept;
  const read = readCalendar(ics, { from: FIRST, until: END, timeZone: ZONE });
  const events = 'events' in read ? read.events : [];
  const spans = events.flatMap(({ title, ...stretch }) => {
    const name = nameIn(title, rule);
    return name === undefined ? [] : [{ ...stretch, name }];
  });
  const wrong = [];
  let count = 0;
  for (const { at, wall } of HOURS) {
    const found = dutyAt(spans, people, at).map(({ name }) => name);
    const meant = who(wall);
    count += meant.length;
    if (found.toSorted().join() !== meant.toSorted().join()) wrong.push({ wall, found, meant });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(count).toBeGreaterThan(50);
});
