import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { textBlocks } from '../text-blocks.ts';

/** Returns the steps of a page as lines. */
function stepsOf(text: string): string {
  const blocks = textBlocks(`PAGE\n\n${text}`);
  const { issues } = guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS });
  return outlineText(issues).split('\n').slice(1).join('\n');
}

// IMPORT-4: a way is the label of a step, in the document's own manner
test.each([
  [
    '[1] Is the pump on?\nY → [2]\nN → Turn it on. Then [3]\n[2] Drain the tank.\n[3] Sign.',
    '1 Is the pump on? | yes 3, no next\n2 Turn it on. | 4\n3 Drain the tank.\n4 Sign.',
  ],
  [
    '2.1  Is it loud?\nYes: knock, then 2.3\nNo: 2.2\n2.2  Wait an hour.\n2.3  Sign.',
    '1 Is it loud? | yes next, no 3\n2 knock | 4\n3 Wait an hour.\n4 Sign.',
  ],
  [
    'a. Is it dark?\nYes: fetch a lamp and carry on to c\nNo: skip to b.\nb. Count the heads.\nc. Sign.',
    '1 Is it dark? | yes next, no 3\n2 fetch a lamp | 4\n3 Count the heads.\n4 Sign.',
  ],
])('%s leads by labels', (text, steps) => {
  expect(stepsOf(text)).toBe(steps);
});
