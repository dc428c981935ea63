import { expect, test } from 'vitest';
import { lineBlock } from './source.ts';
import { softLines, textBlocks } from './text-blocks.ts';

const linesOf = (text: string): readonly string[] =>
  softLines(lineBlock(text, { kind: 'numbered', label: '1.' })).map((block) => block.text);

// IMPORT-25: a bracket behind a name is a sign, and words in brackets are none
test.each([
  ['Which is it?\nINSULIN) send them now\nOTHER) call the shop', 3],
  ['Is it safe?\nCall Security (campus) first\nCall the nurse (health) next', 1],
  ['Which is it?\nInsulin (any kind)) send them now\nOther) call the shop', 3],
])('%j has lines', (text, count) => {
  expect(linesOf(text)).toHaveLength(count);
});

test('a line of signs and the one below it stay apart, however wide', () => {
  const wide =
    'The dining room is run by the college and not by a firm, so\nplease treat the cooks with courtesy.';
  const signs = '='.repeat(60);
  const texts = textBlocks(`${wide}\n\n${signs}\nTABLE OF CONTENTS`).map(({ text }) => text);
  expect(texts.slice(1)).toEqual([signs, 'TABLE OF CONTENTS']);
});
