import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canPress,
  isOpen,
  isTaken,
  PRESSES,
  standingOf,
  type Press,
  type Pressed,
} from './answers.ts';
import type { Ladder } from './ladder-schema.ts';
import {
  afterTelling,
  dueOf,
  firstStepsOf,
  goesOn,
  ladderFor,
  nextOf,
  ONE_STEP,
  pauseOf,
  stepsAt,
  UNDO_GONE,
  type RunState,
} from './ladder.ts';

const MINUTE = 60_000;

const ladder = (part: Partial<Ladder> = {}): Ladder => ({
  areas: [],
  categories: [],
  rounds: 1,
  steps: [{ wait: 0, targets: [] }],
  ...part,
});

const target = (_id: string, part: { escalations?: boolean; categories?: string[] } = {}) => ({
  _id,
  escalations: true,
  categories: [],
  ...part,
});

// LADDER-1
test('the ladder for area and category comes first, then for the area, the category, all', () => {
  const all = ladder({ rounds: 2 });
  const fire = ladder({ categories: ['Fire'] });
  const north = ladder({ areas: ['north'] });
  const both = ladder({ areas: ['north'], categories: ['Fire', 'Flood'].slice(0, 1) as ['Fire'] });
  const ladders = [all, ladder(), fire, north, both];
  expect(ladderFor(ladders, { area: 'north', category: 'Fire' })).toBe(both);
  expect(ladderFor(ladders, { area: 'north', category: 'Other' })).toBe(north);
  expect(ladderFor(ladders, { area: 'south', category: 'Fire' })).toBe(fire);
  expect(ladderFor(ladders, { area: null, category: 'Other' })).toBe(all);
  expect(ladderFor([fire], { area: null, category: 'Other' })).toBe(ONE_STEP);
});

// LADDER-1
test('recipients in no step are in the first of each ladder; switches count in every step', () => {
  const steps = [
    { wait: 0, targets: ['a'] },
    { wait: 5, targets: ['b', 'off', 'fire'] },
  ];
  const ladders = [ladder({ steps }), ladder({ areas: ['north'], steps: steps.slice(1) })];
  const targets = [
    target('a'),
    target('b'),
    target('new'),
    target('off', { escalations: false }),
    target('fire', { categories: ['Fire'] }),
  ];
  const ids = (area: string | null, category: string) =>
    stepsAt(ladders, targets, { area, category }).steps.map((step) => step.map(({ _id }) => _id));
  expect(ids(null, 'Other')).toEqual([['a', 'new'], ['b']]);
  expect(ids(null, 'Fire')).toEqual([
    ['a', 'new'],
    ['b', 'fire'],
  ]);
  expect(ids('north', 'Other')).toEqual([['b', 'new']]);
});

/** The things that happen while an escalation is told: time passes, somebody presses, the ladder or a step's people change, the clock goes back. */
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ pass: fc.nat(20 * MINUTE) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      by: fc.constantFrom('ann', 'ben', 'cay'),
      press: fc.constantFrom(...PRESSES),
    }),
  },
  { weight: 1, arbitrary: fc.record({ empty: fc.array(fc.boolean(), { maxLength: 10 }) }) },
  { weight: 1, arbitrary: fc.record({ back: fc.integer({ min: MINUTE, max: 2_000 * MINUTE }) }) },
  { weight: 1, arbitrary: fc.record({ cut: fc.integer({ min: 1, max: 10 }) }) },
);

const ladders = fc.record({
  rounds: fc.integer({ min: 1, max: 3 }),
  waits: fc.array(fc.nat(60), { minLength: 1, maxLength: 10 }),
});

// LADDER-3, LADDER-4, LADDER-5, LADDER-6
test('no step is missed or told twice, and a ladder ends by a press or after its last round', () => {
  fc.assert(
    fc.property(ladders, fc.array(event, { maxLength: 60 }), ({ rounds, waits }, events) => {
      let steps = waits.map((wait, at) => ({ wait: at === 0 ? 0 : wait, targets: [] }));
      let now = 0;
      let state: RunState = { step: 0, round: 1, dueAt: UNDO_GONE };
      let empty: readonly boolean[] = [];
      let isEnded = false;
      let wasCut = false;
      const presses: Pressed[] = [];
      const calls: string[] = [];
      const look = () => {
        // The sender looks for what is due: only a press wakes what sleeps.
        for (let turns = 0; !isEnded && state.dueAt !== null; turns += 1) {
          expect(turns).toBeLessThanOrEqual(10 * 3 + 1);
          const standing = standingOf(presses);
          const turn = nextOf({ rounds, steps }, state, standing, now);
          if (turn.does === 'wait') {
            state = turn.state;
            // It sleeps only while somebody has it, or is done with it.
            if (state.dueAt === null) expect(isTaken(standing) || !isOpen(standing)).toBe(true);
            return;
          }
          expect(isTaken(standing)).toBe(false);
          expect(isOpen(standing)).toBe(true);
          if (turn.does === 'unanswered') {
            isEnded = true;
            expect(state.step).toBeGreaterThanOrEqual(steps.length);
            expect(state.round).toBeGreaterThanOrEqual(rounds);
            return;
          }
          calls.push(`${turn.round}.${turn.step}`);
          const isNobody = empty[turn.step] === true;
          state = afterTelling({ rounds, steps }, turn, { isNobody, now });
        }
      };
      for (const one of events) {
        if ('pass' in one) now += one.pass;
        else if ('back' in one) now = Math.max(0, now - one.back);
        else if ('empty' in one) ({ empty } = one);
        else if ('cut' in one) {
          wasCut ||= one.cut < steps.length;
          steps = steps.slice(0, one.cut);
        } else press(one.by, one.press);
        look();
      }
      function press(by: string, what: Press): void {
        const last = presses.findLast((made) => made.by === by)?.press;
        if (last === what || !canPress(last, what)) return;
        presses.push({ by, press: what });
        if (goesOn(what, standingOf(presses))) state = { ...state, dueAt: now };
      }
      // Nobody has it anymore: what is left goes on to its end.
      for (const by of ['ann', 'ben', 'cay']) {
        press(by, 'handBack');
        press(by, 'real');
      }
      const isOver = presses.some(({ press: made }) => made === 'done');
      for (let more = 0; more < 100; more += 1) {
        now += 70 * MINUTE;
        look();
      }
      expect(new Set(calls).size).toBe(calls.length);
      if (!isOver) expect(isEnded).toBe(true);
      const whole = Array.from({ length: rounds }, (_, round) =>
        steps.map((_step, at) => `${round + 1}.${at}`),
      ).flat();
      if (isEnded && !wasCut) expect(calls).toEqual(whole);
      // None is overtaken by a later one.
      expect(calls).toEqual(calls.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    }),
    { numRuns: 2_000 },
  );
});

// LADDER-4
test('a new round waits as long as its last step did, at least five minutes', () => {
  const steps = [0, 2, 12].map((wait) => ({ wait, targets: [] }));
  expect(pauseOf({ steps })).toBe(12);
  expect(pauseOf({ steps: steps.slice(0, 2) })).toBe(5);
  const one = ladder({ rounds: 3, steps });
  expect(firstStepsOf(one, 1)).toMatchObject({ rounds: 1, steps: steps.slice(0, 1) });
  expect(firstStepsOf(one)).toMatchObject({ rounds: 1, steps });
});

// LADDER-6
test('a step put off by a wrong clock waits its own time once that is noticed', () => {
  const steps = [0, 5, 30].map((wait) => ({ wait, targets: [] }));
  const due = (step: number, minutes: number) =>
    dueOf({ steps }, { step, dueAt: minutes * MINUTE }, 0) / MINUTE;
  expect([due(1, 5), due(2, 30), due(3, 30)]).toEqual([5, 30, 30]);
  // Clocks of two servers differ by seconds.
  expect([due(1, 6), due(1, 6.1)]).toEqual([6, 5]);
  expect([due(0, 60), due(2, 90), due(3, 90)]).toEqual([UNDO_GONE / MINUTE, 30, 30]);
});
