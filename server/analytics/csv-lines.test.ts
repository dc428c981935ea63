import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRow } from '#core/analytics.ts';
import { formatTime } from '#core/format.ts';
import { csvLinesIn, timesIn } from './csv-lines.ts';

// Half hours, three quarters, a change of half an hour, changes a minute past midnight, a day left out.
const ZONES = [
  'UTC',
  'Europe/London',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Asia/Gaza',
  'Pacific/Apia',
];

const instants = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

// ANALYTICS-6, ANALYTICS-13
test('times are those of the screen, in every zone and around its changes', () => {
  const times = ZONES.map((zone) => ({ zone, timeOf: timesIn(zone) }));
  const changes = [
    '2010-03-14T03:30:59.999Z',
    '2010-03-14T03:31:00.000Z',
    '2026-04-04T14:59:00.000Z',
    '2026-04-04T15:00:00.000Z',
    '2011-12-30T09:59:59.000Z',
    '2011-12-30T10:00:00.000Z',
  ];
  const isSame = (instant: string) => {
    for (const { zone, timeOf } of times)
      expect([zone, instant, timeOf(instant)]).toEqual([zone, instant, formatTime(instant, zone)]);
  };
  changes.forEach(isSame);
  fc.assert(fc.property(instants, isSame), { numRuns: 500 });
});

const text = fc.string({ unit: fc.constantFrom(...Array.from('=;,"\'\r\n\t x€😀')), maxLength: 8 });
const values = fc.tuple(
  text,
  text,
  fc.constant('2026-11-09'),
  instants,
  fc.constantFrom('Resolved', 'Escalated'),
  fc.constantFrom(null, 0.5, 4),
  text,
);

// ANALYTICS-13
test('every line reads back as the cells of its row', () => {
  const linesOf = csvLinesIn('Europe/London');
  fc.assert(
    fc.property(fc.array(values, { minLength: 1 }), (rows) => {
      const cells = rows.map(
        ([issue, advisor, startDate, startTime, outcome, rating, feedback]) => {
          const row = { _id: '', issue, advisor, startDate, startTime, rating, feedback };
          return csvRow({ ...row, outcome }, 'Europe/London');
        },
      );
      expect(parse(linesOf(rows), { record_delimiter: '\r\n' })).toEqual(cells);
    }),
  );
});
