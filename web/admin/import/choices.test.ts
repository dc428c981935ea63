import { expect, test } from 'vitest';
import type { BlockUse } from '#core/import/outline/outline.ts';
import { lineBlock } from '#core/import/paragraphs/source.ts';
import { choicesAt } from './choices.ts';

const BELOW: readonly BlockUse[] = ['yes', 'no', 'part'];

// IMPORT-9
test.each<[string, readonly BlockUse[], readonly string[]]>([
  ['at the beginning', [], []],
  ['below a title', ['step', 'title'], []],
  ['below words that go above the next step', ['title', 'step', 'section'], []],
  ['below a step', ['title', 'step'], BELOW],
  ['below a part, with what is left out between', ['title', 'step', 'part', 'out'], BELOW],
  ['below a step of which nothing is guessed', ['title', 'words'], ['part']],
  ['below such a step and a question', ['title', 'question', 'yes', 'words'], BELOW],
])('%s, only the possible ways of belonging to a step are offered', (_, above, below) => {
  const uses: readonly BlockUse[] = [...above, 'step'];
  const blocks = uses.map((use) => lineBlock(use));
  const choices = choicesAt(above.length, blocks, uses);
  expect(choices.filter((use) => BELOW.includes(use))).toEqual(below);
  expect(choices).toContain('question');
  expect(choicesAt(above.length, blocks, [...above, 'yes'])).toContain('yes');
});
