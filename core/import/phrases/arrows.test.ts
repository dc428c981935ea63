import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { withPlainArrows } from './arrows.ts';
import { lineBlock } from '../paragraphs/source.ts';

const outlineOf = (lines: readonly string[]): string =>
  outlineText(
    guessIssues(
      lines.map((text) => lineBlock(text, { isApart: true })),
      { name: 'Binder', campus: BINDER_CAMPUS },
    ).issues,
  ).replaceAll(/ \[[\w ]+\]$/gm, '');

const ARROWS = ['→', '👉', '➡️', '➔', '-->', '->', '=>', '⇒', '>>', '......'];

test('any kind of arrow is replaced by one of the same length, and signs that are no arrows are kept', () => {
  for (const arrow of ARROWS) {
    const text = `Yes ${arrow} Wait.`;
    expect(withPlainArrows(text)).toHaveLength(text.length);
    expect(withPlainArrows(text).replaceAll(/ +/g, ' ')).toBe('Yes → Wait.');
  }
  for (const text of [
    'Wait ... then go.',
    'Desk ...... 555-0142',
    '➔ Wait.',
    '>> Wait.',
    'If x >= 4',
  ])
    expect(withPlainArrows(text)).toBe(text);
});

test('very long runs of blanks and arrows are read in less than a second', () => {
  for (const text of [
    `${' '.repeat(200_000)}▶`,
    ' ▶'.repeat(100_000),
    `x ${'. '.repeat(100_000)}`,
  ]) {
    const started = performance.now();
    withPlainArrows(text);
    expect(performance.now() - started).toBeLessThan(1000);
  }
});

// IMPORT-4, IMPORT-25
test.each(ARROWS)('%j leads from an answer to what to do', (arrow) => {
  expect(
    outlineOf([
      'Noise',
      '1. Is it loud?',
      `Yes ${arrow} Knock.`,
      `No ${arrow} Walk on.`,
      '2. Who opens?',
      `A guest ${arrow} Ask for the host.`,
      `Nobody ${arrow} Call the desk.`,
      '3. Write it down.',
    ]),
  ).toBe(`Noise
1 Is it loud? | yes next, no 3
2 Knock. | 4
3 Walk on.
4 Who opens? | yes next, no 6
5 Ask for the host. | 7
6 Call the desk.
7 Write it down.`);
});

// IMPORT-4
test('an arrow on its own line is a skip of the step above it, and is not a title in capitals', () => {
  expect(
    outlineOf([
      'LOUD PARTY',
      '[1] How many are there?',
      'FEWER THAN TEN --> [2]',
      'TEN OR MORE --> [4]',
      '[2] Knock.',
      '[3] Ask them to stop.',
      '--> STOP',
      '[4] Call the desk.',
      '--> [6]',
      '[5] Wait.',
      '[6] Write it down.',
    ]),
  ).toBe(`LOUD PARTY
1 How many are there? | yes next, no 4
2 Knock.
3 Ask them to stop. | end
4 Call the desk. | 6
5 Wait.
6 Write it down.`);
});

// IMPORT-4
test.each([
  ['Wait for them. (END)', 'end'],
  ['Wait for them.  STOP.', 'end'],
  ['Wait for them. Done 🎉', 'end'],
  ['Wait for them for now and stop here.', 'end'],
])('%j ends the procedure', (text) => {
  const words = text.startsWith('Wait for them for now')
    ? 'Wait for them for now'
    : 'Wait for them.';
  expect(outlineOf(['Noise', '1. Is it loud?', `If yes: ${text}`, 'If no: Walk on.', '2. Log it.']))
    .toBe(`Noise
1 Is it loud? | yes next, no 3
2 ${words} | end
3 Walk on.
4 Log it.`);
});
