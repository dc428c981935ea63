import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf, weekdayOf } from './analytics-charts.ts';

// ANALYTICS-21
test('the median of counted values equals the median of the values themselves', () => {
  expect(medianOf([])).toBe(null);
  expect(medianOf([{ value: 3, count: 0 }])).toBe(null);
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1 }), (values) => {
      const sorted = values.toSorted((a, b) => a - b);
      const middle = sorted.length / 2;
      const [low, high] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
      const counted = Array.from({ length: 10 }, (_, value) => ({
        value,
        count: values.filter((one) => one === value).length,
      }));
      expect(medianOf(counted.toReversed())).toBe((low + high) / 2);
    }),
  );
});

// ANALYTICS-21
test('a date has its calendar day of the week, Monday first', () => {
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(weekdayOf('2026-11-23')).toBe(1);
});
