import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saidAbove } from './said-above.ts';

// PATHS-8
test('a path says for the first time what no path above it has', () => {
  const paths = [
    [1, 2, 4],
    [1, 3, 4],
    [1, 3, 5],
  ];
  expect(saidAbove(paths)).toEqual([
    ['first', 'first', 'first'],
    ['other answer', 'first', 'again'],
    ['again', 'other answer', 'first'],
  ]);
});

// PATHS-8
test('of any paths each step is read whole once, and each way on once as new', () => {
  const somePaths = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }));
  fc.assert(
    fc.property(somePaths, (paths) => {
      const said = saidAbove(paths);
      const read = paths.flatMap((places, path) =>
        places.map((place, index) => ({
          place,
          way: `${place} ${places[index + 1] ?? 'final'}`,
          said: said[path]?.[index],
        })),
      );
      const whole = read.filter((one) => one.said === 'first').map(({ place }) => place);
      expect(new Set(whole)).toEqual(new Set(paths.flat()));
      expect(whole).toHaveLength(new Set(whole).size);
      const ways = read.filter((one) => one.said !== 'again').map(({ way }) => way);
      expect(new Set(ways)).toEqual(new Set(read.map(({ way }) => way)));
      expect(ways).toHaveLength(new Set(ways).size);
    }),
  );
});
