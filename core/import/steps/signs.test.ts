import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const outlineOf = (blocks: readonly SourceBlock[]): string =>
  outlineText(guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS }).issues);

/** Returns the steps of a page as lines. */
const stepsOf = (text: string): string =>
  outlineOf(textBlocks(`PAGE\n\n${text}`))
    .split('\n')
    .slice(1)
    .join('\n');

// IMPORT-4: a bracket behind a name is a sign like any other
test.each([
  [
    '1. Is it loud?\nY) knock\nN) go on\n2. Sign.',
    '1 Is it loud? | yes next, no 3\n2 knock\n3 Sign.',
  ],
  [
    '1. Which is it?\nINSULIN) send them now, and stop here\nANYTHING ELSE) call the shop\n2. Sign.',
    '1 Which is it? | yes next, no 3\n2 send them now | end\n3 call the shop\n4 Sign.',
  ],
])('a bracket after a name makes it an answer: %s', (text, steps) => {
  expect(stepsOf(text)).toBe(steps);
});

// IMPORT-4: a way back to the question, past a number alone, and an end without 'here'
test.each([
  [
    '1. Sign.\n2. Are they out?\nYes: go on\nNo: talk to them and return to step 2.\n3. Leave.',
    '1 Sign.\n2 Are they out? | yes 4, no next\n3 talk to them | 2\n4 Leave.',
  ],
  [
    '1. Better?\nYes: walk home. Skip 2.\nNo: call.\n2. Wait.\n3. Sign.',
    '1 Better? | yes next, no 3\n2 walk home. | 5\n3 call.\n4 Wait.\n5 Sign.',
  ],
  [
    '1. Was it found?\nYes: write a line and stop.\nNo: call.\n2. Sign.',
    '1 Was it found? | yes next, no 3\n2 write a line | end\n3 call.\n4 Sign.',
  ],
  [
    '1. Has one tripped?\nIf it has, reset it. If it trips again, leave it.\nIf it has not, call.\n2. Sign.',
    '1 Has one tripped? | yes next, no 3\n2 reset it. If it trips again, leave it. | 4\n3 call.\n4 Sign.',
  ],
])('an answer leads to its step or to the end: %s', (text, steps) => {
  expect(stepsOf(text)).toBe(steps);
});

// IMPORT-23: a number is no word of a title, whatever its letters, and a fact below a title is none
test('titles above repeated facts are recognized, and lose their numbers', () => {
  const names = ['ROUNDS', 'FIRE', 'STRANGER'];
  const blocks = names.flatMap((name, at) => [
    lineBlock(`ORDER NO. ${at + 1}. ${name}`, { isBold: true, size: 14, isApart: true }),
    lineBlock(`Service owner: Office ${name}`, { isApart: true }),
    lineBlock('1. Walk to the gate.', { isApart: true }),
    lineBlock('2. Write the time in the book.'),
  ]);
  const { issues } = guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS });
  expect(issues.map(({ title }) => title)).toEqual(names);
});

const row = (step: string, question: string): SourceBlock =>
  lineBlock('', {
    kind: 'row',
    cells: [
      { column: 'step', text: step },
      { column: 'question', text: question },
    ],
  });

// IMPORT-10: without a column for it a way is at the end of what to do
test('a row skips to the step that its words name', () => {
  const blocks = [
    lineBlock('Odor', { kind: 'heading', level: 1 }),
    row('1', 'Close the door. Go to Step 3'),
    row('2', 'Wait.'),
    row('3', 'Sign.'),
  ];
  expect(outlineOf(blocks)).toBe('Odor [Other]\n1 Close the door. | 3\n2 Wait.\n3 Sign.');
});
