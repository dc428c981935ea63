import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilsonRange } from './confidence-interval.ts';

const shown = (hits: number, all: number) => {
  const { low, high } = wilsonRange(hits, all);
  return [low.toFixed(4), high.toFixed(4)];
};

// ANALYTICS-22
test('the range equals the published tables', () => {
  expect(shown(14, 72)).toEqual(['0.1195', '0.3003']);
  expect(shown(12, 81)).toEqual(['0.0868', '0.2413']);
  expect(shown(0, 10)).toEqual(['0.0000', '0.2775']);
  expect(shown(10, 10)).toEqual(['0.7225', '1.0000']);
  expect(wilsonRange(0, 0)).toEqual({ low: 0, high: 1 });
});

// ANALYTICS-22
test('the rate lies within its range, and the range within 0 and 1', () => {
  const counts = fc.nat(1e6).chain((all) => fc.tuple(fc.nat(all), fc.constant(all + 1)));
  fc.assert(
    fc.property(counts, ([hits, all]) => {
      const { low, high } = wilsonRange(hits, all);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(hits / all);
      expect(high).toBeGreaterThanOrEqual(hits / all);
    }),
  );
});
