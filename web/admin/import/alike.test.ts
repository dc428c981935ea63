import { expect, test } from 'vitest';
import { lineBlock } from '#core/import/paragraphs/source.ts';
import { alikeTo } from './alike.ts';

const heading = (text: string, level: number) => lineBlock(text, { kind: 'heading', level });
const BLOCKS = [
  heading('Lockout', 1),
  lineBlock('Owner: Housing desk'),
  heading('Background', 2),
  lineBlock('Students lose keys.'),
  lineBlock('They always will.'),
  heading('What to do', 2),
  lineBlock('Ask for the name.'),
  heading('Leak', 1),
  lineBlock('Owner: Facilities'),
  heading('BACKGROUND', 2),
  lineBlock('Pipes burst.'),
  heading('Noise', 1),
  lineBlock('Knock.'),
];
const uses = BLOCKS.map(({ kind, level }) =>
  kind === 'heading' && level === 1 ? 'title' : 'step',
);
const check = { blocks: BLOCKS, guessed: { uses }, corrections: new Map() };

// IMPORT-24
test('a repeated part is found together with the text below each of its headings', () => {
  expect(alikeTo(check, 2)).toEqual({
    phrase: 'Background',
    count: 2,
    places: [2, 3, 4, 9, 10],
    isLeftOut: false,
  });
  expect(alikeTo(check, 1)).toMatchObject({ phrase: 'Owner', places: [1, 8] });
  expect(alikeTo(check, 5)).toBeUndefined();
  expect(alikeTo(check, 12)).toBeUndefined();
  const corrections = new Map([[8, 'out' as const]]);
  expect(alikeTo({ ...check, corrections }, 8)).toMatchObject({ isLeftOut: true });
});
