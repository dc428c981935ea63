import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { Attendance } from '#core/record/attendance.ts';
import { assert } from '#core/base/assert.ts';
import { checkSteps } from '#core/step/step-problems.ts';
import type { StepId } from '#core/step/step-schema.ts';
import { answersTo, destination, responseOf } from '#core/walk/walk.ts';
import { demoAttendances, seededRandom, type WalkableIssue } from './demo.ts';
import { stepsOf } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';

const now = new Date('2026-11-20T14:30:00Z');
const timeZone = 'Pacific/Auckland';

let id = 0;
const issues: WalkableIssue[] = STARTER_LIBRARY.map((seed) => ({
  _id: seed.title,
  category: seed.category,
  revision: 1,
  steps: stepsOf(seed, () => `id-${(id += 1)}`),
}));

function demo(seed: number) {
  return demoAttendances(issues, { now, timeZone, random: seededRandom(seed) });
}

const records = demo(1);

function share(count: number): number {
  return count / records.length;
}

/** Tells whether each response leads to the next step recorded, and the last one to the final screen. */
function isWalk(record: Attendance): boolean {
  const steps = checkSteps(issues.find((issue) => issue._id === record.issueId)?.steps ?? []);
  assert(steps, 'a starter procedure is legal');
  return record.steps.every((walked, index) => {
    const step = steps.find((other) => other._id === walked.step);
    if (!step) return false;
    const answer = answersTo(step).find((one) => responseOf(step, one) === walked.response);
    return (
      answer && destination(steps, step, answer) === (record.steps[index + 1]?.step ?? 'final')
    );
  });
}

describe('demoAttendances', () => {
  test('gives the same records for the same seed, others for another', () => {
    expect(demo(1)).toEqual(records);
    expect(demo(2)).not.toEqual(records);
  });

  test('gives a few hundred that the wire accepts', () => {
    expect(records.length).toBeGreaterThan(280);
    const wire = Compile(Attendance);
    expect(records.filter((record) => !wire.Check(record))).toEqual([]);
  });

  test('walks the tree from its first step to the final screen', () => {
    expect(records.filter((record) => !isWalk(record))).toEqual([]);
    const firsts = new Set(issues.map((issue) => issue.steps[0]?._id));
    expect(records.filter((record) => !firsts.has(record.steps[0]?.step as StepId))).toEqual([]);
  });

  test('sometimes goes back, but visits no step more than twice', () => {
    const visits = records.map((record) => {
      const ids = record.steps.map((walked) => walked.step);
      return Math.max(...ids.map((step) => ids.filter((other) => other === step).length));
    });
    expect(new Set(visits)).toEqual(new Set([1, 2]));
  });

  test('stays within the last 90 days, oldest first', () => {
    const starts = records.map((record) => record.startedAt);
    expect(starts).toEqual(starts.toSorted());
    expect(Date.parse(starts[0] ?? '')).toBeGreaterThan(now.getTime() - 91 * 86_400_000);
    expect(records.filter((record) => record.finishedAt > now.toISOString())).toEqual([]);
    expect(records.filter((record) => record.finishedAt <= record.startedAt)).toEqual([]);
  });

  test('happens mostly at night in the campus time zone', () => {
    const hour = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' });
    const hours = records.map((record) => Number(hour.format(new Date(record.startedAt))));
    expect(share(hours.filter((h) => h >= 20 || h < 4).length)).toBeGreaterThan(0.6);
  });

  test('covers every issue and advisor, both outcomes and ratings in halves or none', () => {
    expect(new Set(records.map((record) => record.issueId)).size).toBe(issues.length);
    expect(new Set(records.map((record) => record.advisor)).size).toBe(12);
    const resolved = share(records.filter((r) => r.issueStatus === 'Resolved').length);
    expect(resolved).toBeGreaterThan(0.65);
    expect(resolved).toBeLessThan(0.85);
    const ratings = new Set(records.map((record) => record.feedback?.rating));
    expect(ratings).toContain(null);
    expect(ratings).toContain(4.5);
  });

  test('makes none of issues without steps', () => {
    const empty = issues.map((issue) => ({ ...issue, steps: [] }));
    expect(demoAttendances(empty, { now, timeZone, random: seededRandom(1) })).toEqual([]);
  });
});
