import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../fixtures/binder-outline.ts';
import { readAnswers } from './answers.ts';
import { guessIssues } from './guessed-issues.ts';
import { lineBlock, type SourceBlock } from './source.ts';
import { textBlocks } from './text-blocks.ts';
import type { Way } from './ways.ts';

const wayText = (way: Way | undefined): string => {
  if (!way) return '';
  return way.to === 'step' ? ` > ${way.label}` : ` > ${way.to}`;
};

/** Returns a text as it is read: its question, then each answer with what to do and where it goes; 'words' if it is not plain. */
function readText(text: string): string {
  const read = readAnswers(text);
  if (!read) return 'words';
  const answers = read.answers.map(
    ({ answer, done, goes }) =>
      `${answer}: ${text.slice(done.from, done.to).trim()}${wayText(goes?.way)}`,
  );
  return [text.slice(0, read.asked).trim(), ...answers].join(' | ');
}

// IMPORT-4
test.each([
  ['Is it out? If yes, go to step 4.', 'Is it out? | yes:  > 4'],
  ['Is it out? If so, stop here. If not, call 999.', 'Is it out? | yes:  > end | no: call 999.'],
  ['Is it out? Yes: continue. No - skip to question 2b.', 'Is it out? | yes:  > next | no:  > 2b'],
  ['Is it out? If no go to step 3', 'Is it out? | no:  > 3'],
  [
    'Look. If there is smoke, call 999 and go to step 5.',
    'Look. If there is smoke | yes: call 999 > 5',
  ],
  [
    'If there is smoke go to Step 5; otherwise continue to the next step.',
    'If there is smoke | yes:  > 5 | no:  > next',
  ],
  ['If the alarm does not stop, go to step 6.', 'If the alarm does not stop | yes:  > 6'],
])('%s is plain', (text, read) => {
  expect(readText(text)).toBe(read);
});

// IMPORT-4
test.each([
  'If no one answers, call Security.',
  'If not sure, ask the warden.',
  'No, do not enter. Yes, wait.',
  'No smoking in the rooms: it is forbidden.',
  'Is it out? If yes, go to step 4. Then call the warden.',
  'Is it out? If yes, go to step 4. If yes, go to step 5.',
  'Is it out? If yes, call 999 if it is bad, otherwise wait.',
  'Do not go to step 4.',
  'Before you go to step 4, knock.',
  'If you were told no further action is needed.',
  'If it is out, you can go to step 4.',
  'If it is out, do not go to step 4.',
  'If it is out, knock, wait, then go to step 4.',
  'If it is out, go to room 4.',
  'If it is out, go to step four.',
  'Go to step 4.',
])('%s stays words', (text) => {
  expect(readText(text)).toBe('words');
});

// IMPORT-4
test.each([
  'Reset it, but never go to step 4.',
  'You may go to step 4.',
  'Wait until you go to step 4.',
  'Do not wait and go to step 4.',
])('%s says no way', (text) => {
  expect(readText(`Is it out? If yes, ${text}`)).not.toContain('> 4');
});

const stepsOf = (text: string): string =>
  outlineText(guessIssues(textBlocks(text), { name: 'Page', campus: BINDER_CAMPUS }).issues)
    .split('\n')
    .slice(1)
    .join('\n');

// IMPORT-4
test.each([
  [
    'answers of several sentences below a question',
    'PAGE\n\n1. Is a host here?\nYES → Walk them to the host. Sign them in.\nNO → Ask them to leave. Watch.\n2. Log it.',
    '1 Is a host here? | yes next, no 3\n2 Walk them to the host. Sign them in. | 4\n3 Ask them to leave. Watch.\n4 Log it.',
  ],
  [
    'letters with answers, and a number without the word step',
    'PAGE\n\n1) Ask.\n2) Is it their room?\n   a. Yes: go to 3.\n   b. No: do not open. Call 999.\n3) Open.',
    '1 Ask.\n2 Is it their room? | yes 4, no next\n3 do not open. Call [[contact:emergency]].\n4 Open.',
  ],
  [
    'lines that only name an answer, with numbers that go on',
    'PAGE\n\n1. Does anybody answer?\nIf yes:\n2. Ask what they drank.\nIf no:\n3. Call 999.',
    '1 Does anybody answer? | yes next, no 3\n2 Ask what they drank. | end\n3 Call [[contact:emergency]].',
  ],
  [
    'answers without a comma',
    'PAGE\n\n1. Is anybody missing? If yes tell the fire officer. If no wait.\n2. Stay.',
    '1 Is anybody missing? | yes next, no 3\n2 tell the fire officer. | 4\n3 wait.\n4 Stay.',
  ],
  [
    'a question within an answer',
    'PAGE\n\n1. Is it loud? If yes, knock. Is it quiet now? If no, call Security.\n2. Log it.',
    '1 Is it loud? If yes, knock. Is it quiet now? If no, call [[contact:security]].\n2 Log it.',
  ],
  [
    'a way that is the last sentence',
    'PAGE\n\n1. Is it one room?\n- If yes: check the valve. Done.\n- If no: go on with step 3.\n2. Wait.\n3. Call.',
    '1 Is it one room? | yes next, no 4\n2 check the valve. | end\n3 Wait.\n4 Call.',
  ],
])('%s', (_, text, steps) => {
  expect(stepsOf(text)).toBe(steps);
});

const item = (text: string, level: number): SourceBlock =>
  lineBlock(text, { kind: 'numbered', level, label: `${level}`, isApart: true });

// IMPORT-4
test('steps below an answer are steps of their own, and the step behind them joins', () => {
  const blocks = [
    lineBlock('Page', { kind: 'heading', level: 1 }),
    item('Have they?', 0),
    item('Yes', 1),
    item('Call 999.', 2),
    item('Go down.', 2),
    item('No', 1),
    item('Is it late?', 2),
    item('If yes, wait.', 3),
    item('If no, call Security.', 3),
    item('Log it.', 0),
  ];
  const { issues } = guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS });
  expect(outlineText(issues)).toBe(`Page [Other]
1 Have they? | yes next, no 4
2 Call [[contact:emergency]].
3 Go down. | 7
4 Is it late? | yes next, no 6
5 wait. | 7
6 call [[contact:security]].
7 Log it.`);
});

// IMPORT-4
test.each([
  ['a question nobody answers', '1. Is it out?\n2. Wait.'],
  [
    'a third answer',
    '1. Who is it?\n   a. Yes: go to 2.\n   b. No: go to 2.\n   c. Nobody knows: wait.\n2. Go.',
  ],
  ['an answer that may be a sentence', '1. Knock.\n2. No, do not enter.'],
  ['what may be for both answers', '1. Is it out? If yes, call. Then wait.\n2. Go.'],
])('%s stays words, and is marked', (_, text) => {
  const [issue] = guessIssues(textBlocks(`PAGE\n\n${text}`), {
    name: 'Page',
    campus: BINDER_CAMPUS,
  }).issues;
  const steps = issue?.steps ?? [];
  expect(steps.map(({ step }) => step.answerType)).not.toContain('Yes or No');
  expect(steps.filter(({ marks }) => marks.includes('MAYBE_ANSWERS'))).toHaveLength(1);
});
