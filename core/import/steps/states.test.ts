import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

/** Returns the steps of a page as lines. */
function stepsOf(...blocks: readonly SourceBlock[]): string {
  const page = [lineBlock('Kiln', { kind: 'heading', level: 1, isApart: true }), ...blocks];
  const { issues } = guessIssues(page, { name: 'Page', campus: BINDER_CAMPUS });
  return outlineText(issues).split('\n').slice(1).join('\n');
}

const BOTH = '1 Touch the lid. | yes next, no 3\n2 step back. | 4\n3 lift it.\n4 Log it.';

// IMPORT-25: an act has answers, too
test.each([
  ['by a colon', '1. Touch the lid.\n   - Hot: step back.\n   - Cool: lift it.\n2. Log it.'],
  [
    'by a dash, below letters',
    '(a) Touch the lid.\n    (i) Hot – step back.\n    (ii) Cool – lift it.\n(b) Log it.',
  ],
  [
    'by arrows, in one list',
    '- Touch the lid.\n- Hot -> step back.\n- Cool -> lift it.\n- Log it.',
  ],
])('findings below an action are answers to it: %s', (_, text) => {
  expect(stepsOf(...textBlocks(text))).toBe(BOTH);
});

// IMPORT-25
test.each([
  [
    'a list of things',
    '1. Fill in the card:\n   - Lid: which one.\n   - Shelf: its number.',
    '1 Fill in the card: / • Lid: which one. / • Shelf: its number.',
  ],
  [
    'sentences',
    '1. Touch the lid.\n   - Stand back. Wait.\n   - Lift it. Look in.',
    '1 Touch the lid. / • Stand back. Wait. / • Lift it. Look in.',
  ],
  [
    'arrows within an action',
    '- Touch the lid.\n- Turn it left -> right twice.\n- Log it.',
    '1 Touch the lid.\n2 Turn it left -> right twice.\n3 Log it.',
  ],
])('lines below an action are not answers: %s', (_, text, steps) => {
  expect(stepsOf(...textBlocks(text))).toBe(steps);
});

// IMPORT-25
test("a condition next to an answer such as 'If it is' is the other answer", () => {
  const text =
    '4.1 Look.\n4.2 Is the glaze wet?\n4.2.1 If it is, wait.\n4.2.2 If it is dry, fire it.\n4.3 Log it.';
  expect(stepsOf(...textBlocks(text))).toBe(
    '1 Look.\n2 Is the glaze wet? | yes next, no 4\n3 wait. | 5\n4 fire it.\n5 Log it.',
  );
});

// IMPORT-3: the numbers of lists say which is below the other
test.each([
  [
    'Roman numerals below letters',
    '(a) Look.\n(b) Is it lit?\n(i) Yes: wait.\n(ii) No: light it.\n(c) Log it.',
  ],
  [
    'small letters below capital letters',
    'A. Look.\nB. Is it lit?\na. Yes: wait.\nb. No: light it.\nC. Log it.',
  ],
  [
    'deeper numbers',
    '2.1 Look.\n2.2 Is it lit?\n2.2.1 Yes: wait.\n2.2.2 No: light it.\n2.3 Log it.',
  ],
])('a nested list is recognized by its numbering: %s', (_, text) => {
  const steps = '1 Look.\n2 Is it lit? | yes next, no 4\n3 wait. | 5\n4 light it.\n5 Log it.';
  expect(stepsOf(...textBlocks(text))).toBe(steps);
});

// IMPORT-25: answers behind a question, or behind an act
test.each([
  ['words before a comma', 'Is it lit? Yes, wait a while. No, light it.'],
  ["a condition next to 'If it is'", 'Is it lit? If it is, wait a while. If it is out, light it.'],
  ['one that negates the other', 'Look at it. Lit: wait a while. Not lit: light it.'],
])('answers in one paragraph: %s', (_, text) => {
  const asked = text.slice(0, text.search(/(?<=[.?]) /));
  expect(stepsOf(...textBlocks(`1. ${text}\n2. Log it.`))).toBe(
    `1 ${asked} | yes next, no 3\n2 wait a while. | 4\n3 light it.\n4 Log it.`,
  );
});

// IMPORT-35
test.each([
  'Look. Smoke in one: ring the bell. No sound: go on.',
  'If it is hot, ring, call Dana, and skip the rest.',
  'Lit: shut it and skip the next step.',
])('text that may be a skip stays words and is marked: %s', (text) => {
  const blocks = textBlocks(`PAGE\n\n1. Count.\n2. ${text}\n3. Wait.\n4. Log it.`);
  const { issues } = guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS });
  const [, step] = issues[0]?.steps ?? [];
  expect(step?.step).toMatchObject({
    question: text,
    answerType: 'Show a confirmation checkbox',
    confirmationAction: { actionType: 'Go to next step' },
  });
  expect(step?.marks).not.toEqual([]);
});

// IMPORT-34
test.each([
  [
    'the step after a skipped one',
    '1. Count.\n2. Is it lit?\n- Yes: shut it and skip step 3.\n- No: wait.\n3. Light it.\n4. Log it.',
    '1 Count.\n2 Is it lit? | yes next, no 4\n3 shut it | 6\n4 wait.\n5 Light it.\n6 Log it.',
  ],
  [
    'the step after the next one',
    '1. Count. Skip the next step.\n2. Wait.\n3. Log it.',
    '1 Count. | 3\n2 Wait.\n3 Log it.',
  ],
  [
    'the end, if the last step is skipped',
    '1. Is it lit?\n- Yes: shut it, skip the rest.\n- No: skip step 2.\n2. Light it.',
    '1 Is it lit? | yes next, no end\n2 shut it | end\n3 Light it.',
  ],
  [
    'only a number, in named answers',
    '1. Look.\n2. Is it lit?\n- Dim → light it, then 4\n- Gone → 4\n3. Wait.\n4. Log it.',
    '1 Look.\n2 Is it lit? | yes next, no 5\n3 light it | 5\n4 Wait.\n5 Log it.',
  ],
  [
    'a letter and a number',
    'Q1  Is it lit?\n  YES > go to A2\n  NO > light it\nA1  Look.\nA2  Log it.',
    '1 Is it lit? | yes 4, no next\n2 light it\n3 Look.\n4 Log it.',
  ],
  [
    'back to a step',
    '1. Ring.\n2. Look.\n3. Is it lit?\n- Y → 4\n- N → light it, back to 2\n4. Log it.',
    '1 Ring.\n2 Look.\n3 Is it lit? | yes 5, no next\n4 light it | 2\n5 Log it.',
  ],
  [
    'the end of a call',
    '1. Is it lit?\n- Yes = wait. End of call.\n- No = light it.\n2. Log it.',
    '1 Is it lit? | yes next, no 3\n2 wait. | end\n3 light it.\n4 Log it.',
  ],
])('a skip leads to %s', (_, text, steps) => {
  expect(stepsOf(...textBlocks(text))).toBe(steps);
});

// IMPORT-3
test('a list that restarts is at the same level as the one before', () => {
  const page = '(i) Look.\n(ii) Is it lit?\n  • Yes: wait.\n  • No: light it.\n(iii) Log it.';
  const { issues } = guessIssues(textBlocks(`KILN\n\n${page}\n\nOVEN\n\n${page}`), {
    name: 'Page',
    campus: BINDER_CAMPUS,
  });
  const steps = '1 Look.\n2 Is it lit? | yes next, no 4\n3 wait. | 5\n4 light it.\n5 Log it.';
  expect(outlineText(issues)).toBe(`KILN [Other]\n${steps}\n\nOVEN [Other]\n${steps}`);
});
