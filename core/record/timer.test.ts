import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Moment } from './moment-schema.ts';
import { formatMomentAct, TIMER_MINUTES, type MomentAct } from './moment-act.ts';
import { countdown, runningTimer, timeLeft } from './timer.ts';

const START = '2026-11-21T03:00:00.000Z';
const moment = (at: number, did: string): Moment => ({ step: 'a', at, did });

// TIMER-7
test.each<[Moment[] | undefined, number | undefined]>([
  [undefined, undefined],
  [[], undefined],
  [[moment(1_000, 'timer:5')], 301_000],
  [[moment(1_000, 'timer:5'), moment(2_000, 'timer:15')], 902_000],
  [[moment(1_000, 'timer:5'), moment(2_000, 'something newer')], 301_000],
  [[moment(1_000, 'timer:5'), moment(301_000, 'rang')], undefined],
  [[moment(1_000, 'timer:5'), moment(2_000, 'timer back')], undefined],
  [[moment(1_000, 'timer:5'), moment(2_000, 'timer back'), moment(3_000, 'timer:10')], 603_000],
  [[moment(1_000, 'timer:7')], undefined],
])('a timer in %j ends %s ms after Start', (moments, after) => {
  const until = runningTimer(moments, START)?.until;
  expect(until).toBe(after === undefined ? undefined : Date.parse(START) + after);
});

// TIMER-7
test('the newest timer runs until it rings or is canceled', () => {
  const acts = fc.constantFrom<MomentAct>(
    { kind: 'rang' },
    { kind: 'timer back' },
    ...TIMER_MINUTES.map((minutes): MomentAct => ({ kind: 'timer', value: minutes })),
  );
  fc.assert(
    fc.property(fc.array(acts), (all) => {
      const last = all.at(-1);
      const runs = last?.kind === 'timer' ? last.value : undefined;
      const moments = all.map((act, at) => moment(at, formatMomentAct(act)));
      expect(runningTimer(moments, START)?.minutes).toBe(runs);
    }),
  );
});

// TIMER-3
test.each([
  [299_999, '5:00'],
  [299_000, '4:59'],
  [60_000, '1:00'],
  [900_000, '15:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('a timer with %i ms left shows %s', (left, text) => {
  expect(countdown(left)).toBe(text);
});

// TIMER-7
test.each([
  [0, 300_000],
  [-60_000, 240_000],
  [-360_000, -60_000],
  [3_600_000, 300_000],
])('a clock %s ms behind the start of a 5-minute timer leaves %s ms', (behind, left) => {
  expect(timeLeft({ minutes: 5, until: 1_300_000 }, 1_000_000 - behind)).toBe(left);
});
