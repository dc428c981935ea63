import { expect, test } from 'vitest';
import { ask, checked, confirm } from '../fixtures/trees.ts';
import type { MomentAct } from './moment-act.ts';
import type { Moment } from './moment-schema.ts';
import type { Tap } from './taps.ts';
import { momentsWith } from './walk-moments.ts';
import { tapsAfter, tapsWith } from './walk-taps.ts';
import { nextWalk, startWalk, type WalkEvent } from '../walk/walk.ts';

const steps = checked([ask('a', 'next', 'next'), confirm('b', 'next'), ask('c', 'next', 'next')]);

function tapsOf(events: readonly (readonly [at: number, event: WalkEvent])[]) {
  let walk = startWalk(steps);
  let trail: readonly Tap[] = [];
  for (const [at, event] of events) {
    trail = tapsAfter(trail, walk, event, at);
    walk = nextWalk(walk, event);
  }
  return trail;
}

// RECORD-14
test('a trail has every answer and every Back, with its step and time', () => {
  const trail = tapsOf([
    [1000.4, { type: 'answer', answer: 'no' }],
    [2000, { type: 'next' }],
    [3000, { type: 'answer', answer: 'confirmed' }],
    [4000, { type: 'back' }],
    [5000, { type: 'answer', answer: 'yes' }],
  ]);
  expect(trail).toEqual([
    { step: 'a', at: 1000, did: 'no' },
    { step: 'b', at: 3000, did: 'tick' },
    { step: 'b', at: 4000, did: 'back' },
    { step: 'a', at: 5000, did: 'yes' },
  ]);
});

// RECORD-14
test('the times of a trail never go backward, and it has at most 500 entries', () => {
  const answers = Array.from({ length: 600 }, (_, n): [number, WalkEvent] => [
    900 - n * 10,
    { type: 'answer', answer: n % 2 ? 'yes' : 'no' },
  ]);
  const trail = tapsOf(answers);
  expect(trail).toHaveLength(500);
  expect(trail.every(({ at }) => at === 900)).toBe(true);
});

// RECORD-14
test('a call and an escalation are recorded at the step where they were tapped, or at the last step', () => {
  const walk = startWalk(steps);
  const called = tapsWith([], walk, { call: 'security' }, 500);
  const atEnd = { ...walk, onFinalScreen: true };
  expect(tapsWith(called, atEnd, 'escalate', 400)).toEqual([
    { step: 'a', at: 500, did: 'call:security' },
    { step: 'a', at: 500, did: 'escalate' },
  ]);
  expect(tapsWith([], startWalk(checked([])), 'escalate', 1)).toEqual([]);
});

// RECORD-24
test('names and timers leave room in the trail for an Undo, a handover and the end of a timer', () => {
  const walk = startWalk(steps);
  const withAll = (moments: readonly Moment[], ...all: readonly MomentAct[]) =>
    all.reduce((before, act) => momentsWith(before, walk, act, 1), moments);
  const names = Array.from({ length: 600 }, (_, index): MomentAct => {
    return { kind: 'named', contact: 'desk', value: String(index) };
  });
  const full = withAll([], { kind: 'timer', value: 5 }, ...names);
  const after = withAll(
    full,
    { kind: 'timer', value: 10 },
    { kind: 'rang' },
    { kind: 'handed', value: 'Ben' },
    { kind: 'took back', value: 'Escalated' },
  );
  const ends = ['rang', 'handed:Ben', 'took back:Escalated'];
  expect(after.slice(full.length).map(({ did }) => did)).toEqual(ends);
  expect(withAll(after, ...names.map((): MomentAct => ({ kind: 'rang' })))).toHaveLength(500);
});
