import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const heading = (text: string) => lineBlock(text, { kind: 'heading', level: 1, isApart: true });

/** Reads lines as a procedure beside 'Missing Boat', which is there with a step of its own. */
function firstOf(lines: string) {
  const blocks = [
    heading('Night swim'),
    ...textBlocks(lines),
    heading('Missing Boat'),
    ...textBlocks('1. Count the oars.\n2. Light the pier.'),
  ];
  return guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues.slice(0, 1);
}

const stepsOf = (lines: string): string =>
  outlineText(firstOf(lines)).replace('Night swim [Other]\n', '');

// IMPORT-34
test.each([
  [
    'a step below an answer',
    '1. Is the gate open?\nYes: close it.\nNo: go to the roll call.\n2. Blow the horn.\n3. Roll call at the flag. Call all names.\n4. Log it.',
    '1 Is the gate open? | yes next, no 4\n2 close it.\n3 Blow the horn.\n4 Roll call at the flag. Call all names.\n5 Log it.',
  ],
  [
    'a step, after an action of an answer',
    '1. Is the gate open?\nYes: close it, then skip to the last look.\nNo: wait.\n2. Blow the horn.\n3. The last look: walk the shore.',
    '1 Is the gate open? | yes next, no 3\n2 close it | 5\n3 wait.\n4 Blow the horn.\n5 The last look: walk the shore.',
  ],
  [
    'a step, after an action',
    '1. Blow the horn.\n2. Send all to bed, then continue with the last look.\n3. Ring the bell.\n4. Last look: walk the shore.',
    '1 Blow the horn.\n2 Send all to bed | 4\n3 Ring the bell.\n4 Last look: walk the shore.',
  ],
  [
    'another procedure, ending this one',
    '1. Are all boats in?\nYes: lock them.\nNo: turn to Missing Boat now.\n2. Blow the horn.',
    '1 Are all boats in? | yes next, no 3\n2 lock them. | 4\n3 turn to Missing Boat now. | end\n4 Blow the horn.',
  ],
  [
    'a step by its number, after a wait',
    '1. Press hard until the nurse is there, then go to step 3.\n2. Ring the bell.\n3. Log it.',
    '1 Press hard until the nurse is there | 3\n2 Ring the bell.\n3 Log it.',
  ],
  [
    'a step by an arrow alone',
    '1. Is the gate open?\nYes: close it.\nNo:\n- Wait.\n- → skip to the roll call\n2. Blow the horn.\n3. Roll call at the flag.',
    '1 Is the gate open? | yes next, no 3\n2 close it. | 4\n3 Wait. | 5\n4 Blow the horn.\n5 Roll call at the flag.',
  ],
  [
    'the next step, skipping an answer',
    '1. Is the gate open? (Yes: close it. No: skip this box.)\n2. Blow the horn.',
    '1 Is the gate open? | yes next, no 3\n2 close it.\n3 Blow the horn.',
  ],
  [
    'a step by an arrow, after a wait',
    '1. Is the gate open?\nYes: close it.\nNo: wait until Dana is there. → skip to the roll call\n2. Blow the horn.\n3. Roll call at the flag.',
    '1 Is the gate open? | yes next, no 3\n2 close it. | 4\n3 wait until Dana is there. | 5\n4 Blow the horn.\n5 Roll call at the flag.',
  ],
  [
    'the end in parentheses, and onward after a semicolon',
    '1. Is the gate open? If yes, close it and lock up (stop here); if no, blow the horn.\n2. Is Dana in? If yes, go on; if no, wait.\n3. Log it.',
    '1 Is the gate open? | yes next, no 3\n2 close it and lock up | end\n3 blow the horn.\n4 Is Dana in? | yes 6, no next\n5 wait.\n6 Log it.',
  ],
])('a skip in words leads to %s', (_, lines, steps) => {
  expect(stepsOf(lines)).toBe(steps);
});

const marksOf = (lines: string) => firstOf(lines)[0]?.steps.map(({ marks }) => marks.join());

// IMPORT-35
test.each([
  ['1. Ring the bell.\n2. Go to the flag pole.\n3. Count heads.', ['', '', '']],
  ['1. Ring the bell.\n2. Do not go to the roll call.\n3. Roll call at the flag.', ['', '', '']],
  ['1. Ring the bell.\n2. Go to Missing Boat.\n3. Count heads.', ['', 'SKIP', '']],
  [
    '1. Ring the bell.\n2. If it rains, go to the roll call.\n3. Wait.\n4. Roll call inside.',
    ['', 'SKIP', '', ''],
  ],
  [
    '1. Ring the bell.\n2. Wait, then go to the roll call.\n3. Roll call A.\n4. Roll call B.',
    ['', 'SKIP', '', ''],
  ],
])(
  '%j stays words, and is marked only if a step or procedure begins with those words',
  (lines, marks) => {
    expect(marksOf(lines)).toEqual(marks);
    expect(stepsOf(lines)).not.toContain(' | ');
  },
);
