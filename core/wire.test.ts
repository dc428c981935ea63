import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomTree } from './fixtures/random-trees.ts';
import { ask, confirm } from './fixtures/trees.ts';
import {
  formatStepNumber,
  parseStepNumber,
  stepFromWire,
  stepsFromWire,
  stepsToWire,
} from './wire.ts';

test.each([
  ['Step 3', 3],
  ['Step 12', 12],
  ['Step 0', undefined],
  ['Step -1', undefined],
  ['Step 03', undefined],
  ['step 3', undefined],
  ['Step 3 ', undefined],
  ['Step x', undefined],
  ['3', undefined],
  ['', undefined],
])('parses %j as %s', (text, number) => {
  expect(parseStepNumber(text)).toBe(number);
});

test('parsing reads back what formatting wrote', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), (number) => {
      expect(parseStepNumber(formatStepNumber(number))).toBe(number);
    }),
  );
});

describe('the border between ids and numbers', () => {
  const steps = [ask('a', 'c', 'next'), confirm('b', 'c'), ask('c', 'end', 'b')];

  test('on the wire a skip names the number of its target', () => {
    const wire = stepsToWire(steps);
    expect(wire[0]?.yesAction?.goToStep).toBe('Step 3');
    expect(wire[1]?.confirmationAction?.goToStep).toBe('Step 3');
    expect(wire[2]?.noAction?.goToStep).toBe('Step 2');
  });

  test('a target that is gone is absent on the wire', () => {
    expect(stepsToWire(steps.slice(0, 2))[0]?.yesAction).toEqual({
      actionType: 'Skip to a specific step',
    });
  });

  test('a number that names no step stays, so that it is refused and not lost', () => {
    const draft = { ...ask('d', 'Step 9', 'next') };
    expect(stepFromWire(draft, steps).yesAction?.goToStep).toBe('Step 9');
  });

  test('any tree comes back from the wire as it was', () => {
    fc.assert(
      fc.property(randomTree(12), (tree) => {
        expect(stepsFromWire(stepsToWire(tree))).toEqual(tree);
      }),
    );
  });
});
