import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnalyticsRow } from '#core/analytics/analytics.ts';
import { csvRow } from '#core/fixtures/csv-rows.ts';
import { formatTime } from '#core/base/format.ts';
import { copyText } from '../db/reading/copied-rows.ts';
import { csvLinesIn } from './csv-lines.ts';
import { timesShown } from './csv-times.ts';

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
test('times are the same as on screen, in every zone and around its clock changes', () => {
  const times = ZONES.map((zone) => {
    const shown = timesShown(zone);
    const timeOf = (instant: string) => {
      const text = Buffer.from(`x\t${instant}`);
      return Buffer.from(shown(text, 2, text.length)).toString();
    };
    return { zone, timeOf };
  });
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

const odd = Array.from('=;,"\'\r\n\t\b\\N x€＝\u200B\uFEFF😀');
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...odd), maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '’', ...odd), maxLength: 8 }),
  // No database here has NUL in a text.
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.replaceAll('\0', '')),
);
const values = fc.tuple(
  text,
  text,
  fc.constantFrom('2026-11-09', '2024-02-29'),
  instants,
  fc.constantFrom('Resolved', 'Escalated (practice)'),
  fc.constantFrom(null, 0.5, 4),
  text,
);
type Row = typeof values extends fc.Arbitrary<infer R> ? R : never;

const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

const written = (value: string | number | null) =>
  value === null
    ? '\\N'
    : String(value).replaceAll(/[\\\b\f\n\r\t\v]/g, (letter) => ESCAPES[letter] ?? '');

/** Returns rows as PostgreSQL copies them. */
const copied = (rows: readonly Row[]) =>
  Buffer.from(rows.map((row) => `${row.map(written).join('\t')}\n`).join(''));

/** Returns rows as SQLite delivers them. */
const handedOver = (rows: readonly Row[]) =>
  copyText(rows.map((row) => [row.map((value) => value ?? '').join('\0')]));

const cellsOf = ([issue, advisor, startDate, startTime, stated, rating, feedback]: Row) => {
  const outcome = stated as AnalyticsRow['outcome'];
  const row = { _id: '', issue, advisor, startDate, startTime, outcome, rating, feedback };
  return csvRow(row, 'Europe/London');
};

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

// ANALYTICS-13
test('every line is parsed back into the cells of its row', () => {
  const linesOf = csvLinesIn('Europe/London');
  fc.assert(
    fc.property(fc.array(values, { minLength: 1 }), (rows) => {
      const lines = Buffer.from(linesOf(copied(rows)));
      expect(parse(lines, { record_delimiter: '\r\n' })).toEqual(rows.map(cellsOf));
    }),
  );
});

// ANALYTICS-13
test('the bytes equal those of cells quoted one by one, from either database', () => {
  const linesOf = csvLinesIn('Europe/London');
  fc.assert(
    fc.property(fc.array(values), (rows) => {
      const plain = rows.map((row) => `${cellsOf(row).map(quoted).join(',')}\r\n`).join('');
      expect(Buffer.from(linesOf(copied(rows))).toString()).toBe(plain);
      expect(Buffer.from(linesOf(handedOver(rows))).toString()).toBe(plain);
    }),
    { numRuns: 1_000 },
  );
});
