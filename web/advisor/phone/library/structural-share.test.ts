import fc from 'fast-check';
import { expect, test } from 'vitest';
import { structuralShare } from './titles.ts';

const copyOf = <T>(value: T): T => structuredClone(value);

// CARDS-11
test('an equal value is replaced by the one from before, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      const meant = copyOf(next);
      const was = copyOf(before);
      expect(structuralShare(before, next)).toEqual(meant);
      expect(before).toEqual(was);
      if (JSON.stringify(before) === JSON.stringify(meant)) {
        expect(structuralShare(before, copyOf(meant))).toBe(before);
      }
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => structuralShare(value, copyOf(value)) === value),
  );
});

// CARDS-11
test('unchanged members of a changed list are the ones from before', () => {
  const before = [
    { id: 'a', of: { x: 1 } },
    { id: 'b', of: { x: 2 } },
    { id: 'c', of: { x: 3 } },
  ];
  const next = [
    { id: 'a', of: { x: 1 } },
    { id: 'b', of: { x: 9 } },
  ];
  const shared = structuralShare(before, next);
  expect(shared).toEqual([
    { id: 'a', of: { x: 1 } },
    { id: 'b', of: { x: 9 } },
  ]);
  expect(shared[0]).toBe(before[0]);
  expect(shared[1]).not.toBe(before[1]);
  expect(structuralShare({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(structuralShare({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(structuralShare(undefined, before)).toBe(before);
  expect(structuralShare({}, [])).toEqual([]);
  expect(structuralShare([1], { 0: 1 })).toEqual({ 0: 1 });
});
