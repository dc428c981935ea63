import { expect, test } from 'vitest';
import { overload, tokenBuckets } from './load.ts';

// API-30
test('one stalled second is not an overload, but two slow seconds in a row are', () => {
  const judge = overload(1_000);
  const delays = [2, 3_000, 2, NaN, 5_000, 1_001, 1_500, 1_000];
  expect(delays.map(judge)).toEqual([false, false, false, false, false, true, true, false]);
});

// ACCESS-8, ACCESS-13
test('a token bucket allows its amount at once, and the same amount again evenly over the period', () => {
  const { secondsUntil, spend } = tokenBuckets({ most: 100, seconds: 50 });
  expect(secondsUntil('a', 100, 0)).toBe(0);
  spend('a', 100, 0);
  expect(secondsUntil('a', 1, 0)).toBe(1);
  expect(secondsUntil('a', 60, 0)).toBe(30);
  expect(secondsUntil('b', 100, 0)).toBe(0);
  expect(secondsUntil('a', 60, 29_999)).toBe(1);
  expect(secondsUntil('a', 60, 30_000)).toBe(0);
  spend('a', 60, 30_000);
  expect(secondsUntil('a', 100, 1_000_000)).toBe(0);
  expect(secondsUntil('a', 101, 1_000_000)).toBe(1);
});

// ACCESS-11
test('a clock that is set back does not make anybody wait longer', () => {
  const { secondsUntil, spend } = tokenBuckets({ most: 100, seconds: 50 });
  spend('a', 100, 1_000_000_000);
  expect(secondsUntil('a', 100, 0)).toBe(50);
  expect(secondsUntil('a', 100, 50_000)).toBe(0);
});
