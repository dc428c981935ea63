import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { workbookFile } from '../../test/office-files.ts';
import { readDocument } from './read-document.ts';

const read = (...of: Parameters<typeof workbookFile>) =>
  readDocument({ name: 'book.xlsx', bytes: workbookFile(...of) }).blocks;

const outlineOf = (...of: Parameters<typeof workbookFile>): string =>
  outlineText(guessIssues(read(...of), { name: 'Book', campus: BINDER_CAMPUS }).issues);

// IMPORT-1
test.each([
  [0.9375, 'h:mm', '22:30'],
  [0.9375, '[$-409]h:mm AM/PM;@', '10:30 PM'],
  [1.25, '[h]:mm', '30:00'],
  [0.5, '0%', '50%'],
  [46_266, 'd mmm yyyy', '1 Sep 2026'],
  [46_266.9375, 'yyyy-mm-dd h:mm', '2026-09-01 22:30'],
  [12, '"Room "000', 'Room 012'],
  [7_700_900_123, '00000000000', '07700900123'],
  [5_550_142_000, String.raw`[<=9999999]###\-####;\(###\)\ ###\-####`, '(555) 014-2000'],
  [1234.5, '#,##0.00', '1,234.50'],
  [447_700_900_123, 'General', '447700900123'],
  [0.1 + 0.2, 'General', '0.3'],
  [7, 'no [format', '7'],
  [7, ';;;', '7'],
])('%d under the format %j is read as it is shown, %j', (number, format, shown) => {
  const rows = [
    ['Issue', 'Question'],
    ['Noise', { number, format }],
  ];
  expect(outlineOf({ Sheet: rows })).toBe(`Noise [Noise complaint]\n1 ${shown}`);
});

// IMPORT-2, IMPORT-17
test('hidden and struck parts of a workbook are kept apart from its steps', () => {
  const sheets = {
    Steps: [
      ['Issue', 'Secret', 'Question'],
      ['Noise', 'code 4711', 'Knock.'],
      ['Noise', '', 'Old step.'],
      ['Noise', '', { struck: 'Call Tom.' }],
      ['Noise', '', 'Wait.'],
    ],
    Lists: [['Hall'], ['North']],
  };
  const hidden = { Steps: { row: 3, column: 2 }, Lists: { isAll: true } } as const;
  expect(outlineOf(sheets, hidden)).toBe('Noise [Noise complaint]\n1 Knock.\n2 Wait.');
  expect(read(sheets, hidden).flatMap(({ aside, text }) => (aside ? [[aside, text]] : []))).toEqual(
    [
      ['hidden', 'Noise | Old step.'],
      ['hidden', 'Secret | code 4711'],
      ['struck', 'Call Tom.'],
      ['hidden', 'Hall'],
      ['hidden', 'North'],
    ],
  );
});

// IMPORT-11
test('a form counts hidden parts of a workbook, as form programs do', () => {
  const sheets = {
    survey: [
      ['type', 'name', 'label'],
      ['select_one yn', 'a', 'Loud?'],
    ],
    choices: [
      ['list_name', 'name', 'label'],
      ['yn', 'yes', 'Yes'],
      ['yn', 'no', 'No'],
    ],
  };
  expect(outlineOf(sheets, { survey: { column: 2 }, choices: { isAll: true } })).toBe(
    'Book [Noise complaint]\n1 Loud? | yes end, no end',
  );
});
