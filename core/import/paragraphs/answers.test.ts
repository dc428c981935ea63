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

// IMPORT-25: answers beside each other have one question
test.each([
  [
    '1. Read the dial.\n2. Choose:\nGreen – leave it.\nAmber – reset it.\nRed – go out.\n3. Sign.',
    '1 Read the dial.\n2 Choose: / Green | yes next, no 4\n3 leave it. | 8\n4 Amber | yes next, no 6\n5 reset it. | 8\n6 Red | yes next, no 8\n7 go out.\n8 Sign.',
  ],
])('%s asks once', (text, steps) => {
  expect(stepsOf(text)).toBe(steps);
});

// IMPORT-4: the two answers tell that the step above asks, whatever follows its question
test.each([
  [
    'Is the dot red? (Red means a court has spoken.)',
    'If it is: call the desk.',
    'If it is not: wait.',
  ],
  ['Is it late? Late is after ten.', 'If it is, call the desk.', 'If it is not, wait.'],
])('%s asks', (asked, yes, no) => {
  expect(stepsOf(`1. ${asked}\n${yes}\n${no}\n2. Sign.`)).toBe(
    `1 ${asked} | yes next, no 3\n2 call the desk. | 4\n3 wait.\n4 Sign.`,
  );
});

// IMPORT-4: bullets at the margin of a number are below it
test.each([
  ['1. Count.\n2. If two are missing:\n- ring the bell\nOtherwise:\n- shut the door\n3. Sign.', 2],
  ['1. Count.\n2. Are two missing?\nYes:\n- ring the bell\nNo:\n- shut the door\n3. Sign.', 2],
  ['1. Count.\n2. Are two missing? If so,\n- ring the bell\nIf not,\n- shut the door\n3. Sign.', 2],
])('%s has a list below each answer', (text, at) => {
  const [, asked = '', ...others] = stepsOf(text).split('\n');
  expect(asked).toMatch(/ \| yes next, no 4$/);
  expect(others).toEqual([`${at + 1} ring the bell | 5`, '4 shut the door', '5 Sign.']);
});
