import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { paragraphXml, wordFile } from '../../../test/office-files.ts';
import { readDocument } from '../read-document.ts';

const outlineOf = (name: string, content: string | Uint8Array): string => {
  const { blocks } = readDocument({ name, bytes: Buffer.from(content) });
  return outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues);
};

const ROWS = [
  ['Stomach', 'Pack the clear tray.'],
  ['Fever or cough', 'Add a mask. Go to step 3.'],
  ['Neither', 'Ask them to come.'],
];
const BELOW = ['Use paper goods only.', 'Write it down.'];
const ASKED = 'Which kind is it?';

const inMarkdown = (names: readonly string[], asked = ASKED): string =>
  `## Sick tray\n\n1. ${asked}\n\n${[names, ['---', '---'], ...ROWS].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n2. ${BELOW.join('\n3. ')}\n\n## Noise\n\n1. Knock.\n2. Wait.\n`;
const inHtml = (names: readonly string[]): string =>
  `<h2>Sick tray</h2><p>1. ${ASKED}</p><table>${[names, ...ROWS].map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('')}</table><p>2. ${BELOW.join('</p><p>3. ')}</p><h2>Noise</h2><ol><li>Knock.</li><li>Wait.</li></ol>`;
const cellXml = (text: string): string => `<w:tc>${paragraphXml({ text })}</w:tc>`;
const inWord = (names: readonly string[]): Uint8Array =>
  wordFile(
    [
      paragraphXml({ text: 'Sick tray', style: 'berschrift2' }),
      paragraphXml({ text: `1. ${ASKED}` }),
      `<w:tbl>${[names, ...ROWS].map((row) => `<w:tr>${row.map(cellXml).join('')}</w:tr>`).join('')}</w:tbl>`,
      ...BELOW.map((text, at) => paragraphXml({ text: `${at + 2}. ${text}` })),
      paragraphXml({ text: 'Noise', style: 'berschrift2' }),
      ...['Knock.', 'Wait.'].map((text, at) => paragraphXml({ text: `${at + 1}. ${text}` })),
    ].join(''),
  );

const ANSWERED = `1 Which kind is it? / Stomach | yes next, no 3
2 Pack the clear tray. | 6
3 Fever or cough | yes next, no 5
4 Add a mask. | 7
5 Ask them to come.
6 Use paper goods only.
7 Write it down.`;

// IMPORT-10, IMPORT-25
test.each([
  ['Kind', 'What to do'],
  ['Color', 'What you do'],
  ['Finding', 'Action'],
  ['You see', 'Do'],
  ['Sickness', 'Response'],
])('a table of %s and %s below a question has its answers', (...names) => {
  expect(outlineOf('a.md', inMarkdown(names))).toContain(ANSWERED);
  expect(outlineOf('a.html', inHtml(names))).toContain(ANSWERED);
  expect(outlineOf('a.docx', inWord(names))).toContain(ANSWERED);
});

// IMPORT-10
test('a table of what to do below no question has steps', () => {
  expect(outlineOf('a.md', inMarkdown(['Kind', 'What to do'], 'Look at each tray.'))).toContain(
    '2 Pack the clear tray. / Kind: Stomach',
  );
});

/** Returns a Markdown table below a line, with another procedure behind it. */
const tableBelow = (above: string, rows: readonly (readonly string[])[]): string => {
  const [names = [], ...others] = rows.map((row) => `| ${row.join(' | ')} |`);
  return `${above}\n\n${[names, '|---|---|', ...others].join('\n')}\n\n## Noise\n\n1. Knock.\n2. Wait.\n`;
};

// IMPORT-40
test('a table of emergencies below a question has a procedure in each row', () => {
  const rows = [
    ['Situation', 'What to do'],
    ['Fire', 'Pull the alarm. Call 911.'],
    ['Gas', 'Leave. Call 911.'],
    ['Overdose', 'Give naloxone.'],
  ];
  for (const above of ['## What do I do?', '## Emergency\n\nWhat is happening?']) {
    const found = outlineOf('a.md', tableBelow(above, rows));
    for (const title of ['Fire', 'Gas', 'Overdose'])
      expect(found).toMatch(new RegExp(`^${title} \\[`, 'm'));
  }
});

// IMPORT-10
test.each([
  ['Step', 'Action'],
  ['When', 'Do'],
  ['Who', 'Action'],
])('a table of %s and %s below a question has steps in order', (...names) => {
  const rows = [names, ['At once', 'Call 911.'], ['Then', 'Push hard.'], ['Last', 'Breathe.']];
  expect(outlineOf('a.md', tableBelow('## CPR\n\n1. Are they not breathing?', rows))).not.toContain(
    'yes next',
  );
});

// IMPORT-10
test('a row without a number is a separate step after a complete sentence, and continues an incomplete one', () => {
  const rows = [
    ['Step', 'Do'],
    ['1', 'Shout at them'],
    ['2', 'Look at the chest for ten seconds'],
    ['', 'Not breathing: start CPR'],
    ['3', 'Send somebody for the'],
    ['', 'AED by the desk'],
    ['4', 'Wait'],
  ];
  expect(outlineOf('a.md', tableBelow('## Overdose', rows))).toContain(
    '3 Not breathing: start CPR\n4 Send somebody for the AED by the desk\n5 Wait',
  );
});
