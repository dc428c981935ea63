import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomTree } from '../fixtures/random-trees.ts';
import { ask, checked, confirm } from '../fixtures/trees.ts';
import { decodeWalk } from './stored-walk.ts';
import { activeStep, nextWalk, progress, responsesOf, startWalk, type WalkEvent } from './walk.ts';

const steps = checked([ask('a', 'next', 'end'), confirm('b', 'end')]);
const stored = (walk: unknown): unknown => JSON.parse(JSON.stringify(walk ?? null));
const begun = [{ type: 'answer', answer: 'yes' } as const, { type: 'next' } as const].reduce<
  ReturnType<typeof startWalk>
>(nextWalk, startWalk(steps));

test('a stored walk goes on where it was, whatever was tapped', () => {
  const event = fc.constantFrom<WalkEvent>(
    { type: 'answer', answer: 'yes' },
    { type: 'answer', answer: 'confirmed' },
    { type: 'next' },
    { type: 'back' },
  );
  fc.assert(
    fc.property(randomTree(8), fc.array(event, { maxLength: 20 }), (tree, events) => {
      const walk = events.reduce(nextWalk, startWalk(checked(tree)));
      expect(decodeWalk(stored(walk))).toEqual(walk);
    }),
  );
});

describe('a stored walk that cannot be continued', () => {
  test.each([
    ['nothing at all', undefined],
    ['a text', 'walk'],
    ['broken steps', { ...begun, steps: [null, 3] }],
    ['a step without a question', { ...begun, steps: [{ ...steps[0], question: '' }] }],
    ['no path', { ...begun, path: [] }],
    ['an unknown step', { ...begun, path: [{ step: 'gone', answer: null }] }],
    ['an answer that the step does not have', { ...begun, path: [{ step: 'b', answer: 'no' }] }],
    ['a path that is no list', { ...begun, path: 'a' }],
  ])('opens on its final screen: %s', (_, walk) => {
    const opened = decodeWalk(stored(walk));
    expect(activeStep(opened)).toBeUndefined();
    expect(opened.onFinalScreen).toBe(true);
    expect(progress(opened)).toBe(100);
  });

  test('opens with the answers that can still be read', () => {
    const { path } = begun;
    const opened = decodeWalk(
      stored({ ...begun, path: [...path, { step: 'gone', answer: 'yes' }] }),
    );
    expect(opened.onFinalScreen).toBe(true);
    expect(responsesOf(opened)).toEqual([{ step: 'a', response: 'Yes' }]);
  });

  test('opens at a step or on its final screen for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (anything, path) => {
        for (const walk of [anything, { steps, path }, { steps: anything, path }]) {
          const opened = decodeWalk(walk);
          expect(opened.onFinalScreen || activeStep(opened) !== undefined).toBe(true);
        }
      }),
    );
  });
});
