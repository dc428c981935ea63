import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const read = (text: string) =>
  guessIssues(textBlocks(`PAGE\n\n${text}`), { name: 'Page', campus: BINDER_CAMPUS }).issues;
/** Returns the steps of a page as lines. */
const stepsOf = (text: string): string => outlineText(read(text)).split('\n').slice(1).join('\n');
const marksOf = (text: string) => read(text).flatMap(({ steps }) => steps.map((s) => s.marks));

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
])('answers lead to steps by their labels: %s', (text, steps) => {
  expect(stepsOf(text)).toBe(steps);
});

// IMPORT-25: answers beside each other have one question
test.each([
  [
    '1. Read the dial.\n2. Choose:\nGreen – leave it.\nAmber – reset it.\nRed – go out.\n3. Sign.',
    '1 Read the dial.\n2 Choose: / Green | yes next, no 4\n3 leave it. | 8\n4 Amber | yes next, no 6\n5 reset it. | 8\n6 Red | yes next, no 8\n7 go out.\n8 Sign.',
  ],
])('answers next to each other have one question: %s', (text, steps) => {
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
])('a step with two answers is a question: %s', (asked, yes, no) => {
  expect(stepsOf(`1. ${asked}\n${yes}\n${no}\n2. Sign.`)).toBe(
    `1 ${asked} | yes next, no 3\n2 call the desk. | 4\n3 wait.\n4 Sign.`,
  );
});

// IMPORT-4: bullets at the margin of a number are below it
test.each([
  ['1. Count.\n2. If two are missing:\n- ring the bell\nOtherwise:\n- shut the door\n3. Sign.', 2],
  ['1. Count.\n2. Are two missing?\nYes:\n- ring the bell\nNo:\n- shut the door\n3. Sign.', 2],
  ['1. Count.\n2. Are two missing? If so,\n- ring the bell\nIf not,\n- shut the door\n3. Sign.', 2],
])('a list below each answer is read: %s', (text, at) => {
  const [, asked = '', ...others] = stepsOf(text).split('\n');
  expect(asked).toMatch(/ \| yes next, no 4$/);
  expect(others).toEqual([`${at + 1} ring the bell | 5`, '4 shut the door', '5 Sign.']);
});

// IMPORT-4: what is over is said in many words
test.each([
  'call the desk. End of runbook.',
  'call the desk. This concludes the procedure.',
  'call the desk. Nothing more is needed then.',
  'call the desk. You can stop here.',
  'call the desk, and the page ends there.',
  'call the desk. The end.',
  'call the desk. That is all for tonight.',
  'call the desk, then stop.',
  'call the desk and stop here.',
  'call the desk; nothing more is needed.',
  'call the desk. Nothing else to do.',
  'call the desk. Ignore the rest of this page.',
])("the answer 'No: %s' ends the procedure", (no) => {
  expect(stepsOf(`1. Is it out?\nYes: call the house.\nNo: ${no}\n2. Sign.`)).toMatch(
    /^1 Is it out\? \| yes next, no 3\n2 call the house\. \| 4\n3 call the desk\.? \| end\n4 Sign\.$/,
  );
});
test.each(['Have all others pull over and stop by the gate.', 'Do what he asks and nothing else.'])(
  "'%s' does not end the procedure",
  (act) => {
    expect(stepsOf(`1. ${act}\n2. Sign.`)).toBe(`1 ${act}\n2 Sign.`);
  },
);
test("the answer 'let them eat and finish.' does not end the procedure", () => {
  expect(stepsOf('1. Is it out?\nYes: call.\nNo: let them eat and finish.\n2. Sign.')).toBe(
    '1 Is it out? | yes next, no 3\n2 call. | 4\n3 let them eat and finish.\n4 Sign.',
  );
});

// IMPORT-4: what others are to do ends nothing, and is marked
test.each([
  'tell them to pull over and stop.',
  'direct them to slow down and stop.',
  'warn drivers to turn around and stop.',
  'say that all boats must come in and stop.',
  'remind the driver that a bus should pull in and stop.',
  'urge them to drive up to the gate and stop there.',
  'have the cars pull over and stop.',
  'wait until they slow down and stop.',
  'the drill is over and done.',
  'check that the work is over and done.',
])("'No: %s' says what others do and does not end the procedure", (no) => {
  const text = `1. Is it out?\nYes: call the house.\nNo: ${no}\n2. Look.\n3. ${no}\n4. Sign.`;
  expect(stepsOf(text)).toBe(
    `1 Is it out? | yes next, no 3\n2 call the house. | 4\n3 ${no}\n4 Look.\n5 ${no}\n6 Sign.`,
  );
  expect(marksOf(text)).toMatchObject([{}, [], ['SKIP'], [], ['SKIP'], []]);
});

// IMPORT-4: an end within a sentence, which may be of what is to be done, is marked there
test.each([
  ['write a line and stop.', ['SKIP']],
  ['report to the desk and stop.', ['SKIP']],
  ['call the desk, then stop.', ['SKIP']],
  ['call the desk. You can stop here.', []],
])("'No: %s' ends the procedure, and is marked if the end is within a sentence", (no, marks) => {
  const text = `1. Is it out?\nYes: call the house.\nNo: ${no}\n2. Sign.`;
  expect(stepsOf(text).split('\n')[2]).toMatch(/ \| end$/);
  expect(marksOf(text)[2]).toEqual(marks);
});

// IMPORT-4: who is asked may come between
test.each([
  'Ask the head porter whether it is locked.',
  'Ask the guest, or whoever sits with them, whether it is locked.',
])("'%s' is a question if answers follow it", (asked) => {
  expect(stepsOf(`1. ${asked} If it is, call. If it is not, wait.\n2. Sign.`)).toBe(
    `1 ${asked} | yes next, no 3\n2 call. | 4\n3 wait.\n4 Sign.`,
  );
});

// IMPORT-4
test('IF YES followed by a colon and several blanks is one answer', () => {
  const text =
    '  1.  Is it out?\n        IF YES:  Call the desk.\n        IF NO:   Call the house.\n\n  2.  Sign.';
  expect(stepsOf(text)).toBe(
    '1 Is it out? | yes next, no 3\n2 Call the desk. | 4\n3 Call the house.\n4 Sign.',
  );
});

const step = (label: string, text: string) =>
  lineBlock(text, { kind: 'numbered', level: 2, label, isApart: true });

// IMPORT-4: below a number with those of its chapters a list is inner, though its margin is further out
test.each([
  ['(a) Yes: call the desk.\n(b) No: call the house.', []],
  ['(a) Yes\n– call the desk.\n(b) No\n– call the house.', [1]],
])('%j are answers to step 4.1.2 above', (answers, deep) => {
  const inner = textBlocks(answers).map((one) =>
    one.text.startsWith('–') ? { ...one, level: deep[0] ?? 0 } : one,
  );
  const blocks = [
    lineBlock('PAGE', { isBold: true, isApart: true }),
    step('4.1.1', 'Look.'),
    step('4.1.2', 'Is it out?'),
    ...inner,
    step('4.1.3', 'Sign.'),
  ];
  const { issues } = guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS });
  expect(outlineText(issues).split('\n').slice(1).join('\n')).toBe(
    '1 Look.\n2 Is it out? | yes next, no 4\n3 call the desk. | 5\n4 call the house.\n5 Sign.',
  );
});
