import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { workbookFile } from '../../test/office-files.ts';
import { readDocument } from './read-document.ts';

const CHOICES = [
  ['list_name', 'name', 'label::English (en)', 'label::Deutsch (de)'],
  ['yes_no', 'yes', 'Yes', 'Ja'],
  ['yes_no', 'no', 'No', 'Nein'],
  ['state', 'bad', 'It is bad'],
  ['state', 'good', 'It is good'],
  ['place', 'a', 'Kitchen'],
  ['place', 'b', 'Bathroom'],
  ['place', 'c', 'Bedroom'],
];

function outlineOf(rows: readonly (readonly string[])[]): string {
  const file = workbookFile({
    survey: [
      ['type', 'name', 'label::English (en)', 'label::Deutsch (de)', 'hint', 'relevant'],
      ...rows,
    ],
    choices: CHOICES,
    settings: [['form_title'], ['Water leak']],
  });
  const { blocks, kind } = readDocument({ name: 'form.xlsx', bytes: file });
  expect(kind).toBe('form');
  return outlineText(guessIssues(blocks, { name: 'Form', campus: BINDER_CAMPUS }).issues);
}

// IMPORT-11
test.each<[string, readonly (readonly string[])[], string]>([
  [
    'notes, questions and choices in the first language',
    [
      ['start', 'start'],
      ['note', 'intro', 'Read this.', 'Lies das.', 'Slowly'],
      ['select_one yes_no', 'wet', 'Is the floor wet?'],
      ['select_one place', 'where', 'Where?'],
      ['select_one state', 'how', 'How is it?'],
      ['acknowledge', 'told', 'Tell the resident.'],
      ['calculate', 'sum', ''],
    ],
    `Water leak [Water]
1 Read this. / Slowly
2 Is the floor wet? | yes next, no next
3 Where? / • Kitchen / • Bathroom / • Bedroom
4 How is it? | yes next, no next
5 Tell the resident.`,
  ],
  [
    'rows of one answer and then of the other',
    [
      ['select_one yes_no', 'wet', 'Is the floor wet?'],
      ['note', 'bin', 'Put a bin.', '', '', "${wet} = 'yes'"],
      ['note', 'close', 'Close the door.', '', '', "selected(${wet}, 'yes')"],
      ['note', 'fine', 'Look again later.', '', '', "${wet}='no'"],
      ['note', 'end1', 'Write it down.'],
    ],
    `Water leak [Water]
1 Is the floor wet? | yes next, no 4
2 Put a bin.
3 Close the door. | 5
4 Look again later.
5 Write it down.`,
  ],
  [
    'a question within the rows of an answer, to the end of the form',
    [
      ['select_one yes_no', 'a', 'A?'],
      ['select_one yes_no', 'b', 'B?', '', '', "${a} = 'yes'"],
      ['note', 'c', 'C.', '', '', "${b} = 'yes'"],
      ['note', 'd', 'D.', '', '', "${a} = 'no'"],
    ],
    `Water leak [Water]
1 A? | yes next, no 4
2 B? | yes next, no end
3 C. | end
4 D.`,
  ],
  [
    'what is not plain stays words',
    [
      ['select_one yes_no', 'a', 'A?'],
      ['note', 'b', 'B.'],
      ['note', 'c', 'C.', '', '', "${a} = 'yes'"],
      ['note', 'd', 'D.', '', '', "${a} = 'yes' and ${b} > 3"],
    ],
    `Water leak [Water]
1 A? | yes next, no next
2 B.
3 C. / (relevant: \${a} = 'yes')
4 D. / (relevant: \${a} = 'yes' and \${b} > 3)`,
  ],
  [
    'a group with a condition of its own, and rows without names',
    [
      ['select_one yes_no', 'a', 'A?'],
      ['begin_group', 'g', 'Group', '', '', "${a} = 'yes'"],
      ['note', 'b', 'B.'],
      ['end_group', ''],
      ['note', 'c', 'C.'],
    ],
    `Water leak [Water]
1 A? | yes next, no 4
2 Group
3 B.
4 C.`,
  ],
])('%s', (_, rows, outline) => {
  expect(outlineOf(rows)).toBe(outline);
});
