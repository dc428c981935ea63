import { expect, test } from 'vitest';
import { replaced } from './chip-text.ts';

// CAMPUS-16
test.each([
  ['ab [[contact:duty]]', 19, 'ab [[contact:duty]]'],
  ['ab [[contact:duty]]', 18, 'ab '],
  ['ab [[contact:duty]] cd', 20, 'ab [[contact:duty]] '],
  ['[[contact:duty]]', 5, ''],
  ['a😀b', 3, 'a😀'],
  ['a😀b', 2, 'a'],
  ['ab', 0, ''],
  ['ab', -1, ''],
])('a paste of %j with room for %i characters inserts %j', (pasted, room, comes) => {
  expect(replaced('xyz', [1, 2], pasted, 2 + room)).toEqual({
    text: `x${comes}z`,
    caret: 1 + comes.length,
  });
});
