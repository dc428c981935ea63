import { expect, test } from 'vitest';
import { dutyDay, mondayOf, nightOf, stretchInWords, weekOf } from './duty-weeks.ts';
import type { DutyRow } from './rota-schema.ts';

const ZONE = 'America/New_York';
const MONDAY = '2026-12-07';
const at = (time: string): string => new Date(`2026-${time}-05:00`).toISOString();

type Line = readonly [from: string, until: string, ...names: string[]];

function row(spans: readonly Line[], gaps: readonly Line[] = []): DutyRow {
  const read = spans.map(([from, until, ...names]) => ({
    from: at(from),
    until: at(until),
    names,
    unknown: [],
  }));
  return {
    contact: 'north',
    spans: read,
    gaps: gaps.map(([from, until]) => ({ from: at(from), until: at(until) })),
    doubles: read
      .filter(({ names }) => names.length > 1)
      .map(({ unknown: _, ...span }) => ({ ...span, isRight: false })),
  };
}

const week = (one: DutyRow, monday = MONDAY, tonight = '2026-12-09') =>
  weekOf(one, monday, tonight, ZONE).map(({ start, days, kind, names, isTonight }) =>
    [start, days, kind, names.join(' & '), ...(isTonight ? ['tonight'] : [])].join(' '),
  );

const nights = (first: number, last: number, ...names: string[]): Line[] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const [day, next] = [first + index, first + index + 1].map((one) => `${one}`.padStart(2, '0'));
    return [`12-${day}T17:00`, `12-${next}T08:00`, ...names];
  });

// ROTA-34
test('a night belongs to the day it begins, consecutive nights are one bar, and tonight is marked', () => {
  const gap: Line = ['12-11T17:00', '12-12T08:00'];
  const one = row([...nights(7, 10, 'Ana'), ...nights(12, 13, 'Dana')], [gap]);
  expect(week(one)).toEqual(['0 4 one Ana tonight', '4 1 gap ', '5 2 one Dana']);
});

// ROTA-34
test.each<[string, readonly Line[], string[]]>([
  [
    'whole days',
    [
      ['12-07T00:00', '12-10T00:00', 'Ana'],
      ['12-10T00:00', '12-14T00:00', 'Jo'],
    ],
    ['0 3 one Ana tonight', '3 4 one Jo'],
  ],
  [
    'weeks that change on Friday evening',
    [
      ['12-04T17:00', '12-11T17:00', 'Ana'],
      ['12-11T17:00', '12-18T17:00', 'Jo'],
    ],
    ['0 4 one Ana tonight', '4 3 one Jo'],
  ],
  [
    'days and nights',
    [
      ['12-07T08:00', '12-07T20:00', 'Ana'],
      ['12-07T20:00', '12-08T08:00', 'Jo'],
    ],
    ['0 1 one Ana & Jo'],
  ],
  [
    'a duty that goes on after the last day',
    [
      ['12-07T17:00', '12-11T08:00', 'Ana'],
      ['12-11T17:00', '12-21T00:00', 'Jo'],
    ],
    ['0 4 one Ana tonight', '4 3 one Jo'],
  ],
  ['two people at once', nights(10, 10, 'Sam', 'Jo'), ['3 1 several Sam & Jo']],
  ['no duties', [], []],
])('draws a week of %s', (_, spans, bars) => {
  expect(week(row(spans))).toEqual(bars);
});

// ROTA-34
test('a gap within a day is shown next to its name', () => {
  const one = row([['12-07T20:00', '12-08T08:00', 'Jo']], [['12-07T17:00', '12-07T20:00']]);
  expect(week(one)).toEqual(['0 1 gap Jo']);
});

const night = (from: string, until: string, name: string) => ({
  from,
  until,
  names: [name],
  unknown: [],
});

// ROTA-34
test("a night with a clock change is still one day's", () => {
  const spans = [
    night('2026-10-31T21:00:00Z', '2026-11-01T13:00:00Z', 'Sam'),
    night('2026-11-01T22:00:00Z', '2026-11-02T13:00:00Z', 'Jo'),
    night('2026-11-02T22:00:00Z', '2026-11-03T13:00:00Z', 'Ana'),
  ];
  const bars = week({ contact: 'north', spans, gaps: [], doubles: [] }, '2026-10-26');
  expect(bars).toEqual(['5 1 one Sam', '6 1 one Jo']);
});

// ROTA-34
test('the time before eight in the morning belongs to the night before', () => {
  expect(nightOf(new Date(at('12-09T03:00')), ZONE)).toBe('2026-12-08');
  expect(nightOf(new Date(at('12-09T08:00')), ZONE)).toBe('2026-12-09');
  expect(['2026-12-07', '2026-12-09', '2026-12-13'].map(mondayOf)).toEqual([
    MONDAY,
    MONDAY,
    MONDAY,
  ]);
});

const words = (from: string, until: string): string => {
  const asked = { timeZone: ZONE, end: Date.parse(at('12-21T00:00')) };
  return `${dutyDay(at(from), ZONE)}: ${stretchInWords({ from: at(from), until: at(until) }, asked)}`;
};

// ROTA-34
test('a span reads as days and times in words', () => {
  expect(words('12-11T17:00', '12-12T08:00')).toBe('Fri Dec 11: from 5 pm to Sat 8 am');
  expect(words('12-11T17:00', '12-11T20:30')).toBe('Fri Dec 11: from 5 pm to 8:30 pm');
  expect(words('12-11T17:00', '12-18T08:00')).toBe('Fri Dec 11: from 5 pm to Fri Dec 18 8 am');
  expect(words('12-18T17:00', '12-21T00:00')).toBe('Fri Dec 18: from 5 pm on');
});
