import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { readDocument } from '../read-document.ts';

function outlineOf(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const bytes = Buffer.from(`<table>${cells.join('')}</table>`);
  const { blocks } = readDocument({ name: 'a.html', bytes });
  return outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues);
}

const card = (name: string, ...acts: readonly string[]): string => [name, ...acts].join('<br>');

// IMPORT-40
test('each cell of a grid of cards is a procedure', () => {
  const rows = [
    [
      card('Goose at the door', 'Wait inside.', 'Use the other door.'),
      card('Power cut', 'Light the stairs.', 'Count the lamps.'),
    ],
    [card('Wet floor', 'Put out the sign.', 'Fetch the mop.'), ''],
  ];
  expect(outlineOf(rows)).toBe(
    'Goose at the door [Other]\n1 Wait inside.\n2 Use the other door.\n\nPower cut [Other]\n1 Light the stairs.\n2 Count the lamps.\n\nWet floor [Other]\n1 Put out the sign.\n2 Fetch the mop.',
  );
});

// IMPORT-10
test('a table with a cell that is not a card is not a grid of cards', () => {
  const rows = [
    [card('Goose at the door', 'Wait inside.', 'Use the other door.'), 'Gate'],
    [card('Power cut', 'Light the stairs.', 'Count the lamps.'), 'Cellar'],
  ];
  expect(outlineOf(rows).match(/^\S.*\[.*\]$/gm)).toHaveLength(1);
});

const list = (...acts: readonly string[]): string =>
  acts.map((act, at) => `${at + 1}. ${act}`).join('<br>');

// IMPORT-40
test('a table with a list of steps next to each name has a procedure in each row', () => {
  const rows = [
    ['When', 'What you do'],
    ['Goose at the door', list('Wait inside.', 'Use the other door.')],
    ['Power cut', list('Light the stairs.', 'Count the lamps.')],
  ];
  expect(outlineOf(rows)).toBe(
    'Goose at the door [Other]\n1 Wait inside.\n2 Use the other door.\n\nPower cut [Other]\n1 Light the stairs.\n2 Count the lamps.',
  );
});
