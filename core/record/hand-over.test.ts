import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../base/limits.ts';
import { isAdvisorName, normalizeAdvisor } from '../people/advisor-name.ts';
import { randomTree } from '../fixtures/random-trees.ts';
import { ask, checked } from '../fixtures/trees.ts';
import type { SavedStep } from '../step/step.ts';
import { activeStep, answersTo, nextWalk, startWalk, type WalkEvent } from '../walk/walk.ts';
import {
  continueWalk,
  decodeHandOver,
  encodeHandOver,
  MAX_CODE,
  type HandedWalk,
} from './hand-over.ts';
import type { Moment } from './moment-schema.ts';
import { REPORT_STATES } from './report.ts';
import type { Tap } from './taps.ts';
import { momentsWithLanguage } from './shown-languages.ts';
import { momentsWith } from './walk-moments.ts';
import { tapsAfter, tapsWith } from './walk-taps.ts';

/** A code made by a phone before codes were believed only as far as they could be recorded. */
const EARLIER_CODE =
  'AQAAAAAAAEAAgAAAAAAAAAEE-8ev4J80BAIXV2F0ZXIgdGhyb3VnaCBhIGNlaWxpbmcOWm_DqyDDmGRlZ8OlcmQFbm9ydGgCBx1XZXQgY2FycGV0ICYgYSDigJxsb3Vk4oCdIGZhbgJ4AwIJAw1jYWxsOnNlY3VyaXR5CHRpbWVyOjEwCmhhbmRlZDpCZW4EAAQNBQkDEwMCDgoPAVdlsKo';

const KINDS = [
  'first',
  'second',
  'next',
  'next',
  'next',
  'back',
  'untick',
  'call',
  'timer',
  'hand',
  'spanish',
] as const;

/** Walks a tree by these presses, each some milliseconds after the one before. */
function walked(
  steps: readonly SavedStep[],
  presses: readonly (readonly [string, number])[],
  said: Partial<HandedWalk>,
): HandedWalk {
  let walk = startWalk(checked(steps));
  let trail: readonly Tap[] = [];
  let moments: readonly Moment[] = [];
  let at = 0;
  for (const [what, ms] of presses) {
    at += ms;
    const step = activeStep(walk)?.step;
    const answers = step ? answersTo(step) : [];
    const answer = answers[what === 'second' ? 1 : 0] ?? answers[0];
    if (what === 'call') trail = tapsWith(trail, walk, { call: 'security' }, at);
    else if (what === 'timer')
      moments = momentsWith(moments, walk, { kind: 'timer', value: 10 }, at);
    else if (what === 'hand')
      moments = momentsWith(moments, walk, { kind: 'handed', value: 'Zoë Ødegård' }, at);
    else if (what === 'spanish') moments = momentsWithLanguage(moments, walk, 'es', at);
    else {
      const event: WalkEvent | undefined =
        what === 'next' || what === 'back' || what === 'untick'
          ? { type: what }
          : answer && { type: 'answer', answer };
      if (!event) continue;
      const after = nextWalk(walk, event);
      if (after !== walk) trail = tapsAfter(trail, walk, event, at);
      walk = after;
    }
  }
  return {
    id: '00000000-0000-4000-8000-000000000001',
    revision: 4,
    title: 'Water through a ceiling',
    advisor: 'Amara',
    isPractice: false,
    area: undefined,
    report: undefined,
    startedAt: '2026-11-21T03:00:00.123Z',
    escalated: undefined,
    corrections: 0,
    rating: 0,
    description: '',
    ...said,
    walk,
    trail,
    moments,
  };
}

const inSeconds = <T extends { readonly at: number }>(list: readonly T[]): T[] =>
  list.map((one) => ({ ...one, at: Math.floor(one.at / 1_000) * 1_000 }));

const anyMoment = fc.record({
  id: fc.uuid(),
  revision: fc.option(fc.integer({ min: 1, max: 2 ** 31 })),
  title: fc.string({ unit: 'grapheme', maxLength: 60 }),
  advisor: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
    .map(normalizeAdvisor)
    .filter(isAdvisorName),
  isPractice: fc.boolean(),
  area: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { nil: undefined }),
  report: fc.option(fc.constantFrom(...REPORT_STATES), { nil: undefined }),
  startedAt: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  corrections: fc.nat({ max: 20 }),
  rating: fc.nat({ max: 10 }).map((halves) => halves / 2),
  description: fc.string({ unit: 'grapheme', maxLength: 40 }),
});
const presses = fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.nat(90_000)), { maxLength: 80 });
const handedWalks = fc
  .tuple(randomTree(12), presses, anyMoment)
  .map(([steps, pressed, about]) => walked(steps, pressed, about));

// HANDOVER-1, TRANSLATE-11
test('the other phone reads any walk unchanged, with its times in whole seconds', () => {
  fc.assert(
    fc.property(handedWalks, fc.boolean(), (before, isEscalated) => {
      const at = new Date(Date.parse(before.startedAt) + 61_000).toISOString();
      const handed = { ...before, escalated: isEscalated ? { step: 2, at } : undefined };
      const code = encodeHandOver(handed) ?? '';
      const read = decodeHandOver(code);
      expect(read && continueWalk(read, handed.walk.steps)).toEqual({
        ...handed,
        trail: inSeconds(handed.trail),
        moments: inSeconds(handed.moments),
      });
    }),
    { numRuns: 500 },
  );
});

// HANDOVER-1
test('a code from an earlier version is read correctly', () => {
  const steps = [ask('a', 'next', 'next'), ask('b', 'next', 'next'), ask('c', 'next', 'next')];
  const read = decodeHandOver(EARLIER_CODE);
  expect(read && continueWalk(read, checked(steps))).toEqual({
    id: '00000000-0000-4000-8000-000000000001',
    revision: 4,
    title: 'Water through a ceiling',
    advisor: 'Zoë Ødegård',
    isPractice: false,
    area: 'north',
    report: 'opened',
    startedAt: '2026-11-21T03:00:00.123Z',
    escalated: { step: 2, at: '2026-11-21T03:02:00.123Z' },
    corrections: 2,
    rating: 3.5,
    description: 'Wet carpet & a “loud” fan',
    walk: {
      steps: checked(steps),
      path: [
        { step: 'a', answer: 'yes' },
        { step: 'b', answer: 'no' },
      ],
      ahead: [{ step: 'c', answer: null }],
      onFinalScreen: false,
    },
    trail: [
      { step: 'a', at: 4_000, did: 'yes' },
      { step: 'b', at: 9_000, did: 'call:security' },
      { step: 'b', at: 12_000, did: 'no' },
      { step: 'c', at: 15_000, did: 'back' },
    ],
    moments: [
      { step: 'b', at: 10_000, did: 'timer:10' },
      { step: 'b', at: 11_000, did: 'handed:Ben' },
    ],
  });
  const walk = read && continueWalk(read, checked(steps));
  expect(walk && encodeHandOver(walk)).toBe(EARLIER_CODE);
});

// HANDOVER-5
test('a code with a character changed, missing or added is refused', () => {
  const digit = fc.constantFrom(...'ABCXYZabcxyz0189-_'.split(''));
  fc.assert(
    fc.property(handedWalks, fc.nat(), digit, (handed, where, other) => {
      const code = encodeHandOver(handed) ?? '';
      const at = where % code.length;
      const changed = code.slice(0, at) + other + code.slice(at + 1);
      fc.pre(changed !== code);
      const shorter = code.slice(0, at) + code.slice(at + 1);
      const longer = code.slice(0, at) + other + code.slice(at);
      const damaged = [changed, shorter, longer].filter((one) => one !== code);
      expect(damaged.filter((one) => decodeHandOver(one) !== undefined)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const isTaken = (wrong: Partial<HandedWalk>): boolean =>
  encodeHandOver({ ...walked([ask('a', 'end', 'end')], [['first', 1]], {}), ...wrong }) !==
  undefined;

// HANDOVER-5, RECORD-1
test('a walk that could not be recorded is not handed over', () => {
  const [tap, moment] = [
    { step: 'a', at: 1_000, did: 'call:security' },
    { step: 'a', at: 1_000, did: 'timer:10' },
  ] as const;
  const most = {
    advisor: 'x'.repeat(LIMITS.advisor),
    area: 'x'.repeat(4 * LIMITS.areaName),
    corrections: LIMITS.corrections,
    rating: LIMITS.stars,
    description: 'x'.repeat(LIMITS.text),
    trail: Array(LIMITS.trail).fill(tap),
    moments: Array(LIMITS.trail).fill(moment),
  };
  expect(isTaken(most)).toBe(true);
  const wrongs: Partial<HandedWalk>[] = [
    { advisor: 'x'.repeat(LIMITS.advisor + 1) },
    { advisor: '' },
    { advisor: ' Amara' },
    { advisor: 'Ama\u202era' },
    { advisor: 'Amara\0' },
    { area: 'x'.repeat(4 * LIMITS.areaName + 1) },
    { corrections: LIMITS.corrections + 1 },
    { rating: 99 },
    { description: 'x'.repeat(LIMITS.text + 1) },
    { trail: Array(LIMITS.trail + 1).fill(tap) },
    { trail: [{ ...tap, did: 'call:' }] },
    { trail: [{ ...tap, did: 'resolved' as never }] },
    { moments: Array(LIMITS.trail + 1).fill(moment) },
    { moments: [{ ...moment, did: `handed:${'x'.repeat(LIMITS.advisor + 1)}` }] },
    { moments: [{ ...moment, did: 'x'.repeat(LIMITS.momentDid + 1) }] },
  ];
  expect(wrongs.filter(isTaken)).toEqual([]);
});

// HANDOVER-5
test('text that is not a code is refused, and so is a walk of another tree', () => {
  const base64 = fc.string({ unit: fc.constantFrom(...'Aa0-_'.split('')), maxLength: 200 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), base64), (text) => {
      expect(decodeHandOver(text)).toBeUndefined();
    }),
  );
  const handed = walked(
    [ask('a', 'next', 'next'), ask('b', 'next', 'next')],
    [
      ['first', 1],
      ['next', 1],
    ],
    {},
  );
  const read = decodeHandOver(encodeHandOver(handed) ?? '');
  const other = checked([ask('a', 'end', 'end')]);
  expect(read && continueWalk(read, other)).toBeUndefined();
});

// HANDOVER-6
test('the code of a walk of 60 taps has less than 600 characters', () => {
  const steps = Array.from({ length: 60 }, (_, n) => ask(`s${n}`, 'next', 'next'));
  const taps = Array.from({ length: 60 }, (): [string, number][] => [
    ['first', 100_000],
    ['next', 1],
  ]).flat();
  const code = encodeHandOver(walked(steps, taps, {})) ?? '';
  expect(code.length).toBeGreaterThan(60);
  expect(code.length).toBeLessThan(600);
  const long = encodeHandOver(walked(steps, taps, { description: 'x'.repeat(2_000) })) ?? '';
  expect(long.length).toBeGreaterThan(MAX_CODE);
});

// HANDOVER-6
test('a walk that was damaged in storage has no code', () => {
  const { walk, ...rest } = walked([ask('a', 'next', 'next')], [], {});
  const [first] = walk.path;
  const twice = first ? { ...walk, path: [first, first] } : walk;
  expect(encodeHandOver({ ...rest, walk: twice })).toBeUndefined();
  expect(encodeHandOver({ ...rest, walk, id: 'no uuid' })).toBeUndefined();
});
