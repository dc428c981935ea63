import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineBlock } from './source.ts';
import { splitBlocks, splitPlace, unsplitPlace, withSplit, type Split } from './split-blocks.ts';

const BLOCKS = ['Ring the desk. Wait there.', 'Fire', 'Leave the house by the stairs.'].map(
  (text, level) => lineBlock(text, { kind: 'numbered', level, label: `${level + 1}.` }),
);

// IMPORT-29
test('a paragraph is split before the word at the cursor, and its second part has no number', () => {
  const splits = withSplit([], { place: 0, at: 14 }, BLOCKS[0] ?? lineBlock(''));
  expect(splitBlocks(BLOCKS, splits).slice(0, 2)).toMatchObject([
    { text: 'Ring the desk. ', label: '1.' },
    { text: 'Wait there.', label: '', kind: 'numbered', level: 0 },
  ]);
  expect(unsplitPlace(splits, 1)).toEqual({ place: 0, at: 15 });
});

// IMPORT-29
test('a paragraph is not split at its ends, or twice in the same place', () => {
  const block = lineBlock('  Leave now.  ');
  for (const at of [0, 1, 2, 12, 14]) expect(withSplit([], { place: 0, at }, block)).toEqual([]);
  const once = withSplit([], { place: 0, at: 8 }, block);
  expect(withSplit(once, { place: 0, at: 7 }, block)).toBe(once);
});

// IMPORT-2, IMPORT-29
test('after any number of splits, each word is there once, and each original position is found', () => {
  const split = fc.record({ place: fc.nat({ max: 2 }), at: fc.nat({ max: 30 }) });
  fc.assert(
    fc.property(fc.array(split, { maxLength: 12 }), (all) => {
      const splits = all.reduce<readonly Split[]>(
        (before, one) => withSplit(before, one, BLOCKS[one.place] ?? lineBlock('')),
        [],
      );
      const made = splitBlocks(BLOCKS, splits);
      const joined = made.map(({ text }) => text).join('');
      expect(joined).toBe(BLOCKS.map(({ text }) => text).join(''));
      for (const [place, { text }] of made.entries()) {
        const from = unsplitPlace(splits, place);
        expect(splitPlace(splits, from)).toBe(place);
        expect(BLOCKS[from.place]?.text.slice(from.at).startsWith(text)).toBe(true);
      }
    }),
  );
});
