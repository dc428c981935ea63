import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, type SourceBlock } from './source.ts';

const apart = (text: string) => lineBlock(text, { isApart: true });
const bold = (text: string) => lineBlock(text, { isBold: true, isApart: true });

const box = (text: string) => apart(`☐ ${text}`);
const bullet = (text: string) => lineBlock(text, { kind: 'bullet', isApart: true });

const outlineOf = (...blocks: readonly SourceBlock[]): string =>
  outlineText(guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS }).issues);

// IMPORT-3, IMPORT-4
test('lines with consecutive labels are numbered, even without any other sign of a list', () => {
  const outline = outlineOf(
    bold('No heat'),
    apart('A1 Look at the panel.'),
    apart('A2 Is it dark?'),
    apart('If yes, go to A4.'),
    apart('If no, wait.'),
    apart('A3 Write it down.'),
    apart('A4 Tell the desk.'),
  );
  expect(outline).toBe(
    'No heat [Heating]\n1 Look at the panel.\n2 Is it dark? | yes 5, no next\n3 wait.\n4 Write it down.\n5 Tell the desk.',
  );
});

// IMPORT-3
test('lines that begin with numbers that are not consecutive are not numbered', () => {
  const outline = outlineOf(bold('Fire'), apart('2 Officers come.'), apart('4 Engines come.'));
  expect(outline).toBe('Fire [Fire]\n1 2 Officers come.\n2 4 Engines come.');
});

// IMPORT-3
test('a number on a line of its own belongs to the title below it', () => {
  const outline = outlineOf(
    bold('1'),
    apart('Somebody taken ill'),
    apart('(a) Go up.'),
    apart('(b) Ask.'),
    bold('2'),
    apart('The door will not lock'),
    apart('(a) Pull it.'),
    apart('(b) Try again.'),
  );
  expect(outline).toBe(
    'Somebody taken ill [Other]\n1 Go up.\n2 Ask.\n\nThe door will not lock [Other]\n1 Pull it.\n2 Try again.',
  );
});

// IMPORT-25
test('a sentence after two answers with colons is not a third answer', () => {
  const outline = outlineOf(
    bold('No heat'),
    apart('Look at the box. What does it show?'),
    apart('It is blank: put in two batteries.'),
    apart('It shows a number: turn it up.'),
    apart('Wait half an hour. Then look again.'),
  );
  expect(outline).toBe(
    'No heat [Heating]\n1 Look at the box. What does it show? | yes next, no 3\n2 put in two batteries. | 4\n3 turn it up.\n4 Wait half an hour. Then look again.',
  );
});

// IMPORT-33
test('a closing line above a signature is not a step, even without a list above it', () => {
  const { issues } = guessIssues(
    [
      bold('Wi-Fi is down'),
      apart('Open the map.'),
      apart('Keep the door shut.'),
      bold('Doors are open'),
      apart('Send somebody there.'),
      apart('Keep people out.'),
      apart('Thanks, and drink water.'),
      apart('Grete'),
      lineBlock('Office 555-1001, weekdays 8–5'),
    ],
    { name: 'Mail', campus: BINDER_CAMPUS },
  );
  expect(issues.map(({ steps }) => steps.length)).toEqual([2, 2]);
});

// IMPORT-3
test('a document without blank lines is read like one with them', () => {
  const lines = [
    'Somebody is ill',
    'Go up.',
    'Ask.',
    'A door is open',
    'Shut it.',
    'Tell the desk.',
  ];
  const withLines = lines.map((text, at) => lineBlock(text, { isApart: at % 3 < 2 }));
  const without = lines.map((text) => lineBlock(text));
  expect(outlineOf(...without)).toBe(outlineOf(...withLines));
  expect(outlineOf(...without)).toContain('A door is open [Other]\n1 Shut it.');
});

// IMPORT-3
test('a checkbox after a list of bullets begins the next step', () => {
  const outline = outlineOf(
    bold('Closing'),
    box('In each room, look at:'),
    bullet('the window'),
    bullet('the fridge'),
    box('Lock the doors.'),
  );
  expect(outline).toBe(
    'Closing [Other]\n1 In each room, look at: / • the window / • the fridge\n2 Lock the doors.',
  );
});

// IMPORT-3
test.each(['3. Bats', 'KB0010231 Bats', 'SECTION II -- Bats'])(
  'the number of a single title is not part of it: %s',
  (title) => {
    const { issues } = guessIssues(
      [lineBlock(title, { kind: 'heading', level: 1 }), apart('1. Open the window.')],
      { name: 'Page', campus: BINDER_CAMPUS },
    );
    expect(issues.map((issue) => issue.title)).toEqual(['Bats']);
  },
);

// IMPORT-38
test('if a whole document becomes one long procedure, its title is marked as a guess', () => {
  const lines = Array.from({ length: 24 }, (_, at) =>
    apart(`Do thing ${'abcdefgh'.charAt(at % 8)}.`),
  );
  const { issues } = guessIssues([bold('Everything'), ...lines], {
    name: 'Page',
    campus: BINDER_CAMPUS,
  });
  expect(issues.map(({ isTitleGuessed }) => isTitleGuessed)).toEqual([true]);
});
