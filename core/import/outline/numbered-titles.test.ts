import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';

const bold = (text: string) => lineBlock(text, { isBold: true, isApart: true });
const apart = (text: string) => lineBlock(text, { isApart: true });
const row = (text: string) => lineBlock(text, { isApart: true, table: 0 });

/** Three procedures of three steps and a fourth, their titles in bold and numbered as their steps are. */
const BINDER: readonly SourceBlock[] = ['Lockouts', 'Fire Alarm', 'Noise', 'Leaks'].flatMap(
  (title, at) => [
    bold(`${at + 1}. ${title}`),
    apart('Purpose: To keep people safe.'),
    ...['Ask who it is.', 'Go there.', 'Write it down.'].map((text, nth) =>
      apart(`${nth + 1}. ${text}`),
    ),
    apart('Note: Stay calm.'),
  ],
);

const titlesOf = (blocks: readonly SourceBlock[]) =>
  guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues.map(
    ({ title, isTitleGuessed }) => `${title}${isTitleGuessed ? '?' : ''}`,
  );

// IMPORT-3
test('a title whose number follows the titles is not a step, although its number also follows the steps', () => {
  expect(titlesOf(BINDER)).toEqual(['Lockouts', 'Fire Alarm', 'Noise', 'Leaks']);
});

// IMPORT-3, IMPORT-26
test("a phone table below the document's title does not make the titles of procedures doubtful", () => {
  const front = [
    bold('LAKEMONT COLLEGE'),
    bold('Duty Binder'),
    apart('Keep this binder in the duty bag.'),
    row('Who | Phone | When'),
    row('Public Safety | 614-555-0140 | Always'),
    row('Facilities | 614-555-0160 | At night'),
  ];
  expect(titlesOf([...front, ...BINDER])).toEqual(['Lockouts', 'Fire Alarm', 'Noise', 'Leaks']);
});
