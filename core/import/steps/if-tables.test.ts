import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { TABLE_LEVEL } from '../paragraphs/labels.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';

const named = (text: string, level: number): SourceBlock =>
  lineBlock(text, { kind: 'heading', level, isApart: true });
const conditions = (names: string, ...rows: readonly string[]): readonly SourceBlock[] => [
  lineBlock(names, { table: 1, aside: 'columns' }),
  ...rows.flatMap((row) => [named(row, TABLE_LEVEL), lineBlock(`For ${row}.`, { isApart: true })]),
];
const OTHER = [named('Fire', 1), lineBlock('1. Leave.'), lineBlock('2. Call 999.')];

// IMPORT-25, IMPORT-28
test.each<[string, readonly SourceBlock[], string]>([
  [
    'questions of one procedure among others',
    [named('Water', 1), ...conditions('If | Then', 'It is hot', 'It is cold'), ...OTHER],
    'Water [Water]\n1 It is hot | yes next, no 3\n2 For It is hot. | end\n3 It is cold | yes next, no end\n4 For It is cold.\n\nFire [Fire]\n1 Leave.\n2 Call [[contact:emergency]].',
  ],
  [
    'procedures if they are situations',
    [named('Water', 1), ...conditions('Situation | Then', 'Hot tap', 'Cold tap'), ...OTHER],
    'Hot tap [Water]\n1 For Hot tap.\n\nCold tap [Other]\n1 For Cold tap.\n\nFire [Fire]\n1 Leave.\n2 Call [[contact:emergency]].',
  ],
  [
    'procedures if nothing else is one',
    [named('Quick guide', 1), ...conditions('If | Then', 'Hot tap', 'Cold tap')],
    'Hot tap [Other]\n1 For Hot tap.\n\nCold tap [Other]\n1 For Cold tap.',
  ],
  [
    'the answers of the question above',
    [
      named('Water', 1),
      lineBlock('Does somebody open?'),
      lineBlock('If they open | Ask them.', { table: 1 }),
      lineBlock('If nobody opens | Call the desk.', { table: 1 }),
      ...OTHER,
    ],
    'Water [Water]\n1 Does somebody open? | yes next, no 3\n2 Ask them. | end\n3 Call the desk.\n\nFire [Fire]\n1 Leave.\n2 Call [[contact:emergency]].',
  ],
])('the rows of a table are %s', (_, blocks, outline) => {
  expect(outlineText(guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS }).issues)).toBe(
    outline,
  );
});
