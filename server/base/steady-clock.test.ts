import { expect, test } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function openClocks() {
  const clocks = { up: 5_000, wall: Date.UTC(2026, 10, 1) };
  const steady = steadyClock(
    () => new Date(clocks.wall),
    () => clocks.up,
  );
  const pass = (ms: number) => {
    clocks.up += ms;
    clocks.wall += ms;
  };
  return { clocks, steady, pass, isRight: () => steady().getTime() === clocks.wall };
}

// LADDER-13
test.each([HOUR, -HOUR, 24 * HOUR, 61_000])(
  'a clock that jumps by %i ms is not followed for a minute, or not at all if it is corrected before',
  (jump) => {
    const { clocks, steady, pass, isRight } = openClocks();
    const before = steady().getTime();
    clocks.wall += jump;
    pass(2_000);
    expect(steady().getTime()).toBe(before + 2_000);
    pass(57_000);
    expect(steady().getTime()).toBe(before + 59_000);
    clocks.wall -= jump;
    expect(isRight()).toBe(true);
    clocks.wall += jump;
    pass(59_000);
    expect(isRight()).toBe(false);
    pass(59_000);
    expect(isRight()).toBe(false);
    pass(1_000);
    expect(isRight()).toBe(true);
  },
);

// LADDER-13
test('a clock corrected in small steps, or by at most a minute, is followed', () => {
  const { clocks, pass, isRight } = openClocks();
  for (const correction of [5, -5, MINUTE, -MINUTE, 30_000]) {
    clocks.wall += correction;
    pass(2_000);
    expect(isRight()).toBe(true);
  }
});
