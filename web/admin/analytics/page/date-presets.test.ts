import { expect, test } from 'vitest';
import { DATE_PRESETS } from './date-presets.ts';

const at = (today: string) =>
  DATE_PRESETS.map(({ daysAt }) => {
    const { startDate, endDate } = daysAt(today);
    return `${startDate} ${endDate}`;
  });

// ANALYTICS-19
test('the ranges are days of the calendar, today included', () => {
  expect(at('2026-03-01')).toEqual([
    '2026-03-01 2026-03-01',
    '2026-02-23 2026-03-01',
    '2026-01-31 2026-03-01',
    '2025-12-02 2026-03-01',
    '2026-03-01 2026-03-01',
    '2026-02-01 2026-02-28',
  ]);
  expect(at('2024-01-31').slice(4)).toEqual(['2024-01-01 2024-01-31', '2023-12-01 2023-12-31']);
});
