import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const read = (blocks: readonly SourceBlock[]) =>
  guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
const titlesOf = (blocks: readonly SourceBlock[]): readonly string[] =>
  read(blocks).issues.map(({ title }) => title);
const heading = (text: string, level: number): SourceBlock =>
  lineBlock(text, { kind: 'heading', level, isApart: true });
const large = (text: string, size: number): SourceBlock =>
  lineBlock(text, { isApart: true, isBold: true, size });
const line = (text: string): SourceBlock => lineBlock(text, { isApart: true });
const items = (...texts: readonly string[]): readonly SourceBlock[] =>
  texts.map((text, at) => lineBlock(text, { kind: 'numbered', level: 0, label: `${at + 1}.` }));
/** Makes two procedures under such titles, each with a list. */
const both = (title: (name: string, nth: number) => SourceBlock): readonly SourceBlock[] => [
  title('Bat in a room', 0),
  ...items('Shut the door.', 'Ring the desk.'),
  title('Lost wallet', 1),
  ...items('Write down what was in it.', 'Tell the office.'),
];
const BOTH = ['Bat in a room', 'Lost wallet'];

// IMPORT-17
describe("the document's own title is not a procedure, if it is", () => {
  test.each<[string, readonly SourceBlock[]]>([
    [
      'larger than the titles of procedures',
      [large('Elm Court by Night', 20), line('For tutors.')],
    ],
    [
      'smaller than the titles of procedures',
      [large('House 9, the desk file', 9), line('Copy 3 of 8. Stays on the desk.')],
    ],
    [
      'two lines long',
      [large('Elm Court', 20), large('What the Tutor Does', 17), line('May 2021')],
    ],
    ['first, and like the titles of procedures', [large('Elm Court', 13), line('Kept by Rosa.')]],
    ['in a title style', [heading('Copy of checklists (new)', 0), line('Ask me for the link.')]],
  ])('%s', (_, cover) => {
    expect(titlesOf([...cover, ...both((name) => large(name, 13))])).toEqual(BOTH);
  });

  test.each([
    [['Leave by the stairs.', 'Call 911.']],
    [['Remain calm', 'Reassure the resident']],
    [['Remain calm.', 'Listen without judging.', 'Reassure the resident.']],
  ])('but a first title with the steps %j is a procedure', (texts) => {
    const first = [large('Fire', 13), ...texts.map(line)];
    expect(titlesOf([...first, ...both((name) => large(name, 13))])).toEqual(['Fire', ...BOTH]);
  });
});

// IMPORT-3
test.each<[string, (name: string, nth: number) => string]>([
  ['signs under it', (name) => `${name}\n=====`],
  ['a line under it', (name) => `${name}\n--------------------\n`],
  ['signs around it', (name) => `*** ${name} ***`],
  ['a sign at each end', (name) => `* ${name} *`],
  ['lines around it', (name) => `----- ${name} -----\n`],
  ['signs around small letters', (name) => `== ${name} ==\nask first. do not guess\n`],
])('a title is recognized by %s', (_, title) => {
  const text = both((name, nth) => line(title(name, nth)))
    .map((block) => (block.kind === 'line' ? `\n${block.text}\n` : `${block.label} ${block.text}`))
    .join('\n')
    .replaceAll('\n\n\n', '\n\n');
  expect(titlesOf(textBlocks(`About nights\n\n${text}`)).slice(-2)).toEqual(BOTH);
});

// IMPORT-3, IMPORT-42
test.each<[string, (name: string, nth: number) => SourceBlock]>([
  ['SECTION II -- ', (name, nth) => large(`SECTION ${'I'.repeat(nth + 1)} -- ${name}`, 13)],
  ['Chapter 4 ', (name, nth) => large(`Chapter ${nth + 4} ${name}`, 13)],
  ['Appendix B ', (name, nth) => heading(`Appendix ${'AB'.charAt(nth)} ${name}`, 1)],
  ['TAB 7 ', (name, nth) => large(`TAB ${nth + 7} ${name}`, 13)],
  ['B. ', (name, nth) => large(`${'AB'.charAt(nth)}. ${name}`, 13)],
])('%s before a title is not part of it', (_, title) => {
  expect(titlesOf(both(title))).toEqual(BOTH);
});

// IMPORT-3
test.each(['Procedures', '2. Procedures', 'Response', 'Instructions', 'Protocol'])(
  'in a document of chapters, %s above procedures is a chapter',
  (name) => {
    const all = [heading(name, 1), ...both((title) => heading(title, 2)), heading('Records', 1)];
    expect(titlesOf([...all, line('The log is kept for a year.')]).slice(0, 2)).toEqual(BOTH);
  },
);

// IMPORT-32
test.each<[string, readonly string[]]>([
  ['a form', ['Name: ________', 'Room: ________', 'Time: ____']],
  ['a line to fill in several times', ['Name ______ Out ______ Back ______']],
  ['one with dots', ['Your name ..............', 'What you saw ..............']],
  [
    'who takes part',
    ['Answer\nTutor: R\nDean: I', 'Unlock\nTutor: R\nGuard: A', 'R = responsible'],
  ],
  ['a form with a remark', ['Hand it in.', 'Name: ____', 'Date: ____', 'Sign: ____']],
  ['who is asked', ['Ring out\nDesk: A/R', 'Write up\nDesk: R\nDean: A']],
])('%s to fill in or look at is left out', (_, texts) => {
  const form = [heading('Night report', 1), ...texts.map(line)];
  const { issues, uses } = read([...both((name) => heading(name, 1)), ...form]);
  expect(issues.map(({ title }) => title)).toEqual(BOTH);
  expect(new Set(uses.slice(-form.length))).toEqual(new Set(['out']));
});

// IMPORT-32
test('a table to fill in that has only column names is left out', () => {
  const log = [heading('Key log', 1), lineBlock('Name | Date | Signed', { table: 1 })];
  const { uses } = read([...both((name) => heading(name, 1)), ...log]);
  expect(uses.slice(-2)).toEqual(['out', 'out']);
});

// IMPORT-17
test.each([
  ['Cheers', 'Ana', '> On Monday you wrote:', '> please send the list', '> soon', '> Ben'],
  ["That's it.", 'Lee', 'North desk: 555-0103'],
  ['Thanks all', 'M. Rao, tutor', 'Elm Court', 'Room 4', 'Mailbox 7'],
  ['Good luck out there', 'Kim'],
  ['Best regards', 'Jo', 'Area office', '555-0107', '555-0108', 'Open at 9'],
])('%s and the signature below it are not steps', (...lines) => {
  const text = ['Flood', '', '1. Shut the tap.', '2. Ring the desk.', ''].join('\n');
  const { issues } = read(textBlocks(`${text}\n${lines.join('\n\n')}`));
  expect(issues.map(({ title, steps }) => [title, steps.length])).toEqual([['Flood', 2]]);
});

// IMPORT-17
test.each([
  ['1. Look.', '“Thank you for telling me,” then log it.', 'Remain there.'],
  ['1. Look.', 'Thank you, they will say.', 'Write down the number.'],
  ['Say who you are.', 'Thank you, they will say.', 'Write down the number.'],
])('thanks followed by something to do are steps: %s', (...texts) => {
  const hotline = [heading('Hotline', 1), ...textBlocks(texts.join('\n\n'))];
  expect(read(hotline).left).toEqual([]);
});

const QUESTIONS = ['Who let the bat in?', 'What if a wallet turns up?'];
// IMPORT-3
test.each<[string, (name: string, nth: number) => SourceBlock, readonly string[]]>([
  ['large letters', (name) => lineBlock(name, { isApart: true, size: 15 }), BOTH],
  ['bold questions', (_, nth) => large(QUESTIONS[nth] ?? '', 13), QUESTIONS],
  [
    'questions in capitals',
    (_, nth) => line(QUESTIONS[nth]?.toUpperCase() ?? ''),
    QUESTIONS.map((one) => one.toUpperCase()),
  ],
  [
    'bold lines with a capital letter',
    (name, nth) => lineBlock(`${'AB'.charAt(nth)}) ${name}`, { isBold: true, isApart: true }),
    BOTH,
  ],
  ['small capitals', (name) => lineBlock(name, { isApart: true, isBold: true, size: 9 }), BOTH],
])('titles may be %s', (_, title, titles) => {
  expect(titlesOf(both(title))).toEqual(titles);
});

// IMPORT-3
test.each<[string, SourceBlock]>([
  ['a step in bold', lineBlock('Step 3: Wait for the van', { isBold: true, isApart: true })],
  ['what is read out in large letters', lineBlock('“We are on our way”', { size: 15 })],
  ['a small line', lineBlock('As of May', { size: 8 })],
])('%s is not a title', (_, block) => {
  const all = both((name) => heading(name, 1));
  expect(titlesOf([...all.slice(0, 3), block, ...all.slice(3)])).toEqual(BOTH);
});

// IMPORT-4
test('a bold question that is answered below it is not a title', () => {
  const asked = lineBlock('Is it hurt?', { isBold: true, isApart: true });
  const all = both((name) => large(name, 13));
  const text = [...all.slice(0, 3), asked, line('Yes: ring the vet.'), line('No: wait.')];
  expect(titlesOf([...text, ...all.slice(3)])).toEqual(BOTH);
});

// IMPORT-3
test('a section in the table of contents has procedures of its own', () => {
  const page = (title: string) => [large(title, 14), line('1. Go out.'), line('2. Call 911.')];
  const contents = ['SECTION 1: HEAT', 'SMOKE .... 5', 'SECTION 2: WATER', 'FLOOD .... 7'];
  const blocks = [
    large('NIGHT WORK', 26),
    large('TABLE OF CONTENTS', 14),
    ...contents.map((text) => (text.includes('..') ? lineBlock(text) : large(text, 11))),
    large('WELCOME', 14),
    line('Thank you for being here.'),
    large('SECTION 1: HEAT', 16),
    ...page('SMOKE'),
    ...page('ALARM'),
    large('SECTION 2: WATER', 16),
    ...page('FLOOD'),
  ];
  expect(titlesOf(blocks)).toEqual(expect.arrayContaining(['SMOKE', 'ALARM', 'FLOOD']));
});

// IMPORT-32
test.each([
  ['bold', (text: string) => lineBlock(text, { isBold: true, isApart: true })],
  ['larger', (text: string) => large(text, 13)],
])(
  'an introduction before the procedures is left out with its parts, if its headings are %s',
  (_, look) => {
    const said = [look('Purpose and scope'), line('It applies to all.'), look('Definitions')];
    const blocks = [...said, line('A guest is a guest.'), ...both(look), look('Records')];
    const { issues } = read([...blocks, line('The log is kept for a year.')]);
    expect(issues.map(({ title }) => title)).toEqual(BOTH);
  },
);

// IMPORT-17
test('a last heading such as Records, with something to do below it, is a procedure, marked as a guess', () => {
  const log = [large('Records', 13), line('Send the log to the director by noon.')];
  const { issues, left } = read([...both((name) => large(name, 13)), ...log]);
  expect(issues.map(({ title, isTitleGuessed }) => [title, isTitleGuessed])).toEqual([
    ...BOTH.map((title) => [title, false]),
    ['Records', true],
  ]);
  expect(left).toEqual([]);
});

// IMPORT-36, IMPORT-38
test.each([
  [
    'House rules',
    ['Quiet from 11 pm.', 'Bicycles in the shed.', 'Guests for two nights.', 'Shoes off.'],
    true,
  ],
  ['12-C Lost keys', ['Ask for the name.', 'Look at the card.', 'Write it in the log.'], true],
  ['Lost keys', ['Ask for the name.', 'Look at the card.', 'Write it in the log.'], false],
])(
  'only a title with rules below it, or with a number that others lack, is marked as a guess: %s',
  (title, texts, isGuessed) => {
    const others = ['Lockout', 'Noise', 'Flood'];
    const blocks = [...others.slice(0, 2), title, ...others.slice(2)].flatMap((name) => [
      large(name, 13),
      ...(name === title ? texts : ['Call the desk.', 'Ask who is there.', 'Wait.']).map(
        (text, at) => lineBlock(`${at + 1}. ${text}`),
      ),
    ]);
    const { issues } = read(blocks);
    expect(issues.map((one) => one.title)).toContain(title);
    expect(issues.flatMap((one) => (one.isTitleGuessed ? [one.title] : []))).toEqual(
      isGuessed ? [title] : [],
    );
  },
);
