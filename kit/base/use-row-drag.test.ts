import { expect, test } from 'vitest';
import { placeUnder } from './use-row-drag.ts';

const rows = (...sizes: number[]) => {
  let start = 0;
  return sizes.map((size) => {
    const row = { start, end: start + size };
    start += size;
    return row;
  });
};

// CAMPUS-6, EDITOR-44
test.each([
  ['stays where it is', rows(50, 50, 50), 0, 40, true, 0],
  ['goes down one', rows(50, 50, 50), 0, 60, true, 1],
  ['goes down to the end', rows(50, 50, 50), 0, 400, true, 2],
  ['waits before a taller one', rows(50, 150, 50), 0, 60, true, 0],
  ['takes the place of a taller one', rows(50, 150, 50), 0, 151, true, 1],
  ['goes up one', rows(50, 50, 50), 2, 90, false, 1],
  ['goes up to the start', rows(50, 50, 50), 2, -10, false, 0],
  ['does not turn back while it goes down', rows(50, 200), 1, 60, true, 1],
])('a dragged row %s', (_, all, from, pointer, goesOn, expected) => {
  expect(placeUnder(all, from, pointer, goesOn)).toBe(expected);
});
