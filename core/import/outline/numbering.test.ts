import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { headingLevels, nextTexts } from './headings.ts';
import { paragraphOf } from '../paragraphs/labels.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const found = (text: string): readonly (readonly [string, number])[] =>
  guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS }).issues.map(
    ({ title, steps }) => [title, steps.length],
  );

// IMPORT-3
describe('the numbering of all lines tells which are titles', () => {
  test.each<[string, string, readonly (readonly [string, number])[]]>([
    [
      'a line between a title and its first step',
      '7. Smoke in the laundry\n\nOften it is only lint.\n\n7.1 Pull the plug.\n7.2 Prop the door.\n\n8. Noise\n\n8.1 Knock.\n8.2 Write it down.',
      [
        ['Smoke in the laundry', 3],
        ['Noise', 2],
      ],
    ],
    [
      'letters above numbers',
      'B. Frozen pipe\n\nB.1 Close the valve.\nB.2 Put out buckets.\n\nC. Broken window\n\nC.1 Sweep up the glass.\nC.2 Tape a board over it.',
      [
        ['Frozen pipe', 2],
        ['Broken window', 2],
      ],
    ],
    [
      'three numbers deep',
      '4.1 Swarm of bees\n\n4.1.1 Clear the porch.\n4.1.2 Call the keeper.\n\n4.2 Skunk\n\n4.2.1 Shut the lids.\n4.2.2 Wait until dawn.',
      [
        ['Swarm of bees', 2],
        ['Skunk', 2],
      ],
    ],
    [
      'a last step that ends like a title',
      '1. Parcel\n\n1.1 Sign for it.\n1.2 Say: "Your parcel is here."\n\n2. Ladder\n\n2.1 Ask two to hold it.\n2.2 Say: "All clear!"',
      [
        ['Parcel', 2],
        ['Ladder', 2],
      ],
    ],
    [
      'underlines as long as numbered titles',
      '1. Lost dog\n===========\n\nIt is held by the collar.\n\nThe tag is read.\n\n2. Loose horse in the yard\n==========================\n\nThe gate is shut.\n\nThe farmer is called.',
      [
        ['Lost dog', 2],
        ['Loose horse in the yard', 2],
      ],
    ],
  ])('%s', (_, text, issues) => {
    expect(found(text)).toEqual(issues);
  });

  test.each([
    ['letters', 'a. Look at the meter\n\nNope: walk to the shed\n\nb. Turn the red handle.'],
    ['numbers', '1. Look at the meter\n\nGreen light\n\n2. Turn the red handle.'],
    ['words', '1. Look at the meter\n\nGreen: leave it as it is\n\n2. Turn the red handle.'],
  ])('a line between two steps of a list is not a title: %s', (_, list) => {
    const text = `ALARM PANEL\n\n${list}\n\nGAS\n\n1. Go out.\n\n2. Ring the desk.`;
    expect(found(text).map(([title]) => title)).toEqual(['ALARM PANEL', 'GAS']);
  });
});

const titlesOf = (blocks: readonly SourceBlock[]): readonly string[] =>
  guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues.map(({ title }) => title);
const bold = (text: string, size?: number): SourceBlock =>
  lineBlock(text, { isBold: true, isApart: true, ...(size !== undefined && { size }) });
const lines = (...texts: readonly string[]): readonly SourceBlock[] =>
  texts.map((text) => lineBlock(text, { isApart: true }));

// IMPORT-3
describe('a heading with its steps in parts is one procedure', () => {
  const response = (name: string) => [bold(name), ...lines('1. Close the gate.', '2. Ring Dana.')];
  const told = (name: string) => [bold(name), ...lines('It is kept for a year.')];
  test.each<[string, readonly SourceBlock[], readonly string[]]>([
    ['with a part that has an unusual name', told('Paper trail'), ['Flooded cellar']],
    ['with parts in two languages', response('RESPONSE / MESURES'), ['Flooded cellar']],
    ['with a revision history', [bold('Revision history'), ...lines('1. May')], ['Flooded cellar']],
    [
      'unless it is a chapter with procedures',
      [...response('Loose shutters'), ...response('Wet carpet')],
      ['Loose shutters', 'Wet carpet'],
    ],
  ])('%s', (_, below, titles) => {
    const blocks = [
      bold('Flooded cellar', 16),
      ...told('Purpose'),
      ...response(titles.length === 1 ? 'Procedure' : 'Ice on the steps'),
      ...below,
    ];
    expect(titlesOf(blocks)).toEqual(expect.arrayContaining([...titles]));
    expect(titlesOf(blocks).includes('Flooded cellar')).toBe(titles.length === 1);
    expect(titlesOf(blocks)).not.toContain('Paper trail');
    expect(titlesOf(blocks)).not.toContain('RESPONSE / MESURES');
  });

  test('plain lines below a title that has parts are about the title, not titles themselves', () => {
    const titled = (title: string) => [
      bold(title, 20),
      ...lines('For everybody on duty', 'Water is quick. It does not wait.'),
    ];
    const steps = lines('Close the gate.', 'Ring Dana.');
    const part = [bold('The first hour', 13), ...steps, bold('After that', 13), ...steps];
    const blocks = [...titled('When a pipe bursts'), ...part, ...titled('When it rains'), ...steps];
    const seen = blocks.map((block) => paragraphOf(block, true));
    const reading = { arePlain: true, signs: new Set<string>(), areLinesTitles: false, lowest: 99 };
    const levels = headingLevels(seen, nextTexts(seen), reading);
    expect(seen.flatMap(({ words }, at) => (levels[at] === undefined ? [] : [words]))).toEqual([
      'When a pipe bursts',
      'The first hour',
      'After that',
      'When it rains',
    ]);
  });

  test('a single plain line below a title is about the title', () => {
    const said = lines('Keep by the stairs', '1. Close the gate.', '2. Ring Dana.');
    expect(titlesOf([bold('Flooded cellar', 20), ...said])).toEqual(['Flooded cellar']);
  });
});

const heading = (level: number) => (text: string) =>
  lineBlock(text, { kind: 'heading', level, isApart: true });

// IMPORT-3
test('below a part of a book, titles of procedures may begin with When or If', () => {
  const titles = ['When it burns', 'If it rains', 'When it shakes'];
  const steps = lines('Close the gate.', 'Ring Dana.');
  const blocks = [
    heading(1)('The companion'),
    ...lines('Summer'),
    heading(2)('Part Two: What happens'),
    ...titles.flatMap((title) => [heading(3)(title), ...steps]),
  ];
  expect(titlesOf(blocks)).toEqual(titles);
});

// IMPORT-3
test.each([
  ['SOP 4.1 – Burst tank', 'SOP 4.2 – Gas'],
  ['RL 4.1: Burst tank', 'RL 4.2: Gas'],
  ['OPS-4.1 Burst tank', 'OPS-4.2 Gas'],
  ['Exercise 4.1 Burst tank', 'Exercise 4.2 Gas'],
  ['A. Burst tank', 'B. Gas'],
  ['11   Burst tank', '12   Gas'],
  ['KB0412 Burst tank', 'KB0387 Gas'],
  ['Q: Burst tank', 'Q: Gas'],
  ['1️⃣ Burst tank', '2️⃣ Gas'],
  ['ARTICLE I\nBurst tank', 'ARTICLE II\nGas'],
])('a number in front of a title is not part of it: %s', (one, other) => {
  const steps = lines('Close the gate.', 'Ring Dana.');
  for (const look of [heading(1), bold])
    expect(titlesOf([look(one), ...steps, look(other), ...steps])).toEqual(['Burst tank', 'Gas']);
});

// IMPORT-3
test.each([
  ['Vitamin A', 'Vitamin B'],
  ['Team A lost', 'Team B lost'],
  ['A tank burst', 'I smell gas'],
])('a letter that belongs to a name is not read as numbering: %s', (one, other) => {
  const steps = lines('Close the gate.', 'Ring Dana.');
  expect(titlesOf([bold(one, 14), ...steps, bold(other, 14), ...steps])).toEqual([one, other]);
});

const rows = (table: number): readonly SourceBlock[] =>
  ['1 | Shut the valve | Porter', '2 | Mop up | Cook'].map((text) => lineBlock(text, { table }));

// IMPORT-3
test('a plain line above a table is a title, like one above a list', () => {
  const blocks = [
    ...lines('Leaking tap'),
    ...rows(1),
    ...lines('Blocked sink'),
    ...rows(2),
    ...lines('Cold oven'),
    ...rows(3),
  ];
  expect(titlesOf(blocks)).toEqual(['Leaking tap', 'Blocked sink', 'Cold oven']);
});

const list = (title: string, names: readonly string[]): string =>
  [title, ...names.map((name, at) => `${at + 1}) ${name}\n- Close the gate\n- Ring Dana\n`)].join(
    '\n\n',
  );

// IMPORT-3
describe('names with lists below them, in a list', () => {
  test.each([
    ['are procedures', 'FARM PROCEDURES', ['Loose horse', 'Swarm of bees', 'Lost dog'], 3],
    ['are steps if the list has a name of its own', 'FLOOD', ['Cellar', 'Yard', 'Stable'], 1],
    [
      'are steps if they are commands',
      'FARM PROCEDURES',
      ['Close up', 'Tell the vet', 'Ring us'],
      1,
    ],
  ])('%s', (_, title, names, count) => {
    expect(titlesOf(textBlocks(list(title, names)))).toEqual(count === 1 ? [title] : names);
  });
});

// IMPORT-3
test('the parts of a procedure are not titles, even if each has a different name', () => {
  const steps = lines('1. Close the gate.', '2. Ring Dana.');
  const procedure = (title: string, ...parts: readonly string[]) => [
    heading(2)(title),
    ...parts.flatMap((part) => [heading(3)(part), ...steps]),
  ];
  const blocks = [
    heading(1)('Animals'),
    ...procedure('Loose horse', 'First minute', 'Until the vet comes'),
    ...procedure('Swarm of bees', 'In the yard', 'With the keeper'),
    ...procedure('Lost dog', 'First minute', 'Afterwards', 'When it is found'),
  ];
  expect(titlesOf(blocks)).toEqual(['Loose horse', 'Swarm of bees', 'Lost dog']);
});

// IMPORT-3
test('a heading with steps below it is a title, even if another heading is below', () => {
  const acts = lines('Wait for fifteen minutes.', 'Write it in the book.');
  const steps = lines('1. Close the gate.', '2. Ring Dana.');
  const blocks = [heading(1)('Empty stable'), ...acts, heading(2)('Loose horse'), ...steps];
  expect(titlesOf(blocks)).toEqual(['Empty stable', 'Loose horse']);
});

// IMPORT-3
test.each([
  [
    'questions without yes-or-no answers are titles, if there are several',
    ['What if a horse is loose?', 'Who shuts the gate?', 'How is the dog caught?'],
    3,
  ],
  [
    'a single question is not a title',
    ['What if a horse is loose?', 'Close the gate.', 'Ring Dana.'],
    1,
  ],
])('%s', (_, names, count) => {
  const text = names.map((name) => `${name}\n\nClose the gate. Ring Dana.`).join('\n\n');
  expect(titlesOf(textBlocks(text))).toEqual(count === 1 ? ['Binder'] : names);
});

// IMPORT-3
test('a part with a usual name right below a line is the heading of the list below it', () => {
  const parts = ['Do', 'After'].map((name) => `${name}:\n- Close the gate\n- Ring Dana\n`);
  const text = ['LOOSE HORSE', 'LOST DOG']
    .map((name) => `${name}\n\nAny that is out.\n${parts.join('')}`)
    .join('\n');
  expect(found(text)).toEqual([
    ['LOOSE HORSE', 5],
    ['LOST DOG', 5],
  ]);
});

const line = (text: string, isBold = false) => lineBlock(text, { isBold, isApart: true });

// IMPORT-3: headings by their dotted numbers, however deep, and titles counted by a letter and a number
test('6.1.1 and CARD W1 number headings', () => {
  const steps = [line('1. Wait.'), line('2. Ring the bell.'), line('3. Sign.')];
  const titled = (...titles: readonly string[]) =>
    titles.flatMap((title) => [line(title, true), line('Protocol', true), ...steps]);
  const dotted = [
    line('6. Events', true),
    line('6.1 Of interest', true),
    ...titled('6.1.1 Flood', '6.1.2 Press'),
    line('6.2 Threats', true),
    ...titled('6.2.1 Mail'),
  ];
  expect(titlesOf(dotted)).toEqual(['Flood', 'Press', 'Mail']);
  expect(titlesOf(titled('CARD W1: FLOOD', 'CARD W2: PRESS'))).toEqual(['FLOOD', 'PRESS']);
});

// IMPORT-4
test('a checkbox before a number is not part of it, and skips lead to the number', () => {
  const text =
    'KILN\n\n☐ 1. Is it hot?\n→ Yes: go to 3.\n→ No: lift the lid.\n☐ 2. Look in.\n☐ Step 3: Log it.';
  const { issues } = guessIssues(textBlocks(text), { name: 'Page', campus: BINDER_CAMPUS });
  expect(outlineText(issues)).toBe(
    'KILN [Other]\n1 Is it hot? | yes 4, no next\n2 lift the lid.\n3 Look in.\n4 Log it.',
  );
});

// IMPORT-4, IMPORT-25
test.each([
  ['A.', 'B.', '–'],
  ['A)', 'B)', '•'],
  ['(a)', '(b)', '*'],
])(
  'bullets at the same indent as lettered steps belong to those steps: %s, %s, %s',
  (a, b, sign) => {
    const text = `LOCKOUT\n\n${a} Is it their room?\n${sign} If yes, open it.\n${sign} If no, call the desk.\n${b} Write it down.\n\nNOISE\n\n${a} Knock.\n${b} Wait.`;
    expect(
      outlineText(guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS }).issues),
    ).toContain(
      '1 Is it their room? | yes next, no 3\n2 open it. | 4\n3 call the desk.\n4 Write it down.',
    );
  },
);

// IMPORT-3
test.each(['No-Show at Curfew', 'No-Contact Order Broken', 'Yes-Men and Dares'])(
  'a name that begins like an answer is a title: %s',
  (title) => {
    const steps = '1. Knock.\n2. Wait.';
    expect(found(`LOCKOUT\n\n${steps}\n\n${title.toUpperCase()}\n\n${steps}`)).toEqual([
      ['LOCKOUT', 2],
      [title.toUpperCase(), 2],
    ]);
  },
);

// IMPORT-3
test('lines and checkboxes below a lettered title are steps of equal level', () => {
  const below = ['Only the Director tells.', '☐ Lock the room.', '☐ Call the desk.'].map((text) =>
    lineBlock(text, { isApart: true }),
  );
  const blocks = [bold('A.  DEATH OF A RESIDENT'), ...below, bold('B.  NOISE'), ...below];
  const { issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  expect(issues.map(({ title: name, steps }) => [name, steps.length])).toEqual([
    ['DEATH OF A RESIDENT', 3],
    ['NOISE', 3],
  ]);
});

// IMPORT-3, IMPORT-4
test('numbers below a lettered sentence are its answers, and the next letter is the next step', () => {
  const text =
    'LATE GUEST\n\nA. Knock twice.\n\nB. Is the guest ill?\n\n1. If so, call the nurse.\n\n2. Otherwise, post the charge.\n\nC. Clean the room.\n\nD. Write it down.\n\nNOISE\n\nA. Knock.\n\nB. Wait.';
  const { issues } = guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS });
  expect(outlineText(issues)).toBe(
    'LATE GUEST [Other]\n1 Knock twice.\n2 Is the guest ill? | yes next, no 4\n3 call the nurse. | 5\n4 post the charge.\n5 Clean the room.\n6 Write it down.\n\nNOISE [Noise complaint]\n1 Knock.\n2 Wait.',
  );
});

// IMPORT-3
test('numbers below a lettered name are the steps of a procedure', () => {
  expect(found('A. Late guest\n\n1. Knock.\n2. Wait.\n\nB. Noise\n\n1. Ask.\n2. Go.')).toEqual([
    ['Late guest', 2],
    ['Noise', 2],
  ]);
});

// IMPORT-3
test('lettered titles may end with an exclamation mark', () => {
  const titles = ['Locked out!', 'There is a fire!', 'Gas smells!', 'Water comes!'];
  const text = titles.map((title, at) => `${'ABCD'[at]}. ${title}\n1. Ask.\n2. Go.\n3. Log it.`);
  expect(found(`DUTY BINDER\n\n${text.join('\n\n')}`)).toEqual(titles.map((title) => [title, 3]));
});
