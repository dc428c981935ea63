import { expect, test } from 'vitest';
import { NEW_CAMPUS } from '../campus/campus.ts';
import { guessIssues } from './guessed-issues.ts';
import { textBlocks } from './paragraphs/text-blocks.ts';

/** Returns how often the texts of so many paragraphs are looked at until their issues are guessed. */
function looksAt(piece: string, times: number): number {
  let looks = 0;
  const blocks = textBlocks(`Flood\n\nIs it hot?\n${piece.repeat(times)}`).map((block) => ({
    ...block,
    get text() {
      looks += 1;
      return block.text;
    },
  }));
  guessIssues(blocks, { name: 'Nonsense', campus: NEW_CAMPUS });
  return looks;
}

// IMPORT-8
test.each([
  'RA: knock.\n',
  'RA: knock.\n\n',
  'RA: knock:\n\n',
  '- RA: knock.\n',
  'Yes: go.\n',
  'No → wait.\n\n',
  'Yes: go.\nNo: wait.\n',
  'Yes: go.\nNo: wait.\nRA: knock.\n',
  'Is it hot?\n\nYes: go.\n\nNo: wait.\n\nRA: knock.\n\n',
  'Who is it?\n\nA guest: knock.\n\nNobody: leave.\n\n',
  'Flood\n\n1. Knock.\n\n',
  'Policy:\n\nKnock twice.\n\n',
  'If it is hot, leave.\n\n',
  'Go to step 2.\n\n',
  'Desk: 555-0142\n',
  'Page 2 of 9\n\nKnock.\n\n',
])('four times as many of %j take about four times as many looks', (piece) => {
  expect(looksAt(piece, 800)).toBeLessThan(6 * looksAt(piece, 200));
});
