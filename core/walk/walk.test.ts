import { describe, expect, test } from 'vitest';
import { ask, checked, confirm } from '../fixtures/trees.ts';
import type { SavedStep } from '../step/step.ts';
import {
  activeStep,
  canGoNext,
  isAtStart,
  progress,
  responsesOf,
  startWalk,
  nextWalk,
  type Walk,
  type WalkEvent,
} from './walk.ts';

const yes: WalkEvent = { type: 'answer', answer: 'yes' };
const no: WalkEvent = { type: 'answer', answer: 'no' };
const tick: WalkEvent = { type: 'answer', answer: 'confirmed' };
const untick: WalkEvent = { type: 'untick' };
const next: WalkEvent = { type: 'next' };
const back: WalkEvent = { type: 'back' };

const walkAfter = (steps: readonly SavedStep[], ...events: WalkEvent[]): Walk =>
  events.reduce(nextWalk, startWalk(checked(steps)));
const place = (walk: Walk) => activeStep(walk)?.step._id ?? 'final';

describe('NEXT', () => {
  // WALK-6
  test('is disabled until the step is answered', () => {
    const steps = [ask('a', 'next', 'next'), ask('b', 'end', 'end')];
    expect(canGoNext(startWalk(checked(steps)))).toBe(false);
    expect(place(walkAfter(steps, next))).toBe('a');
    expect(canGoNext(walkAfter(steps, yes))).toBe(true);
  });

  // WALK-7, WALK-6
  test('leads from the last question to the final screen and is disabled there', () => {
    const end = walkAfter([ask('a', 'next', 'next')], yes, next);
    expect(end.onFinalScreen).toBe(true);
    expect(canGoNext(end)).toBe(false);
    expect(nextWalk(end, next)).toEqual(end);
  });

  // WALK-7
  test.each([
    ['next step', ask('a', 'next', 'end'), yes, 'b'],
    ['skip forward', ask('a', 'c', 'end'), yes, 'c'],
    ['resolution', ask('a', 'next', 'end'), no, 'final'],
    ['a confirmation that skips', confirm('a', 'c'), tick, 'c'],
    ['a confirmation that goes on', confirm('a', 'next'), tick, 'b'],
  ])('follows the chosen action: %s', (_, first, answer, destination) => {
    const steps = [first, ask('b', 'next', 'next'), ask('c', 'next', 'next')];
    expect(place(walkAfter(steps, answer, next))).toBe(destination);
  });

  // STEP-7, WALK-7
  test('follows a backward skip', () => {
    const steps = [confirm('a', 'next'), ask('b', 'next', 'next'), ask('c', 'end', 'b')];
    expect(place(walkAfter(steps, tick, next, yes, next, no, next))).toBe('b');
  });
});

// WALK-8
describe('checking a checkbox', () => {
  test.each([
    [
      "'Issue resolution' on the first of two steps jumps at once",
      [confirm('a', 'end'), ask('b', 'end', 'end')],
      'final',
    ],
    ["'Go to next step' on the last step jumps at once", [confirm('a', 'next')], 'final'],
    [
      "'Go to next step' on another step enables NEXT",
      [confirm('a', 'next'), ask('b', 'end', 'end')],
      'a',
    ],
  ])('follows its action: %s', (_, steps, after) => {
    const ticked = walkAfter(steps, tick);
    expect(place(ticked)).toBe(after);
    expect(canGoNext(ticked)).toBe(after !== 'final');
  });

  // WALK-8
  test('enables NEXT for a skip on the last step, and does not jump', () => {
    const steps = [ask('a', 'next', 'c'), ask('b', 'end', 'end'), confirm('c', 'b')];
    expect(place(walkAfter(steps, no, next, tick))).toBe('c');
    expect(place(walkAfter(steps, no, next, tick, next))).toBe('b');
  });

  // WALK-6
  test('can be undone by unchecking', () => {
    const steps = [confirm('a', 'next'), ask('b', 'end', 'end')];
    expect(canGoNext(walkAfter(steps, tick, untick))).toBe(false);
  });

  // WALK-9
  test('allows Back after the jump, with the checkbox checked and NEXT enabled', () => {
    const returned = walkAfter([confirm('a', 'end'), ask('b', 'end', 'end')], tick, back);
    expect(activeStep(returned)?.answer).toBe('confirmed');
    expect(canGoNext(returned)).toBe(true);
    expect(place(nextWalk(returned, next))).toBe('final');
  });
});

describe('Back', () => {
  const steps = [ask('a', 'c', 'next'), ask('b', 'next', 'next'), ask('c', 'next', 'next')];

  // WALK-9
  test('returns to the previous visited step, not the previous number', () => {
    expect(place(walkAfter(steps, yes, next, back))).toBe('a');
  });

  // WALK-9
  test('keeps the answers given before and after', () => {
    const returned = walkAfter(steps, no, next, yes, next, no, back, back);
    expect(activeStep(returned)?.answer).toBe('no');
    const forward = nextWalk(returned, next);
    expect(activeStep(forward)?.answer).toBe('yes');
    expect(activeStep(nextWalk(forward, next))?.answer).toBe('no');
  });

  // WALK-9
  test('loses the answers ahead after another answer', () => {
    const changed = walkAfter(steps, no, next, yes, next, no, back, back, yes, next);
    expect(place(changed)).toBe('c');
    expect(activeStep(changed)?.answer).toBeNull();
  });

  test('changes nothing on the first step, so the screen asks first', () => {
    const first = startWalk(checked(steps));
    expect(isAtStart(first)).toBe(true);
    expect(isAtStart(walkAfter(steps, yes, next))).toBe(false);
    expect(isAtStart(walkAfter([ask('a', 'end', 'end')], yes, next))).toBe(false);
    expect(nextWalk(first, back)).toEqual(first);
  });

  // WALK-9
  test('a step that is reached again has no answer yet', () => {
    const loop = [confirm('a', 'next'), ask('b', 'next', 'next'), ask('c', 'end', 'b')];
    const again = walkAfter(loop, tick, next, yes, next, no, next);
    expect(activeStep(again)?.answer).toBeNull();
  });
});

// WALK-3
test('progress follows the active step and is 100 on the final screen', () => {
  const steps = [
    ask('a', 'd', 'next'),
    ask('b', 'next', 'next'),
    ask('c', 'next', 'next'),
    ask('d', 'b', 'end'),
  ];
  expect(progress(startWalk(checked(steps)))).toBe(25);
  expect(progress(walkAfter(steps, yes, next))).toBe(100);
  expect(progress(walkAfter(steps, yes, next, yes, next))).toBe(50);
  expect(progress(walkAfter(steps, yes, next, back))).toBe(25);
  expect(progress(walkAfter(steps, yes, next, no, next))).toBe(100);
});

describe('the responses', () => {
  // RECORD-2
  test('are true for a confirmation, the custom text of a custom answer, else Yes or No', () => {
    const custom: SavedStep = {
      ...ask('b', 'next', 'next'),
      customiseAnswerType: true,
      yesAction: { actionType: 'Go to next step', customText: 'All out' },
      noAction: { actionType: 'Go to next step', customText: 'Not yet' },
    };
    const steps = [confirm('a', 'next'), custom, ask('c', 'next', 'next')];
    expect(responsesOf(walkAfter(steps, tick, next, no, next, yes, next))).toEqual([
      { step: 'a', response: true },
      { step: 'b', response: 'Not yet' },
      { step: 'c', response: 'Yes' },
    ]);
  });

  // RECORD-3
  test('follow only the final path, and repeat a step that was visited twice', () => {
    const steps = [ask('a', 'next', 'next'), ask('b', 'next', 'end'), ask('c', 'b', 'end')];
    const walk = walkAfter(steps, yes, next, yes, next, yes, next, no, next);
    expect(responsesOf(walk).map((r) => [r.step, r.response])).toEqual([
      ['a', 'Yes'],
      ['b', 'Yes'],
      ['c', 'Yes'],
      ['b', 'No'],
    ]);
    expect(responsesOf(nextWalk(nextWalk(walk, back), back)).map((r) => r.step)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('an answer of the other kind does not count', () => {
    expect(canGoNext(walkAfter([ask('a', 'next', 'next')], tick))).toBe(false);
    expect(canGoNext(walkAfter([confirm('a', 'next'), confirm('b', 'next')], yes))).toBe(false);
  });

  // WALK-16
  test('an issue without steps starts on the final screen', () => {
    const empty = startWalk(checked([]));
    expect([empty.onFinalScreen, isAtStart(empty), progress(empty), responsesOf(empty)]).toEqual([
      true,
      true,
      100,
      [],
    ]);
  });
});
