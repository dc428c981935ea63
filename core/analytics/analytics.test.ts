import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV_HEADER, csvRow } from '../fixtures/csv-rows.ts';
import { isDateRange, parseAnalyticsQuery } from './analytics.ts';
import { safeCell } from '../base/csv.ts';

describe('the query', () => {
  const days = { startDate: '2026-11-01', endDate: '2026-11-30' };

  test('asks for all rows, newest first, if it names no page', () => {
    expect(parseAnalyticsQuery(days)).toEqual({
      ...days,
      sort: 'startDate',
      order: 'desc',
      page: undefined,
      pageSize: 10,
    });
  });

  test('reads numbers and keeps the rest', () => {
    const query = {
      ...days,
      page: '3',
      pageSize: '25',
      sort: 'advisor',
      order: 'asc',
      outcome: 'Resolved',
    } as const;
    expect(parseAnalyticsQuery(query)).toEqual({ ...query, page: 3, pageSize: 25 });
  });

  // ANALYTICS-2
  test.each([
    ['2026-11-01', '2026-11-30', true],
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
    ['2026-02-30', '2026-11-01', false],
    ['', '2026-11-01', false],
    ['2026-11-1', '2026-11-02', false],
  ])('the days %s to %s are a valid range: %s', (start, end, valid) => {
    expect(isDateRange(start, end)).toBe(valid);
  });
});

const withoutApostrophes = (text: string) => text.replaceAll("'", '');

describe('the CSV', () => {
  const row = {
    _id: '1',
    issue: 'Alarm',
    advisor: 'Sam',
    startDate: '2026-11-09',
    startTime: '2026-11-09T03:07:00Z',
    outcome: 'Resolved',
    rating: 4.5,
    feedback: 'Fine',
  } as const;

  // ANALYTICS-13
  test('has a cell for every heading, in screen formats', () => {
    expect(csvRow(row, 'UTC')).toEqual([
      'Alarm',
      'Sam',
      '09 Nov 2026',
      '3:07 am',
      'Resolved',
      '4.5',
      'Fine',
    ]);
    expect(csvRow(row, 'UTC')).toHaveLength(CSV_HEADER.length);
  });

  test('has an empty cell for a walk that was not rated', () => {
    expect(csvRow({ ...row, rating: null }, 'UTC')[5]).toBe('');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\rx', "'\rx"],
    [' =1', "' =1"],
    ['"=1', '\'"=1'],
    ['＝1', "'＝1"],
    ['﹦1', "'﹦1"],
    ['\u200b=1', "'\u200b=1"],
    ['\u00ad=1', "'\u00ad=1"],
    ['\u2060=1', "'\u2060=1"],
    ['\b=1', "'\b=1"],
    ['\u3164=1', "'\u3164=1"],
    ['\u2800=1', "'\u2800=1"],
    ['x;=1+1', "x;'=1+1"],
    ['x\t=1+1', "x\t'=1+1"],
    ['x; "=1', 'x;\' "=1'],
    ['x\r\n=1', "x\r\n'=1"],
    [';;=1;-2', ";;'=1;'-2"],
    ['plain', 'plain'],
    ['one; two\nthree', 'one; two\nthree'],
    ['', ''],
    ['a=b', 'a=b'],
  ])('writes %j as %j', (text, cell) => {
    expect(safeCell(text)).toBe(cell);
  });

  const odd = fc.constantFrom(
    ...Array.from('=+-@＝＋－＠﹦;,\t\r\n\'" x'),
    '\u200b',
    '\u00ad',
    '\u2060',
    '\b',
    '\ufeff',
    '\u2800',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: odd, maxLength: 12 }),
  );

  // ANALYTICS-13
  test('turns no cell into a formula, however its lines are cut, and loses no character', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cell = safeCell(text);
        for (const part of [cell, ...cell.split(/[;\t\r\n]/)]) {
          const seen = part.replace(/^[\s"\u2800\p{Cc}\p{Cf}]*/u, '');
          expect(seen).not.toMatch(/^[=+\-@＝＋－＠﹦]/);
        }
        expect(cell).not.toMatch(/^[\t\r\n]/);
        expect(withoutApostrophes(cell)).toBe(withoutApostrophes(text));
        expect(safeCell(withoutApostrophes(text)).length).toBeLessThan(2 * text.length + 2);
      }),
      { numRuns: 10_000 },
    );
  });
});
