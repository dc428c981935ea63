import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { readDocument } from '../read-document.ts';

function outlineOf(markdown: string): string {
  const { blocks } = readDocument({ name: 'a.md', bytes: Buffer.from(markdown) });
  return outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues);
}

const table = ([header = [], ...below]: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...below].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A procedure in steps, beside which a title is one of several. */
const OTHER = '## Noise\n\n1. Knock.\n2. Ask for quiet.\n';

/** Returns a binder with a table below a title for each. */
const binder = (...tables: readonly (readonly [string, string])[]): string =>
  [OTHER, ...tables.map(([title, text]) => `## ${title}\n\n${text}\n`)].join('\n');

const NOISE = 'Noise [Noise complaint]\n1 Knock.\n2 Ask for quiet.\n\n';

// IMPORT-40
test.each([
  [
    'numbered',
    binder(
      [
        'Burst pipe',
        table([
          ['', 'Doorkeeper', 'House tutor'],
          ['1', 'Shut the main tap.', 'Wake the floor below.'],
          ['2', 'Ring the plumber if it still runs.', 'Put out the buckets.'],
        ]),
      ],
      [
        'Smell of gas',
        table([
          ['', 'Doorkeeper', 'House tutor'],
          ['1', 'Open the doors.', 'Lead all to the lawn.'],
          ['2', 'Ring the gas board.', 'Count heads twice.'],
        ]),
      ],
    ),
    'Burst pipe [Other]\n1 Doorkeeper: Shut the main tap. / House tutor: Wake the floor below.\n2 Doorkeeper: Ring the plumber if it still runs. / House tutor: Put out the buckets.\n\nSmell of gas [Other]\n1 Doorkeeper: Open the doors. / House tutor: Lead all to the lawn.\n2 Doorkeeper: Ring the gas board. / House tutor: Count heads twice.',
  ],
  [
    'without a number',
    binder(
      [
        'Bat in a room',
        table([
          ['Rover', 'Desk aide'],
          ['Close the door behind you.', 'Send the resident to the lounge.'],
          ['Is it out yet? Yes: close up. No: wait outside.', 'Note the room.'],
        ]),
      ],
      [
        'Stuck elevator',
        table([
          ['Rover', 'Desk aide'],
          ['Talk through the door.', 'Call the repair firm.'],
          ['Stay until they come.', 'Log the time.'],
        ]),
      ],
    ),
    'Bat in a room [Other]\n1 Rover: Close the door behind you. / Desk aide: Send the resident to the lounge.\n2 Rover: Is it out yet? / Desk aide: Note the room. | yes next, no 4\n3 close up. | end\n4 wait outside.\n\nStuck elevator [Other]\n1 Rover: Talk through the door. / Desk aide: Call the repair firm.\n2 Rover: Stay until they come. / Desk aide: Log the time.',
  ],
  [
    'by what says when, in one table below its title',
    binder([
      'High tide',
      table([
        ['Signal', 'Ferry crew', 'House staff'],
        ['One horn', 'Tie up both boats.', 'Bring in the bins.'],
        ['Two horns', 'Leave the pier.', 'Close the cellar.'],
      ]),
    ]),
    'High tide [Other]\n1 One horn / Ferry crew: Tie up both boats. / House staff: Bring in the bins.\n2 Two horns / Ferry crew: Leave the pier. / House staff: Close the cellar.',
  ],
  [
    'one a row',
    binder([
      'High tide',
      table([
        ['Step', 'Ferry crew', 'House staff'],
        ['1', '', 'Bring in the bins.'],
        ['2', 'Leave the pier.', ''],
      ]),
    ]),
    'High tide [Other]\n1 House staff: Bring in the bins.\n2 Ferry crew: Leave the pier.',
  ],
  [
    'one at a time',
    binder([
      'High tide',
      table([
        ['When', 'Ferry crew', 'House staff'],
        ['At once', '', 'Bring in the bins.'],
        ['An hour later', 'Leave the pier.', ''],
      ]),
    ]),
    'High tide [Other]\n1 At once / House staff: Bring in the bins.\n2 An hour later / Ferry crew: Leave the pier.',
  ],
  [
    'in lists, below a sentence',
    binder([
      'Chlorine in the air',
      `For any alarm of the pool.\n\n${table([
        ['Lifeguard', 'Snack bar'],
        [
          '1. Clear the water.<br>2. Is anybody hurt?<br>a. Yes: call 911.<br>b. No: count heads.<br>3. Lock the gate.',
          '- Turn off the fryer.<br>- Take the cash box.',
        ],
      ])}`,
    ]),
    'Chlorine in the air [Water]\n1 For any alarm of the pool.\n2 Lifeguard: Clear the water.\n3 Is anybody hurt? | yes next, no 5\n4 call 911. | 6\n5 count heads.\n6 Lock the gate.\n7 Snack bar: Turn off the fryer.\n8 Take the cash box.',
  ],
])('a table of people who act has the steps of its title, %s', (_, markdown, outline) => {
  expect(outlineOf(markdown)).toBe(`${NOISE}${outline}`);
});

// IMPORT-40
test.each([
  [
    'a name that is there once, over a number a row',
    `# Weather\n\n${table([
      ['', 'Hail', 'Flood'],
      ['1', 'Park below a roof.', 'Move to the top floor.'],
      ['2', 'Count the dents.', 'Switch off the power.'],
    ])}`,
    'Hail [Other]\n1 Park below a roof.\n2 Count the dents.\n\nFlood [Water]\n1 Move to the top floor.\n2 Switch off the power.',
  ],
  [
    'what says when beside it, below no title',
    table([
      ['Signal', 'Fog', 'Ice'],
      ['One horn', 'Light the pier.', 'Salt the steps.'],
      ['Two horns', 'Close the pier.', 'Close the steps.'],
    ]),
    'Fog [Other]\n1 One horn: Light the pier.\n2 Two horns: Close the pier.\n\nIce [Other]\n1 One horn: Salt the steps.\n2 Two horns: Close the steps.',
  ],
])('a table has a procedure in each column with %s', (_, markdown, outline) => {
  expect(outlineOf(markdown)).toBe(outline);
});

// IMPORT-10
test.each([
  ['Do', 'Do not'],
  ['If they are awake', 'If they are asleep'],
])('lists below %j and %j stay together, since not all of them are done', (one, other) => {
  const lists = ['Speak to them.<br>Stay with them.', 'Shake them.<br>Leave them.'];
  expect(outlineOf(binder(['Passed out', table([[one, other], lists])]))).toMatch(
    /Passed out \[Other\]\n1 [^\n]+Leave them\.$/,
  );
});

// IMPORT-4, IMPORT-10
test.each(['Next', 'Go to', 'Then'])(
  'a number in the column %s leads to that step, and one in another does not',
  (name) => {
    const steps = table([
      ['Step', 'Do', 'Minutes', name],
      ['1', 'Look up the plate.', '2', '3'],
      ['2', 'Call the desk.', '3', '→ 4'],
      ['3', 'Wait.', '1', 'Step 4'],
      ['4', 'Log it.', '1', ''],
    ]);
    expect(outlineOf(binder(['Fire lane', steps]))).toBe(
      `${NOISE}Fire lane [Fire]\n1 Look up the plate. / Minutes: 2 | 3\n2 Call the desk. / Minutes: 3 | 4\n3 Wait. / Minutes: 1\n4 Log it. / Minutes: 1`,
    );
  },
);

// IMPORT-4, IMPORT-10
test('a row that a page break cuts within a sentence is one row, and a skip before another cell is followed', () => {
  const steps = table([
    ['No.', 'Action', 'By'],
    ['1', 'Do not touch it.', 'All'],
    ['2', 'Call from a land line, not from a phone, to', 'Mailroom'],
    ['', 'Campus Security.', 'attendant'],
    ['3', 'Start a count if nobody has. Go to step 5.', 'Officer'],
    ['4', 'Wait for the bus.', 'Officer'],
    ['5', 'Log it.', 'Officer'],
  ]);
  expect(outlineOf(binder(['Parcel', steps]))).toBe(
    `${NOISE}Parcel [Other]\n1 Do not touch it. / By: All\n2 Call from a land line, not from a phone, to Campus Security. / By: Mailroom attendant\n3 Start a count if nobody has. / By: Officer | 5\n4 Wait for the bus. / By: Officer\n5 Log it. / By: Officer`,
  );
});

// IMPORT-40
test('a degree or a choice below a verb is no order', () => {
  const rows = table([
    ['Situation', 'First', 'Alert', 'Complete', 'Wait'],
    ['Fire', 'Get out.', 'High', 'Yes', 'None'],
    ['Flood', 'Shut the tap.', 'The RD', 'No', '5 minutes'],
  ]);
  const outline = outlineOf(`# Duty table\n\n${rows}\n`);
  expect(outline).toContain('Alert The RD');
  expect(outline).toContain('Wait 5 minutes');
  expect(outline).not.toMatch(/Alert High|Complete (?:Yes|No)|Wait None/);
});
