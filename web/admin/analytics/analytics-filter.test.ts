import { describe, expect, test } from 'vitest';
import { askedFor, daysIn, formatAsked, parseAsked } from './analytics-filter.ts';

describe('what the address asks for', () => {
  const range = 'startDate=2026-11-01&endDate=2026-11-20';

  test('two days alone ask for the first page, newest first', () => {
    expect(parseAsked(range)).toEqual(askedFor('2026-11-01', '2026-11-20'));
    expect(formatAsked(askedFor('2026-11-01', '2026-11-20'))).toBe(range);
  });

  test('page and order are read back as they were written', () => {
    const asked = { ...askedFor('2026-11-01', '2026-11-20'), page: 3, sort: 'advisor' as const };
    expect(parseAsked(formatAsked(asked))).toEqual(asked);
  });

  test.each([
    ['', 'no days'],
    ['startDate=2026-11-20', 'one day'],
    ['startDate=2026-11-20&endDate=2026-11-01', 'days out of order'],
    ['startDate=2026-02-30&endDate=2026-11-01', 'a day that is none'],
  ])('%s asks for nothing: %s', (search) => {
    expect(parseAsked(search)).toBeUndefined();
  });

  test.each(['page=0', 'page=x', 'page=1.5', 'sort=rating', 'order=up'])(
    'nonsense is left aside: %s',
    (nonsense) => {
      expect(parseAsked(`${range}&${nonsense}`)).toEqual(askedFor('2026-11-01', '2026-11-20'));
    },
  );

  test('the fields start empty, or with the days that are days', () => {
    expect(daysIn('')).toEqual({ startDate: '', endDate: '' });
    expect(daysIn('startDate=2026-11-01&endDate=soon')).toEqual({
      startDate: '2026-11-01',
      endDate: '',
    });
  });
});
