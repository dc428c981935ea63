import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { workbookFile } from '../../test/office-files.ts';
import { readDocument } from './read-document.ts';

type Rows = readonly (readonly string[])[];

function outlineOf(sheets: Readonly<Record<string, Rows>>): string {
  const { blocks } = readDocument({ name: 'book.xlsx', bytes: workbookFile(sheets) });
  return outlineText(guessIssues(blocks, { name: 'Book', campus: BINDER_CAMPUS }).issues);
}

// IMPORT-10
test.each<[string, Rows, string]>([
  [
    'the name of its procedure in each, and other columns under their own names',
    [
      ['Incident', '#', 'Task', 'Responsible', 'Notes'],
      ['Power cut', '1', 'Check the panel.', 'RA', ''],
      ['Power cut', '2', 'Fetch the lamps.', 'Desk', 'Cupboard B'],
      ['Lost key', '1', 'Ask for the card.', 'Desk', ''],
    ],
    `Power cut [Other]
1 Check the panel. / Responsible: RA
2 Fetch the lamps. / Responsible: Desk / Cupboard B

Lost key [Other]
1 Ask for the card. / Responsible: Desk`,
  ],
  [
    'that name in the first alone, and answers as steps of their own',
    [
      ['Topic', 'No.', 'What', 'Remark'],
      ['Flat battery', '1', 'Ask for the permit.', ''],
      ['', '2', 'Did the car start?', ''],
      ['', '2a', 'Yes: put the pack back.', ''],
      ['', '2b', 'No: call the garage.', 'student pays'],
      ['', '3', 'Log it.', ''],
    ],
    `Flat battery [Other]
1 Ask for the permit.
2 Did the car start? | yes next, no 4
3 put the pack back. | 5
4 call the garage. | student pays
5 Log it.`,
  ],
  [
    'a question and its answers in columns',
    [
      ['Question', 'Answer', 'Action'],
      ['Is it loud?', 'Yes', 'Knock.'],
      ['', 'No', 'Walk on.'],
      ['Do they answer?', 'Yes', 'Ask for quiet.'],
      ['Do they answer?', 'No', 'Call Security.'],
    ],
    `Book [Noise complaint]
1 Is it loud? | yes next, no 3
2 Knock. | 4
3 Walk on.
4 Do they answer? | yes next, no 6
5 Ask for quiet. | end
6 Call [[contact:security]].`,
  ],
  [
    'what follows each answer, under the name of its procedure',
    [
      ['Procedure', 'Step', 'Instruction', 'If yes', 'If no'],
      ['Door alarm', '1', 'Is it propped open?', 'Close it.', 'Go to step 2'],
      ['Door alarm', '2', 'Reset the alarm.', '', ''],
      ['Found bag', '1', 'Tag it.', '', ''],
    ],
    `Door alarm [Other]
1 Is it propped open? | yes next, no 3
2 Close it.
3 Reset the alarm.

Found bag [Other]
1 Tag it.`,
  ],
  [
    'what follows if it is so or not, under names that titles come below',
    [
      ['No.', 'Check', 'If OK', 'If not OK'],
      ['Empty room'],
      ['1', 'The door locks', 'next', 'Tag it.'],
      ['2', 'The lamp blinks', 'next', 'Change the battery.'],
      ['Attic'],
      ['1', 'The hatch shuts', 'next', 'Tie it.'],
      ['2', 'The floor is dry', 'Done', 'Mop it.'],
    ],
    `Empty room [Other]
1 The door locks | yes 3, no next
2 Tag it.
3 The lamp blinks | yes end, no next
4 Change the battery.

Attic [Other]
1 The hatch shuts | yes 3, no next
2 Tie it.
3 The floor is dry | yes end, no next
4 Mop it.`,
  ],
  [
    'what follows what passes and fails',
    [
      ['Item', 'Pass', 'Fail'],
      ['The hose is dry', 'Go on', 'Change it.'],
      ['The gate shuts', 'Go on', 'Tie it.'],
    ],
    `Book [Other]
1 The hose is dry | yes 3, no next
2 Change it.
3 The gate shuts | yes end, no next
4 Tie it.`,
  ],
  [
    'a title above each table, and rows with nothing but what to do',
    [
      ['Checklists 26'],
      ['MOVE-IN DAY'],
      ['✓', 'Task', 'Due'],
      ['', 'Unlock the doors', '7:00'],
      ['', 'Count the carts', ''],
      ['FLOOR MEETING'],
      ['✓', 'Task', 'Due'],
      ['', 'Put up posters', ''],
      ['', 'Go over the exits', 'at 8'],
    ],
    `MOVE-IN DAY [Other]
1 Unlock the doors / Due: 7:00
2 Count the carts

FLOOR MEETING [Other]
1 Put up posters
2 Go over the exits / Due: at 8`,
  ],
  [
    'titles between rows whose first column is what to do',
    [
      ['Action', 'Who'],
      ['Lock the door.', 'RA'],
      ['Wait.', ''],
      ['Call the desk.', 'Desk'],
    ],
    `Book [Other]
1 Lock the door. / Who: RA
2 Wait.
3 Call the desk. / Who: Desk`,
  ],
])('a sheet with a step in each row has %s', (_, rows, outline) => {
  expect(outlineOf({ Sheet: rows })).toBe(outline);
});

const sheet = (act: string): Rows => [
  ['Step', 'Action'],
  ['1', act],
  ['2', 'Write it down.'],
];

// IMPORT-5, IMPORT-40
test('a sheet with a procedure in each row says whom to call, with the number', () => {
  const rows = [
    ['Scenario', 'What to do first', 'Who to call', 'Phone'],
    ['Lockout', 'Check the card.', 'Security', '0161 496 0000'],
    ['Flood', 'Shut the valve.', 'the plumber', '555-0177'],
    ['Smoke', 'Pull the alarm.', '999', ''],
  ];
  expect(outlineOf({ Sheet: rows })).toBe(`Lockout [Access]
1 Check the card.
2 Call [[contact:security]]

Flood [Water]
1 Shut the valve.
2 Call the plumber, 555-0177

Smoke [Fire]
1 Pull the alarm.
2 Call [[contact:emergency]]`);
});

// IMPORT-10
test('a sheet is a procedure with the name of the sheet', () => {
  expect(outlineOf({ 'Gas smell': sheet('Open a window.'), Flood: sheet('Close the tap.') })).toBe(
    `Gas smell [Other]
1 Open a window.
2 Write it down.

Flood [Water]
1 Close the tap.
2 Write it down.`,
  );
});
