import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, checked, confirm } from '#core/fixtures/trees.ts';
import { tapsAfter } from '#core/record/walk-taps.ts';
import { activeStep, nextWalk, type WalkEvent } from '#core/walk/walk.ts';
import { attendanceOf } from '../state/record-walk.ts';
import { newWalk } from '../screen/begin-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { escalated, withTap } from './escalate.tsx';

const steps = checked([ask('a', 'next', 'c'), confirm('b', 'next'), ask('c', 'next', 'b')]);
const issue = {
  _id: 'flood',
  title: 'Flood',
  category: 'Water',
  revision: 1,
  question: undefined,
} as const;
const BEGUN = Date.parse('2026-11-21T03:00:00Z');

type Did = WalkEvent | 'escalate' | 'call:security';

const events = fc.array(
  fc.record({
    did: fc.constantFrom<Did>(
      { type: 'answer', answer: 'yes' },
      { type: 'answer', answer: 'no' },
      { type: 'answer', answer: 'confirmed' },
      { type: 'next' },
      { type: 'next' },
      { type: 'back' },
      'escalate',
      'call:security',
    ),
    // A phone's clock may go back.
    ms: fc.integer({ min: -60_000, max: 60_000 }),
  }),
  { maxLength: 30 },
);

function after(saved: SavedWalk, did: Did, now: Date): SavedWalk {
  if (did === 'escalate') return escalated(saved, now);
  if (did === 'call:security') return withTap(saved, { call: 'security' }, now);
  const at = Math.max(0, now.getTime() - BEGUN);
  const trail = tapsAfter(saved.trail, saved.walk, did, at);
  return { ...saved, walk: nextWalk(saved.walk, did), trail };
}

// ESCALATE-2, RECORD-14
test('an escalated walk stays at its step, marked once with its step and time', () => {
  fc.assert(
    fc.property(events, (list) => {
      let saved = newWalk(issue, steps, 'Amara', new Date(BEGUN));
      let first: SavedWalk['escalated'];
      for (const { did, ms } of list) {
        const now = new Date(BEGUN + ms);
        const before = saved;
        saved = after(saved, did, now);
        if (typeof did === 'string') expect(saved.walk).toBe(before.walk);
        if (did === 'escalate') {
          first ??= { step: activeStep(before.walk)?.number, at: now.toISOString() };
        }
        expect(saved.escalated).toEqual(first);
      }
      const taps = saved.trail.map(({ did }) => did);
      expect(taps.filter((did) => did === 'escalate')).toHaveLength(first ? 1 : 0);
      const calls = list.filter(({ did }) => did === 'call:security').length;
      expect(taps.filter((did) => did === 'call:security')).toHaveLength(calls);
      const times = saved.trail.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const record = attendanceOf(saved, 'Escalated', null);
      expect(record).toMatchObject({ issueStatus: 'Escalated', finishedAt: null });
      expect('practice' in record).toBe(false);
    }),
  );
});
