import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftProgress, draftSteps, stopOf, walkAfterEdit, walkAlong } from './draft-walk.ts';
import { randomTree } from '../fixtures/random-trees.ts';
import { ask, checked, confirm, id } from '../fixtures/trees.ts';
import type { SavedStep } from '../step/step.ts';
import {
  activeStep,
  isAtStart,
  nextWalk,
  progress,
  startWalk,
  type Walk,
  type WalkEvent,
} from './walk.ts';

const NEXT = { type: 'next' } as const;
const answer = (given: 'yes' | 'no' | 'confirmed') => ({ type: 'answer', answer: given }) as const;

const after = (walk: Walk, ...events: WalkEvent[]): Walk => events.reduce(nextWalk, walk);
const at = (walk: Walk) => activeStep(walk)?.step._id;

describe('the walk of a draft', () => {
  // PREVIEW-1
  test("goes like an advisor's walk if everything is legal", () => {
    const events = fc.array(
      fc.constantFrom(answer('yes'), answer('no'), answer('confirmed'), NEXT, {
        type: 'back' as const,
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(randomTree(6), events, (steps, done) => {
        const draft = draftSteps(steps);
        const [walk, theirs] = [
          after(walkAlong(draft, []), ...done),
          after(startWalk(checked(steps)), ...done),
        ];
        expect([at(walk), draftProgress(walk, draft)]).toEqual([at(theirs), progress(theirs)]);
        expect(walk.path).toEqual(theirs.path);
        expect(stopOf(walk, draft)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  // PREVIEW-3
  test('stops at an answer that leads nowhere, and at an unfinished step', () => {
    const { actionType: _, ...unset } = confirm('c', 'next').confirmationAction ?? {};
    const steps: SavedStep[] = [
      ask('a', 'gone', 'next'),
      { _id: id('b') },
      { ...confirm('c', 'next'), confirmationAction: unset },
    ];
    const draft = draftSteps(steps);
    const yes = after(walkAlong(draft, []), answer('yes'), NEXT);
    expect(stopOf(yes, draft)).toEqual({ step: 'a', number: 1, branch: 'yesAction' });
    expect(draftProgress(yes, draft)).toBeCloseTo(100 / 3);
    const no = after(yes, { type: 'back' }, answer('no'), NEXT);
    expect(stopOf(no, draft)).toEqual({ step: 'b', number: 2 });
    expect(isAtStart(after(no, { type: 'back' }))).toBe(true);
    const last = after(walkAlong(draft, [{ step: id('c'), answer: null }]), answer('confirmed'));
    expect(at(last)).toBe('c');
    expect(stopOf(after(last, NEXT), draft)).toMatchObject({
      number: 3,
      branch: 'confirmationAction',
    });
  });

  // PATHS-5
  test('has the answers of the path it goes along', () => {
    const draft = draftSteps([ask('a', 'next', 'c'), confirm('b', 'next'), ask('c', 'end', 'end')]);
    const walk = walkAlong(draft, [
      { step: id('a'), answer: 'no' },
      { step: id('c'), answer: 'yes' },
    ]);
    expect(activeStep(walk)).toMatchObject({ number: 1, answer: 'no' });
    expect(activeStep(after(walk, NEXT))).toMatchObject({ number: 3, answer: 'yes' });
    expect(after(walk, NEXT, NEXT).onFinalScreen).toBe(true);
  });
});

// PREVIEW-4
describe('the walk after an edit', () => {
  const steps = [ask('a', 'next', 'c'), confirm('b', 'next'), ask('c', 'end', 'end')];
  const walk = after(walkAlong(draftSteps(steps), []), answer('yes'), NEXT, answer('confirmed'));
  const edited = (changed: readonly SavedStep[], from = walk) =>
    walkAfterEdit(from, draftSteps(changed));

  test('stays at its step, with the new words', () => {
    const reworded = { ...confirm('b', 'next'), question: 'Do it now.' };
    const now = edited([steps[0] as SavedStep, reworded, steps[2] as SavedStep]);
    expect(activeStep(now)).toMatchObject({ number: 2, answer: 'confirmed', step: reworded });
    expect(at(after(now, { type: 'back' }))).toBe('a');
  });

  test('loses an answer that its step does not have', () => {
    expect(activeStep(edited([ask('a', 'next', 'c'), ask('b', 'next', 'end')]))).toMatchObject({
      answer: null,
    });
  });

  test('ends before a removed step, and starts over if all are removed', () => {
    expect(activeStep(edited([ask('a', 'next', 'c'), confirm('c', 'end')]))).toMatchObject({
      number: 1,
      answer: 'yes',
    });
    expect(at(edited([confirm('x', 'next'), confirm('y', 'end')]))).toBe('x');
    expect(edited([]).onFinalScreen).toBe(true);
  });

  test('stays on the final screen while its last answer leads there', () => {
    const ended = after(walk, NEXT, answer('no'), NEXT);
    expect(edited(steps, ended).onFinalScreen).toBe(true);
    expect(edited([...steps.slice(0, 2), confirm('c', 'next')], ended).onFinalScreen).toBe(false);
  });
});
