import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../fixtures/binder-outline.ts';
import { guessIssues } from './guessed-issues.ts';
import { offeredContacts } from './offered-contacts.ts';
import { textBlocks } from './text-blocks.ts';

const LONGEST = 1_000_000;
const MOST = 10_000;

// The page guesses again at each correction: a text that takes longer than its length explains would stop it.
// IMPORT-8
test.each([
  'and then ',
  'call the ',
  'call the night porter on 555-0142 ',
  'call a-b ',
  'call A & ',
  'call x 1-',
  '. ',
  ' ',
  '.',
  '1. ',
  'If yes, go to step 4. ',
  'If yes, go to step 4. If no, call Security and go to step 9.\n',
  'FIRE ALARM\n\n',
  '- a:\n',
  'Name | Phone\nDesk | 555-0142\n',
  'Contents\n\n. . . . . . . . .\n',
])('as much as a document may have of nothing but %j is guessed without a stop', (piece) => {
  const text = `a${piece.repeat(LONGEST / piece.length)}b`;
  const blocks = textBlocks(text).slice(0, MOST);
  expect(offeredContacts(blocks, BINDER_CAMPUS, 'key').contacts.length).toBeLessThan(2);
  const { uses } = guessIssues(blocks, { name: 'Nonsense', campus: BINDER_CAMPUS });
  expect(uses).toHaveLength(blocks.length);
});
