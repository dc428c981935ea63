import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, textOf } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const page = (number: number) => `\nDuty instructions\nNorth College - Page ${number} of 3\n`;

// IMPORT-17
test('page headers, repeated titles and links about a page are left out', () => {
  const text = `${page(1)}\nLOCKOUT\n\n1. Ask for a card and look at\n${page(2)}the picture on it.\n\nLOCKOUT (continued)\n\n2. Open the door.\n\nBack to top\n${page(3)}\nNOISE\n\n1. Knock.`;
  const { issues } = guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS });
  expect(outlineText(issues)).toBe(
    'LOCKOUT [Access]\n1 Ask for a card and look at the picture on it.\n2 Open the door.\n\nNOISE [Noise complaint]\n1 Knock.',
  );
});

const BODY =
  'LOCKOUT\n\n1. Ask for a card.\n2. Open the door.\n\nNOISE\n\n1. Knock.\n2. Write it down.\n';

function leftOf(text: string): readonly string[] {
  const blocks = textBlocks(text);
  const { left, issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  expect(issues.map(({ title, steps }) => [title, steps.length])).toEqual([
    ['LOCKOUT', 2],
    ['NOISE', 2],
  ]);
  return left.map((piece) => textOf(blocks, piece).trim());
}

// IMPORT-17
describe('after the last procedure, the import leaves out', () => {
  test.each([
    ['a greeting', 'Thanks for reading,\n\nRenata', ['Thanks for reading,', 'Renata']],
    ['a plain line behind lists', 'Keep this card on the desk', ['Keep this card on the desk']],
    [
      'a list of numbers',
      'Call list\nDesk\t555-0142\nGuard\t555-0143',
      ['Call list', 'Desk\t555-0142', 'Guard\t555-0143'],
    ],
    [
      'a list to call out by, and a greeting below it',
      'CALL-OUT LIST\n\nDesk ....... 555-0142   24 hours\nGuard ...... 555-0143   nights\n\nThank you for your patience with the water.',
      [
        'CALL-OUT LIST',
        'Desk ....... 555-0142   24 hours',
        'Guard ...... 555-0143   nights',
        'Thank you for your patience with the water.',
      ],
    ],
    [
      'a list of numbers, and a line to sign',
      'POST PHONES\n\nDesk ....... 555-0142\nGuard ...... 555-0143\n\nRead by: ________',
      ['POST PHONES', 'Desk ....... 555-0142', 'Guard ...... 555-0143', 'Read by: ________'],
    ],
    ['what readers said', 'COMMENTS:\n\nThis helped.', ['COMMENTS:', 'This helped.']],
    [
      'people under any heading',
      'PHONE A FRIEND\n\nDesk – 555-0142\nGuard – 555-0143',
      ['PHONE A FRIEND', 'Desk – 555-0142', 'Guard – 555-0143'],
    ],
    ['people under none', 'Desk: 555-0142\nGuard: 555-0143', ['Desk: 555-0142', 'Guard: 555-0143']],
    ['the end itself', 'END OF SECTION 4', ['END OF SECTION 4']],
  ])('%s', (_, end, left) => {
    expect(leftOf(`${BODY}\n${end}\n`)).toEqual(left);
  });

  test('but keeps the people that a step refers to', () => {
    const text = `${BODY}3. Call one of these:\n\nDesk: 555-0142\nGuard: 555-0143\n`;
    const { left } = guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS });
    expect(left).toEqual([]);
  });

  test('but keeps a last step in plain text if other procedures end with one too', () => {
    const blocks = textBlocks(
      BODY.replace('the door.\n', 'the door.\n\nTell the desk.\n').concat('\nTell the guard.\n'),
    );
    expect(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).left).toEqual([]);
  });
});

const heading = (text: string, level: number) => lineBlock(text, { kind: 'heading', level });

// IMPORT-32
describe('before the first procedure, the import leaves out', () => {
  test.each([
    [
      'the header of a letter and its text',
      'TO: All porters\nFROM: Renata\nRE: Nights\n\nThe old sheet is void.',
      ['TO: All porters', 'FROM: Renata', 'RE: Nights', 'The old sheet is void.'],
    ],
    [
      'a memorandum',
      'MEMORANDUM\n\nTo: Porters\nDate: May 3',
      ['MEMORANDUM', 'To: Porters', 'Date: May 3'],
    ],
  ])('%s', (_, front, left) => {
    expect(leftOf(`${front}\n\n${BODY}`)).toEqual(left);
  });

  test('a list of the titles below, but no list of the steps below', () => {
    const names = ['Lost dog', 'Loose horse', 'Swarm of bees'];
    const steps = ['1. Go in.', '2. Shut the door.', '3. Ring Dana.'];
    const blocks = [
      heading('Farm book', 1),
      ...names.map((name) => lineBlock(`- ${name}`)),
      ...names.flatMap((name) => [heading(name, 2), ...steps.map((text) => lineBlock(text))]),
    ];
    const { left, issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
    expect(left.map(({ block }) => block)).toEqual([1, 2, 3]);
    expect(issues.map(({ title }) => title)).toEqual(names);
    expect(issues.map(({ steps: { length } }) => length)).toEqual([3, 3, 3]);
  });

  test('a text below a heading such as Introduction', () => {
    const told = lineBlock('Dana keeps the keys.', { isApart: true });
    const steps = ['1. Go in.', '2. Shut the door.'].map((text) => lineBlock(text));
    const blocks = [
      heading('Introduction', 1),
      heading('Our porters', 2),
      told,
      heading('Animals', 1),
      ...['Lost dog', 'Bees'].flatMap((title) => [heading(title, 2), ...steps]),
    ];
    const { issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
    expect(issues.map(({ title }) => title)).toEqual(['Lost dog', 'Bees']);
  });
});

// IMPORT-3
describe('the subject of an email is the title of its procedure', () => {
  test.each([
    ['in a plain email', '', false],
    [
      'in a forwarded email, marked as a guess',
      'From: Dana\nSubject: FW: loose horse\n\nSee below.\n\n',
      true,
    ],
  ])('%s', (_, above, isGuessed) => {
    const text = `${above}From: Renata\nSubject: RE: loose horse\n\n1. Shut the gate.\n2. Ring Dana.`;
    const { issues } = guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS });
    expect(issues.at(-1)).toMatchObject({ title: 'loose horse', isTitleGuessed: isGuessed });
    expect(issues.at(-1)?.steps).toHaveLength(2);
  });
});

// IMPORT-3
test('each of several forwarded emails has its subject as its title', () => {
  const about = ['Heat wave', 'Bats'];
  const text = about.map(
    (subject) =>
      `---------- Forwarded message ---------\nSubject: ${subject}\n\n1. Shut the gate.\n2. Ring Dana.\n`,
  );
  const { issues } = guessIssues(textBlocks(text.join('\n')), {
    name: 'Binder',
    campus: BINDER_CAMPUS,
  });
  expect(issues.map(({ title }) => title)).toEqual(about);
});

// IMPORT-33
test('the closing words of an email and its signature are left out', () => {
  const steps = '1. Shut the gate.\n2. Ring Dana.';
  const text = `LOCKOUT\n\n${steps}\n\nGAS\n\n${steps}\n\nEnjoy the quiet,\n\nDolores\nArea office`;
  const blocks = textBlocks(text);
  const { left } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  expect(left.map(({ block }) => blocks[block]?.text)).toEqual([
    'Enjoy the quiet,',
    'Dolores',
    'Area office',
  ]);
});

// IMPORT-17
test.each([
  ['See the map on page 12.', 'See the map on page 14.'],
  ['Follow the list on page 4', 'Follow the list on page 6'],
])('a step that names a page is not a page header: %s', (...named) => {
  const text = named.map((step, at) => `CALL ${'AB'.charAt(at)}\n\nCall 911.\n\n${step}\n`);
  const { left } = guessIssues(textBlocks(text.join('\n')), {
    name: 'Binder',
    campus: BINDER_CAMPUS,
  });
  expect(left).toEqual([]);
});

// IMPORT-17
test.each([
  ['a few names', ['Ashdown Hall', 'Nights and weekends'], 3],
  ['a sentence of covers', ['Ashdown Hall', 'Kept by the porter.'], 2],
])('a cover page that looks like a procedure is left out, with %s below it', (_, cover, count) => {
  const titles = ['LOCKOUT', 'WATER LEAK', 'GAS'].slice(0, count);
  const blocks = textBlocks(
    [
      `THE LODGE HANDBOOK\n${cover.join('\n')}`,
      ...titles.map((title) => `${title}\n\n1. Ask for the name.\n2. Wait.`),
    ].join('\n\n'),
  );
  const { issues, left } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  expect(issues.map(({ title }) => title)).toEqual(titles);
  expect(left.map(({ block }) => blocks[block]?.text)).toEqual(['THE LODGE HANDBOOK', ...cover]);
});

const LISTED = ['LOCKOUT', 'NOISE', 'FLOOD']
  .map((title) => `${title}\n\n1. Ask for a card.\n2. Write it down.`)
  .join('\n\n');

const FIRE = 'FIRE\n\nPull the alarm and get everyone out.\n\nCall 911 from outside.';

// IMPORT-17
test.each([
  ['commands', `${FIRE}\n\nDo not go back in.`, ['FIRE']],
  [
    'a number to call',
    'MEDICAL EMERGENCY\n\nCall 911. Stay with the person until help is there.',
    ['MEDICAL EMERGENCY'],
  ],
  [
    'commands, two of them',
    `${FIRE}\n\nGAS LEAK\n\nGo outside. Call Facilities from there.`,
    ['FIRE', 'GAS LEAK'],
  ],
  [
    'a condition',
    'MISSING PERSON\n\nIf the resident has not been seen for a day, call the director.',
    ['MISSING PERSON'],
  ],
  ['what others do', 'FIRE\n\nAll residents leave by the stairs and wait outside.', ['FIRE']],
  [
    'what everyone must do, although its name has no category',
    'GAS LEAK\n\nEveryone leaves by the stairs and waits outside.',
    ['GAS LEAK'],
  ],
  [
    'a command after a plain statement',
    'SUICIDE RISK\n\nThe student is never left alone. Call the counselor at once.',
    ['SUICIDE RISK'],
  ],
  ['the name of a category', 'FIRE DUTIES\n\nAll residents wait outside.', ['FIRE DUTIES']],
  [
    'a number to call, although it is named after the job',
    'ON CALL\n\nThe person on call dials 911 from outside.',
    ['ON CALL'],
  ],
  [
    'a command, although it is named after the job',
    'DUTY CALLS\n\nThe phone is loud. Call the director at once.',
    ['DUTY CALLS'],
  ],
  ...[
    ['ON CALL EMERGENCIES', 'Call 911 and page the director.'],
    ['ACTIVE SHOOTER GUIDE', 'Run. Hide. Fight.'],
    ['HOW TO USE AN EPIPEN', 'Push the orange end hard into the thigh.'],
    ['BEFORE ANYTHING ELSE', 'Be safe yourself.', 'Help who is hurt.'],
    ['STANDING ORDERS FOR A BOMB THREAT', 'Residents go to the car park and wait there.'],
    ['LOCKDOWN: ON-CALL', 'Switch off the lights.', 'Nobody leaves a room.'],
    ['TORNADO DUTY', 'Shelter everyone in the basement.', 'Count heads.'],
    ['GENERAL EXPECTATIONS', 'Never leave a student who is hurt alone.'],
    ['GAS LEAK', 'Everyone outside', 'Nobody smokes'],
    ['SEIZURE', 'Time it', 'Nothing in the mouth'],
    ['SELF HARM', 'Pressure on the wound', 'Security on 555-0101'],
    ['RESPONSIBILITIES', 'Everyone leaves at the alarm.', 'The brigade comes to gate 2.'],
  ].map((texts): [string, string, string[]] => [
    `words that no list of verbs has: ${texts.at(-1)}`,
    texts.join('\n\n'),
    texts.slice(0, 1),
  ]),
])('a first procedure without a list is still a procedure, with %s', (_, first, titles) => {
  const { issues, left } = guessIssues(textBlocks(`${first}\n\n${LISTED}`), {
    name: 'Binder',
    campus: BINDER_CAMPUS,
  });
  expect(issues.map(({ title }) => title)).toEqual([...titles, 'LOCKOUT', 'NOISE', 'FLOOD']);
  // IMPORT-26: all of them are marked
  const marked = issues.filter((issue) => issue.isTitleGuessed);
  expect(marked.map(({ title }) => title)).toEqual(titles);
  expect(left).toEqual([]);
});

// IMPORT-17
test('a first procedure without a list is still a procedure if its title is larger than the others', () => {
  const blocks = [
    lineBlock('Active Shooter Guide', { isApart: true, isBold: true, size: 20 }),
    lineBlock('Run. Hide. Fight.', { isApart: true }),
    ...['Lockout', 'Noise', 'Flood'].flatMap((name) => [
      heading(name, 1),
      ...['Ask.', 'Wait.'].map((text) => lineBlock(text, { kind: 'numbered', label: '1.' })),
    ]),
  ];
  const { issues, left } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  expect(issues.map(({ title }) => title)).toContain('Active Shooter Guide');
  expect(left).toEqual([]);
});

// IMPORT-17
test('a first procedure without a list and its parts are still procedures under real headings', () => {
  const blocks = [
    heading('Fire', 1),
    ...['Pull the alarm.', 'Call 911.'].map((text) => lineBlock(text, { isApart: true })),
    heading('Evacuation', 2),
    lineBlock('Leave by the stairs.', { isApart: true }),
    ...['Lockout', 'Noise', 'Flood'].flatMap((title) => [
      heading(title, 1),
      ...['1. Ask.', '2. Write it down.'].map((text) => lineBlock(text)),
    ]),
  ];
  const { issues, left } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  expect(issues.map(({ title }) => title)).toEqual([
    'Fire',
    'Evacuation',
    'Lockout',
    'Noise',
    'Flood',
  ]);
  expect(left).toEqual([]);
});

test('a first heading with a list below it is a procedure like the others', () => {
  const { issues } = guessIssues(textBlocks(`HALL TEAM\n\n- Ring the desk.\n\n${LISTED}`), {
    name: 'Binder',
    campus: BINDER_CAMPUS,
  });
  expect(issues).toHaveLength(4);
});

// IMPORT-17
test.each(['[[TOC]]', '[toc]', '<a name="water"></a>', '<aside>', '====================='])(
  '%s is not a step',
  (line) => {
    const text = `LOCKOUT\n\n1. Ask for a card.\n2. Open the door.\n\n${line}\n\n${BODY.slice(BODY.indexOf('NOISE'))}`;
    expect(leftOf(text).filter((left) => left !== line)).toEqual([]);
  },
);

// IMPORT-2
test.each(['<Call the porter>', '<name of the hall>', 'Ring <the desk>'])(
  '%s is words, not a tag',
  (line) => {
    const text = `LOCKOUT\n\n1. Ask for a card.\n2. Open the door.\n\n${line}\n\n${BODY.slice(BODY.indexOf('NOISE'))}`;
    const { uses } = guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS });
    expect(uses).not.toContain('out');
  },
);

// IMPORT-17
test("a page's edit link is not part of its title", () => {
  const blocks = textBlocks(BODY.replace('LOCKOUT', 'LOCKOUT [EDIT]'));
  const { issues, left } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  expect(issues.map(({ title }) => title)).toEqual(['LOCKOUT', 'NOISE']);
  expect(left.map((piece) => textOf(blocks, piece).trim())).toEqual(['[EDIT]']);
});

const plainLine = (words: string) => lineBlock(words, { isApart: true });
const largeLine = (words: string) => ({ ...plainLine(words), isBold: true, size: 14 });

// IMPORT-2
test.each([
  ['5 Records', 'Incident reports are retained for seven years.', false],
  ['5 Definitions', 'A parcel is a box, a bag or a letter.', false],
  ['5 Records', 'Call 911 and keep the line open.', true],
  ['5 Lost Records', 'Incident reports are retained for seven years.', true],
])('%s at the end of a document, with "%s", is a procedure: %s', (name, text, isOne) => {
  const blocks = [
    ...['2 Lockout', '3 Noise', '4 Flood'].flatMap((title) => [
      largeLine(title),
      ...['1. Ask for a card.', '2. Write it down.'].map(plainLine),
    ]),
    largeLine(name),
    plainLine(text),
  ];
  const { issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  expect(issues).toHaveLength(isOne ? 4 : 3);
});
