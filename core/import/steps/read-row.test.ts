import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { TABLE_LEVEL } from '../paragraphs/labels.ts';
import { lineBlock } from '../paragraphs/source.ts';
import { SHEET_COLUMNS, type SheetColumn } from '../paragraphs/source.ts';

type Row = Partial<Record<SheetColumn, string>>;

function issuesOf(rows: readonly Row[]) {
  const blocks = rows.map((row) => {
    const cells = SHEET_COLUMNS.flatMap((column) => {
      const text = row[column];
      return text === undefined ? [] : [{ column, text }];
    });
    return lineBlock('', { kind: 'row', cells });
  });
  return guessIssues(blocks, { name: 'Sheet', campus: BINDER_CAMPUS }).issues;
}
const outlineOf = (rows: readonly Row[]): string => outlineText(issuesOf(rows));

// IMPORT-10
test.each<[string, readonly Row[], string]>([
  [
    'two issues with custom answers and skips',
    [
      {
        issue: 'Lift stuck',
        category: 'safety concern',
        step: '1',
        question: 'Is anybody unwell?',
        yesText: 'Yes, or no answer',
        ifYes: 'Step 3',
        noText: 'All are well',
        ifNo: 'next',
      },
      {
        step: '2',
        question: 'Call the lift company.',
        confirmation: 'They are coming',
        onceConfirmed: 'end',
      },
      { step: '3', question: 'Call 999.' },
      { issue: 'Power cut', question: 'Call Facilities.' },
    ],
    `Lift stuck [Safety concern]
1 Is anybody unwell? | yes 3, no next
2 Call the lift company. | end
3 Call [[contact:emergency]].

Power cut [Other]
1 Call [[contact:facilities]].`,
  ],
  [
    'an answer that says what to do',
    [
      {
        issue: 'Leak',
        step: 'a',
        question: 'Is it near a socket?',
        ifYes: 'Call Facilities and go to step c',
        ifNo: '',
      },
      { issue: 'Leak', step: 'b', question: 'Put a bin under it.' },
      { issue: 'Leak', step: 'c', question: 'Wait there.', other: 'Not alone' },
    ],
    `Leak [Water]
1 Is it near a socket? | yes next, no 3
2 Call [[contact:facilities]] | 4
3 Put a bin under it.
4 Wait there. / Not alone`,
  ],
  [
    'a missing step, a single answer and an unclear skip stay words',
    [
      { issue: 'Pests', question: 'Seen one?', ifYes: 'Step 9', ifNo: 'next' },
      { question: 'How many?', yesText: 'Many', ifYes: 'end' },
      { question: 'Note the place.', onceConfirmed: 'as you like' },
    ],
    `Pests [Pests]
1 Seen one? / Step 9 / next
2 How many? / Many / end
3 Note the place. / as you like`,
  ],
])('a sheet is read: %s', (_, rows, outline) => {
  expect(outlineOf(rows)).toBe(outline);
});

const named = (text: string, level: number) => lineBlock(text, { kind: 'heading', level });
const lines = (...texts: readonly string[]) =>
  texts.map((text) => lineBlock(text, { isApart: true }));

// IMPORT-2, IMPORT-28
test('a row of If and Then with its own No stays words and is marked, and the next row is a question', () => {
  const { issues } = guessIssues(
    [
      named('Leak', 1),
      lineBlock('If | Then', { table: 1, aside: 'columns' }),
      named('Water is clear', TABLE_LEVEL),
      ...lines('Mop it up.', 'If not, call 999.'),
      named('Water smells', TABLE_LEVEL),
      ...lines('Ring the desk.'),
      named('Fire', 1),
      ...lines('1. Leave.', '2. Log it.'),
    ],
    { name: 'Page', campus: BINDER_CAMPUS },
  );
  expect(outlineText(issues.slice(0, 1))).toBe(`Leak [Water]
1 Water is clear / Mop it up. / If not, call [[contact:emergency]].
2 Water smells | yes next, no end
3 Ring the desk.`);
  expect(issues[0]?.steps[0]?.marks).toContain('MAYBE_ANSWERS');
});

// IMPORT-4
test('an end within the sentence of a cell is marked as a guess', () => {
  const rows = [{ issue: 'Leak', question: 'Is it dry?', ifYes: 'Sign and stop.', ifNo: 'next' }];
  expect(issuesOf(rows).flatMap(({ steps }) => steps.map(({ marks }) => marks))).toEqual([
    ['ANSWERS', 'SKIP'],
    ['SKIP'],
  ]);
});
