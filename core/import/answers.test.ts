import { expect, test } from 'vitest';
import { readAnswers } from './answers.ts';
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
