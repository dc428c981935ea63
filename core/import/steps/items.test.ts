import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const outlineOf = (blocks: readonly SourceBlock[]): string =>
  outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues).replaceAll(
    / \[[\w ]+\]$/gm,
    '',
  );

const title = (text: string) => lineBlock(text, { kind: 'heading', level: 2, isApart: true });
const item = (label: string, text: string, more: Partial<SourceBlock> = {}) =>
  lineBlock(text, { kind: 'numbered', label: `${label}.`, ...more });
const bullet = (text: string, level = 0) => lineBlock(text, { kind: 'bullet', level });

// IMPORT-3
test('a bold line in a numbered list is a step', () => {
  expect(
    outlineOf([
      title('Stomach bug'),
      item('1', 'Count who is sick.'),
      item('2', 'How many are there?', { isBold: true }),
      item('1', 'One or two: leave a kit.', { level: 1 }),
      item('2', 'More: close a bathroom.', { level: 1 }),
      item('3', 'Send up trays.'),
      title('Lost wallet'),
      item('1', 'Write down what was in it.'),
      item('2', 'Tell the office.'),
    ]),
  ).toBe(`Stomach bug
1 Count who is sick.
2 How many are there? | yes next, no 4
3 leave a kit. | 5
4 close a bathroom.
5 Send up trays.

Lost wallet
1 Write down what was in it.
2 Tell the office.`);
});

// IMPORT-3
test('lines in capitals after Roman numerals are titles above lettered lists', () => {
  expect(
    outlineOf(
      textBlocks(`NIGHT MANUAL

I.  CLOSING THE CENTER

    A. Is anyone asleep?
         YES:  Wake them.
         NO:   Go to C.
    B. Walk them out.
    C. Set the alarm.

II.  BOILER ALARM

    A. Go down by the outside stair.
    B. Call the engineer.

III.  SNOW

    A. Measure it at the flagpole.
    B. Call the Dean.`),
    ),
  ).toBe(`CLOSING THE CENTER
1 Is anyone asleep? | yes next, no 4
2 Wake them.
3 Walk them out.
4 Set the alarm.

BOILER ALARM
1 Go down by the outside stair.
2 Call the engineer.

SNOW
1 Measure it at the flagpole.
2 Call the Dean.`);
});

// IMPORT-3
test('a bullet after nested bullets begins the next step', () => {
  expect(
    outlineOf([
      lineBlock('Dish machine', { kind: 'heading', level: 2, isApart: true }),
      bullet('Check the two usual suspects:'),
      bullet('the curtain in the belt', 1),
      bullet('a fork in the drain', 1),
      bullet('Does it run now?'),
      bullet('Yes: run an empty rack.', 1),
      bullet('No: hang the sign.', 1),
      bullet('Leave a note.'),
    ]),
  ).toBe(`Dish machine
1 Check the two usual suspects: / • the curtain in the belt / • a fork in the drain
2 Does it run now? | yes next, no 4
3 run an empty rack. | 5
4 hang the sign.
5 Leave a note.`);
});

// IMPORT-4
test('a condition inside an answer is part of that answer if both answers are there', () => {
  expect(
    outlineOf([
      lineBlock('Storm', { kind: 'heading', level: 2, isApart: true }),
      lineBlock('Is there damage? YES – close the gas if you smell any. NO – send them home.'),
      lineBlock('Log it.', { isApart: true }),
    ]),
  ).toBe(`Storm
1 Is there damage? | yes next, no 3
2 close the gas if you smell any. | 4
3 send them home.
4 Log it.`);
});

// IMPORT-17
test('names and numbers at the end of an email are not steps of its last procedure', () => {
  const text = `*** Lost wallet ***

1. Write down what was in it.
2. Tell the office.

*** Night walk ***

1. Start at the gate.
2. Text me what you found.

Call me whenever. I mean it.

Marisela Crow
Housing Coordinator
Cell: 254-555-0139
Animal control: 254-555-0166
Campus police: 254-555-0100`;
  expect(outlineOf(textBlocks(text)).split('\n').slice(-3)).toEqual([
    'Night walk',
    '1 Start at the gate.',
    '2 Text me what you found.',
  ]);
});

// IMPORT-18
test.each(['🔹', '🔸', '🔷', '🔶', '◽', '⚫'])(
  '%s is a bullet, not a word of its step',
  (sign) => {
    const text = `Lost wallet\n\n${sign} Write down what was in it.\n${sign} Tell the office.`;
    expect(outlineOf(textBlocks(text))).toBe(`Lost wallet
1 Write down what was in it.
2 Tell the office.`);
  },
);

// IMPORT-18: a tick is a bullet, a cross says what not to do
test.each(['✗', '✘', '✕', '✖'])(
  '%s stays in front of its words, and its step is marked',
  (cross) => {
    const text = `NIGHT\n\n1. Look at the door.\n✓ Shut it\n${cross} Prop it open\n2. Sign.`;
    const { issues } = guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS });
    expect(outlineText(issues)).toBe(
      `NIGHT [Other]\n1 Look at the door. / • Shut it / • ${cross} Prop it open\n2 Sign.`,
    );
    expect(issues[0]?.steps.map(({ marks }) => marks)).toEqual([['CROSSED'], []]);
  },
);

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(97 + at));

// IMPORT-4: 'N)' and 'n)' are letters of a list that has come to them
test.each([
  ['small', (letter: string) => letter],
  ['capital', (letter: string) => letter.toUpperCase()],
])('the letters of a long list are not answers: %s', (_, write) => {
  const items = LETTERS.map((letter) => `${write(letter)}) Check room ${letter}.`);
  const text = `NIGHT\n\n1. Is all well?\n${items.join('\n')}\n2. Sign.`;
  expect(outlineOf(textBlocks(text))).toBe(`NIGHT\n1 Is all well? / ${items.join(' / ')}\n2 Sign.`);
});
