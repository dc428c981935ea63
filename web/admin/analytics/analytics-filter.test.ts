import { describe, expect, test } from 'vitest';
import {
  filterFor,
  daysIn,
  formatFilter,
  formatRowFilter,
  rowFilterIn,
  parseFilter,
} from './analytics-filter.ts';

describe('the request in the address', () => {
  const range = 'startDate=2026-11-01&endDate=2026-11-20';

  // ANALYTICS-8
  test('is the first page, newest first, with only two days', () => {
    expect(parseFilter(range)).toEqual(filterFor('2026-11-01', '2026-11-20'));
    expect(formatFilter(filterFor('2026-11-01', '2026-11-20'))).toBe(range);
  });

  // ANALYTICS-8
  test('keeps its page and order as written', () => {
    const filter = { ...filterFor('2026-11-01', '2026-11-20'), page: 3, sort: 'advisor' as const };
    expect(parseFilter(formatFilter(filter))).toEqual(filter);
  });

  // ANALYTICS-8, ANALYTICS-18, ANALYTICS-19
  test('keeps its filters as written, with and without days', () => {
    const rowFilter = {
      issue: 'a&b',
      category: 'Noise complaint',
      outcome: 'Escalated',
      advisor: "d'Arc + Zoë",
      practice: 'with',
    } as const;
    const filter = filterFor('2026-11-01', '2026-11-20', rowFilter);
    expect(parseFilter(formatFilter(filter))).toEqual(filter);
    expect(rowFilterIn(formatRowFilter(rowFilter))).toEqual(rowFilter);
    expect(parseFilter(formatRowFilter(rowFilter))).toBeUndefined();
    expect(rowFilterIn('issue=&category=All%20categories&outcome=Lost&practice=1')).toEqual({});
  });

  // ANALYTICS-8
  test.each([
    ['', 'no days'],
    ['startDate=2026-11-20', 'one day'],
    ['startDate=2026-11-20&endDate=2026-11-01', 'days out of order'],
    ['startDate=2026-02-30&endDate=2026-11-01', 'a day that is none'],
  ])('%s requests nothing: %s', (search) => {
    expect(parseFilter(search)).toBeUndefined();
  });

  // ANALYTICS-8
  test.each(['page=0', 'page=x', 'page=1.5', 'sort=rating', 'order=up'])(
    'ignores nonsense: %s',
    (nonsense) => {
      expect(parseFilter(`${range}&${nonsense}`)).toEqual(filterFor('2026-11-01', '2026-11-20'));
    },
  );

  // ANALYTICS-1
  test('leaves the fields empty without valid days', () => {
    expect(daysIn('')).toEqual({ startDate: '', endDate: '' });
    expect(daysIn('startDate=2026-11-01&endDate=soon')).toEqual({
      startDate: '2026-11-01',
      endDate: '',
    });
  });
});
