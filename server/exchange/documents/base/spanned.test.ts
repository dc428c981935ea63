import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { readDocument } from '../read-document.ts';

const row = (cells: readonly string[], of: number): string =>
  `<tr>${cells.map((cell) => `<td${cells.length === 1 ? ` colspan=${of}` : ''}>${cell}</td>`).join('')}</tr>`;
const table = (...rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((cells) => row(cells, 5)).join('')}</table>`;

function outlineOf(...tables: readonly string[]): string {
  const bytes = Buffer.from(`<h1>Nights</h1>${tables.join('<p></p>')}`);
  const { blocks } = readDocument({ name: 'page.html', bytes });
  const { issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  return outlineText(issues).replaceAll(/ \[[\w ]+\]$/gm, '');
}

const LOCKOUT = [
  ['Lockout'],
  ['Use when: a resident has no key.'],
  ['Only by the desk.'],
  ['No.', 'Action', 'Who', 'If yes', 'If no'],
  ['1', 'Is the name on the list?', 'Desk', 'Lend a key. Go to 3.', 'Call the director.'],
  ['2', 'Wait for the director.', 'Desk', '', ''],
  ['3', 'Log it.', 'Desk', '', ''],
];

// IMPORT-10
test('cells across the whole table are its title and general words, above the names of columns', () => {
  expect(outlineOf(table(...LOCKOUT))).toBe(`Lockout
1 Use when: a resident has no key.
2 Only by the desk.
3 Is the name on the list? / Desk | yes next, no 5
4 Lend a key. | 7
5 Call the director.
6 Wait for the director. / Desk
7 Log it. / Desk`);
});

// IMPORT-10
test('a cell that continues in small letters without a number belongs to the row above', () => {
  const rows = [LOCKOUT[3] ?? [], ['1', 'Knock.', 'Desk', '', ''], LOCKOUT[5] ?? []];
  const cut = [['', 'and write down', 'when she comes.', '', '']];
  expect(
    outlineOf('<h2>Lockout</h2>', table(...rows, ...cut))
      .split('\n')
      .at(-1),
  ).toBe('2 Wait for the director. and write down / Desk when she comes.');
});

// IMPORT-4, IMPORT-10
test('a column of skips is followed, whatever its name is', () => {
  const rows = [
    ['Step', 'What to do', 'Next'],
    ['1', 'Is the guest afraid?', 'Yes → 2, No → 3'],
    ['2', 'Walk them to a room.', '→ 4'],
    ['3', 'Offer a swap.', ''],
    ['4', 'Change the list.', ''],
  ];
  expect(outlineOf('<h2>Guest</h2>', table(...rows))).toBe(`Guest
1 Is the guest afraid? | yes next, no 3
2 Walk them to a room. | 4
3 Offer a swap.
4 Change the list.`);
});

// IMPORT-4, IMPORT-10
test('a skip is read in a step with other cells behind it', () => {
  const rows = [
    ['Step', 'Action', 'Responsible', 'Limit'],
    ['1', 'Look at the tap. Then go to step 3.', 'Custodian', '1 hour'],
    ['2', 'Mop the floor.', 'Custodian', '1 hour'],
    ['3', 'Log it.', 'Desk', '1 day'],
  ];
  expect(
    outlineOf('<h2>Leak</h2>', table(...rows))
      .split('\n')
      .slice(0, 2),
  ).toEqual(['Leak', '1 Look at the tap. / Responsible: Custodian / Limit: 1 hour | 3']);
});

// IMPORT-10, IMPORT-25
test('the last answer in a cell ends with the cell', () => {
  const rows = [
    ['Step', 'Action', 'Who'],
    ['1', 'Where is she? Inside: tell the desk. Outside: call the director.', 'Porter'],
    ['2', 'Lock the room.', 'Porter'],
  ];
  expect(outlineOf('<h2>Welfare</h2>', table(...rows))).toBe(`Welfare
1 Where is she? / Who: Porter | yes next, no 3
2 tell the desk. | 4
3 call the director.
4 Lock the room. / Who: Porter`);
});
