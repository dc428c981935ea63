import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedWith } from './shared-with.ts';

const copyOf = <T>(value: T): T => structuredClone(value);

// CARDS-11
test('what says the same is what was there before, and nothing else', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      const meant = copyOf(next);
      const was = copyOf(before);
      expect(sharedWith(before, next)).toEqual(meant);
      expect(before).toEqual(was);
      if (JSON.stringify(before) === JSON.stringify(meant)) {
        expect(sharedWith(before, copyOf(meant))).toBe(before);
      }
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => sharedWith(value, copyOf(value)) === value));
});

// CARDS-11
test('of a list in which one issue changed, the others are the ones from before', () => {
  const before = [
    { id: 'a', of: { x: 1 } },
    { id: 'b', of: { x: 2 } },
    { id: 'c', of: { x: 3 } },
  ];
  const next = [
    { id: 'a', of: { x: 1 } },
    { id: 'b', of: { x: 9 } },
  ];
  const shared = sharedWith(before, next);
  expect(shared).toEqual([
    { id: 'a', of: { x: 1 } },
    { id: 'b', of: { x: 9 } },
  ]);
  expect(shared[0]).toBe(before[0]);
  expect(shared[1]).not.toBe(before[1]);
  expect(sharedWith({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(sharedWith({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(sharedWith(undefined, before)).toBe(before);
  expect(sharedWith({}, [])).toEqual([]);
  expect(sharedWith([1], { 0: 1 })).toEqual({ 0: 1 });
});
