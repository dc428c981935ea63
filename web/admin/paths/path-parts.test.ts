import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, stepsApart } from './path-parts.ts';

const PATHS = [
  [1, 2, 4],
  [1, 3, 4],
  [1, 3, 5],
];

// PATHS-8
test('steps shared with a path above with the same answers are a part of their own', () => {
  expect(PATHS.map((path, index) => partsOf(path, PATHS.slice(0, index)))).toEqual([
    [{ places: [1, 2, 4] }],
    [{ places: [1, 3] }, { places: [4], asIn: 1 }],
    [{ places: [1], asIn: 2 }, { places: [3, 5] }],
  ]);
});

// PATHS-10
test('a path is set apart by its last answers that no other path has', () => {
  expect(stepsApart(PATHS)).toEqual([[1], [3], [3]]);
  expect(
    stepsApart([
      [1, 2, 3],
      [1, 2, 4],
      [2, 3],
      [2, 4],
    ]),
  ).toEqual([[2], [2], [2], [2]]);
  expect(stepsApart([[1, 2]])).toEqual([[]]);
  expect(
    stepsApart([
      [1, 2, 4, 5],
      [1, 2, 4, 6],
      [1, 3, 4, 5],
      [1, 3, 4, 6],
    ]),
  ).toEqual([
    [1, 4],
    [1, 4],
    [1, 4],
    [1, 4],
  ]);
});

const somePaths = fc.uniqueArray(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), {
  selector: String,
});
const waysOf = (places: readonly number[]) =>
  places.map((place, index) => `${place} ${places[index + 1] ?? 'final'}`);

// PATHS-8
test('the parts of any path make up the path, and a folded part is only in the named one', () => {
  fc.assert(
    fc.property(somePaths, (paths) => {
      for (const [index, path] of paths.entries()) {
        const above = paths.slice(0, index);
        const parts = partsOf(path, above);
        expect(parts.flatMap(({ places }) => places)).toEqual(path);
        const ways = waysOf(path);
        for (const part of parts) {
          const own = part.places.map((place) => ways[path.indexOf(place)] ?? '');
          const has = new Set(
            part.asIn === undefined ? above.flatMap(waysOf) : waysOf(above[part.asIn - 1] ?? []),
          );
          expect(own.every((way) => has.has(way) === (part.asIn !== undefined))).toBe(true);
        }
      }
    }),
  );
});
