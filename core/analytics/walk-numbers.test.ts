import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedWalk, UNKNOWN_STEP, type WalkedRecord } from './counted-walk.ts';
import { plainCount, plainWays, walksOf } from '../fixtures/random-walks.ts';
import { randomTree } from '../fixtures/random-trees.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { LIMITS } from '../base/limits.ts';
import { wordingOf } from '../record/recorded-steps.ts';
import { confidenceInterval } from './confidence-interval.ts';
import type { Tap } from '../record/taps.ts';
import { walkCounter, type StepNumbers, type WalkNumbers } from './walk-numbers.ts';
import { outlierSteps } from './outlier-steps.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function assertAddsUp({ steps, ways, ...all }: WalkNumbers): void {
  const led = (by: 'step' | 'to', id: string) =>
    sum(ways.filter((way) => way[by] === id).map(({ count }) => count));
  for (const step of steps) {
    expect(led('to', step.step) + step.began).toBe(step.visits);
    expect(led('step', step.step) + step.stopped).toBe(step.visits);
    expect(step.walks).toBeLessThanOrEqual(step.visits);
    for (const part of [step.escalated, step.stopped, step.timed, step.began])
      expect(part).toBeLessThanOrEqual(step.walks);
  }
  const stopped = sum(steps.map((step) => step.stopped));
  expect(led('to', 'final') + all.withoutSteps).toBe(all.resolved + all.escalated);
  expect(all.resolved + all.escalated + stopped).toBe(all.walks);
  expect(sum(steps.map(({ began }) => began)) + all.withoutSteps).toBe(all.walks);
  const numbers = [...Object.values(all), ...steps.flatMap(({ step: _, ...one }) => [one])];
  for (const one of numbers.flatMap((of) => Object.values(of))) {
    if (one !== null) expect(one).toBeGreaterThanOrEqual(0);
  }
}

// NUMBERS-2, NUMBERS-3
test('the numbers of random walks equal a plain count of each, and add up', () => {
  const taken = randomTree(8).chain((steps) =>
    walksOf(steps).map((walks) => ({ wording: wordingOf(steps), walks })),
  );
  fc.assert(
    fc.property(taken, ({ wording, walks }) => {
      const counter = walkCounter();
      for (const { sent } of walks) counter.add(countedWalk(sent, wording));
      const numbers = counter.numbers();
      const came = new Set(walks.flatMap(({ walk }) => walk.path.map(({ step }) => step)));
      expect(numbers.steps.map(({ step }) => step).toSorted()).toEqual([...came].toSorted());
      for (const { timed: _, seconds: __, ...step } of numbers.steps)
        expect(step).toEqual(plainCount(walks, step.step));
      const ways = numbers.ways.map(({ step, answer, to, count }) => [
        `${step} ${answer} ${to}`,
        count,
      ]);
      expect(Object.fromEntries(ways)).toEqual(plainWays(walks));
      expect(numbers.walks).toBe(walks.length);
      const pressed = walks.filter(({ escalatedAt }) => escalatedAt !== undefined);
      expect(sum(numbers.steps.map(({ escalated }) => escalated)) + numbers.escalatedAside).toBe(
        pressed.length,
      );
      assertAddsUp(numbers);
    }),
    { numRuns: 300 },
  );
});

const TREE = [ask('a', 'next', 'c'), confirm('b', 'next'), ask('c', 'end', 'a')];
const words = wordingOf(TREE);
const taps = (text: string): Tap[] =>
  text.split(', ').map((one) => {
    const [step = '', at, did] = one.split(' ');
    return { step, at: Number(at), did: did as Tap['did'] };
  });

const RECORD: WalkedRecord = {
  issueStatus: 'Resolved',
  finishedAt: '2026-11-20T03:00:00.000Z',
  steps: [
    { step: 'a', response: 'No' },
    { step: 'c', response: 'Yes' },
  ],
  trail: [],
};

function count(...records: readonly Partial<WalkedRecord>[]) {
  const counter = walkCounter();
  for (const record of records) counter.add(countedWalk({ ...RECORD, ...record }, words));
  const numbers = counter.numbers();
  assertAddsUp(numbers);
  const at = (step: string) => numbers.steps.find((one) => one.step === step);
  return { ...numbers, at };
}

const secondsOf = (text: string) => countedWalk({ ...RECORD, trail: taps(text) }, words).times;

describe('the seconds at a step', () => {
  // NUMBERS-4
  test('run from the last tap before the step to its last answer, however often that changed', () => {
    const times = secondsOf('a 4000 yes, a 9000 no, c 15000 call:duty, c 21000 yes');
    expect(Object.fromEntries(times)).toEqual({ a: 9000, c: 12_000 });
  });

  // NUMBERS-4
  test('add up all visits to a step, and none on a path that was gone back from', () => {
    const times = secondsOf(
      'a 5000 yes, b 8000 back, a 10000 no, c 20000 no, a 23000 no, c 24000 yes',
    );
    expect(Object.fromEntries(times)).toEqual({ a: 10_000, c: 11_000 });
    const numbers = count({ trail: taps('a 5000 yes, b 8000 tick, b 9000 back, a 10000 no') });
    expect(numbers.at('b')).toBeUndefined();
  });

  // NUMBERS-4
  test('are the median of all walks that recorded their times', () => {
    const numbers = count(
      ...['a 1000 no', 'a 2000 no', 'a 9000 no', 'a 400000 no'].map((text) => ({
        trail: taps(text),
      })),
      {},
      // Nobody knows what came after a full trail.
      {
        trail: Array.from({ length: LIMITS.trail }, () => ({
          step: 'a',
          at: 1,
          did: 'no' as const,
        })),
      },
    );
    expect(numbers.at('a')).toMatchObject({ walks: 6, timed: 4, seconds: 5.5 });
    expect(numbers.at('c')).toMatchObject({ walks: 6, timed: 0, seconds: null });
  });
});

const OPEN = { issueStatus: 'Escalated', finishedAt: null } as const;

// NUMBERS-8
test('an escalated walk that never sent more stopped at its last step, answered or not', () => {
  const numbers = count(
    { ...OPEN, steps: [{ step: 'a', response: 'No' }], trail: taps('a 1 no, c 2 escalate') },
    { ...OPEN, trail: taps('a 1 no, c 2 yes, c 3 escalate') },
    { ...OPEN, steps: [], trail: taps('a 1 escalate') },
    // Sent by no app: without a tap of the escalation it has ended.
    { ...OPEN },
  );
  expect(numbers).toMatchObject({ walks: 4, escalated: 1, resolved: 0 });
  expect(numbers.at('a')).toMatchObject({ walks: 4, stopped: 1, escalated: 1 });
  expect(numbers.at('c')).toMatchObject({ walks: 3, stopped: 2, escalated: 2 });
});

// NUMBERS-9
test('an escalation counts at the final path, or else as one aside from it', () => {
  const numbers = count({ trail: taps('a 1 yes, b 2 escalate, b 3 back, a 4 no, c 5 yes') });
  expect(numbers.escalatedAside).toBe(1);
  expect(sum(numbers.steps.map(({ escalated }) => escalated))).toBe(0);
});

// NUMBERS-2, NUMBERS-3
test('unknown steps and walks without any step are counted and add up', () => {
  const numbers = count(
    {
      steps: [
        { step: 'a', response: 'Perhaps' },
        { step: 'x', response: true },
        { step: 'y', response: 'z' },
      ],
    },
    { steps: [] },
    {},
  );
  expect(numbers).toMatchObject({ walks: 3, resolved: 3, withoutSteps: 1 });
  expect(numbers.at(UNKNOWN_STEP)).toMatchObject({ walks: 1, visits: 2 });
  expect(numbers.ways).toContainEqual({ step: 'a', answer: 'other', to: UNKNOWN_STEP, count: 1 });
});

const step = (name: string, numbers: Partial<StepNumbers>): StepNumbers => ({
  step: name,
  visits: 50,
  walks: 50,
  began: 0,
  stopped: 0,
  escalated: 0,
  timed: 0,
  seconds: null,
  ...numbers,
});

const percent = ({ low, high }: { low: number; high: number }) =>
  [low, high].map((part) => Math.round(part * 100));

describe('the outliers', () => {
  // NUMBERS-5
  test('gives a share its Wilson range, between 0 and 1', () => {
    expect(percent(confidenceInterval(18, 41))).toEqual([30, 59]);
    expect(percent(confidenceInterval(14, 72))).toEqual([12, 30]);
    expect(percent(confidenceInterval(0, 1))).toEqual([0, 79]);
    expect(percent(confidenceInterval(1, 1))).toEqual([21, 100]);
  });

  // NUMBERS-5
  test('names at most three steps of a kind, the most certain first, and the slowest with enough walks', () => {
    const all = [
      step('a', { walks: 1, escalated: 1, timed: 1, seconds: 900 }),
      step('b', { walks: 41, escalated: 18, timed: 40, seconds: 96 }),
      step('c', { walks: 72, escalated: 14, stopped: 4, timed: 70, seconds: 304 }),
      step('d', { walks: 40, escalated: 2 }),
    ];
    expect(outlierSteps(all).map((one) => `${one.what} ${one.step}`)).toEqual([
      'escalated b',
      'escalated a',
      'escalated c',
      'stopped c',
      'slow c',
    ]);
    expect(outlierSteps([step('a', {})])).toEqual([]);
    expect(outlierSteps([])).toEqual([]);
  });
});
