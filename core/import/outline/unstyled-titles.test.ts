import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';

const bold = (text: string): SourceBlock => lineBlock(text, { isApart: true, isBold: true });
const large = (text: string, size: number): SourceBlock => ({ ...bold(text), size });
const line = (text: string): SourceBlock => lineBlock(text, { isApart: true });
const list = (...texts: readonly string[]): readonly SourceBlock[] =>
  texts.map((text, at) => lineBlock(text, { kind: 'numbered', label: `${at + 1}.` }));
const LIST = list('Knock on the door.', 'Ask who is there.', 'Log it.');

const NAMES = ['Lost key', 'Wet floor', 'Stuck elevator', 'Bat in a room'];

/** Documents whose titles and parts look alike, by what tells them apart. */
const DOCUMENTS: Readonly<Record<string, readonly SourceBlock[]>> = {
  'the numbers of chapters before them': [
    bold('Night manual'),
    bold('1 Buildings'),
    line('All of this is about buildings.'),
    ...NAMES.flatMap((name, at) => [
      bold(`1.${at + 1} ${name}`),
      bold(`1.${at + 1}.1 Purpose`),
      line('To keep calm.'),
      bold(`1.${at + 1}.2 Procedure`),
      ...LIST,
    ]),
  ],
  'parts that come back under the look of the title of all': [
    bold('Night manual'),
    line('Kept at the desk.'),
    ...NAMES.flatMap((name, at) => [
      bold(`6.${at + 1} ${name}`),
      bold('Policy'),
      line('Nobody is asked to pay.'),
      bold('Procedure'),
      ...LIST,
    ]),
  ],
  'contents in larger letters before them': [
    bold('Night manual'),
    large('Table of Contents', 14),
    line('Lost key'),
    ...NAMES.flatMap((name) => [
      bold(name),
      bold('Policy'),
      line('Nobody pays.'),
      bold('Act'),
      ...LIST,
    ]),
  ],
  'a cover of two lines above chapters called as parts are': [
    large('Summer Programs', 26),
    large('Night Manual', 22),
    large('1. Purpose', 14),
    line('To say what is done.'),
    large('2. Procedures', 14),
    ...NAMES.flatMap((name, at) => [large(`2.${at + 1} ${name}`, 13), ...LIST]),
  ],
  'a line in another language below each': [
    bold('Night manual'),
    line('Kept at the desk.'),
    ...NAMES.flatMap((name, at) => [
      bold(`Protocol ${at + 1} – ${name}`),
      line(`Nom ${'abcd'[at]}`),
      ...LIST,
    ]),
  ],
  'two who act below each': NAMES.flatMap((name) => [
    bold(name),
    bold('RA on duty'),
    ...LIST,
    bold('Hall director'),
    ...list('Call the family.', 'Write a report.'),
  ]),
  'a count before them and nothing else': [
    line('What would you do?'),
    ...NAMES.flatMap((name, at) => [
      line(`Scenario ${at + 1}: ${name}`),
      line('The scene'),
      line('It is late and a resident calls.'),
      line('What to do'),
      ...LIST,
    ]),
  ],
  'a usual part below them and nothing else': NAMES.flatMap((name) => [
    line(name),
    line('Purpose'),
    line('To keep calm.'),
    line('Immediate action'),
    ...LIST,
  ]),
};

// IMPORT-3, IMPORT-23
test.each(Object.keys(DOCUMENTS))(
  'titles are recognized by %s, and any other line read as one is marked as a guess',
  (what) => {
    const { issues } = guessIssues(DOCUMENTS[what] ?? [], {
      name: 'Binder',
      campus: BINDER_CAMPUS,
    });
    const titles = issues.filter(
      ({ title, isTitleGuessed }) => NAMES.includes(title) || !isTitleGuessed,
    );
    expect(titles.map(({ title }) => title)).toEqual(NAMES);
  },
);

const issuesOf = (blocks: readonly SourceBlock[]) =>
  guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues;

// IMPORT-3, IMPORT-42
test.each([
  ['Card 5: Lost key', 'Lost key'],
  ['4.2 Lost key', 'Lost key'],
  ['PROTOCOL C: Lost key', 'Lost key'],
  ['911: Lost key', '911: Lost key'],
  ['Building 7: Lost key', 'Building 7: Lost key'],
])('the title of a single procedure written as %j is %j', (written, title) => {
  expect(issuesOf([bold(written), ...LIST]).map((issue) => issue.title)).toEqual([title]);
});

// IMPORT-37
test('a title without steps is marked, and so are two titles if the upper one has a single step', () => {
  const marks = (below: readonly SourceBlock[]) =>
    issuesOf([bold('Lost key'), ...LIST, bold('Buildings'), ...below]).map(
      ({ isTitleGuessed }) => isTitleGuessed,
    );
  expect(marks([])).toEqual([false, true]);
  expect(marks(LIST.slice(0, 1))).toEqual([false, true]);
  expect(marks(LIST)).toEqual([false, false]);
  const policy = [bold('Guests'), ...LIST.slice(0, 1), bold('Guest without a card'), ...LIST];
  expect(issuesOf(policy).map(({ isTitleGuessed }) => isTitleGuessed)).toEqual([true, true]);
});

/** Two procedures of a text without any look, whose steps count on below the names of who does them. */
const ROLES = ['Warm freezer', 'Broken vial'].flatMap((name) => {
  const [first, second, third] = LIST;
  return [line(name), line('Front desk'), first, second, line('Night nurse'), third];
});

// IMPORT-23
test('a line above a repeated name is a title, and a line between two steps is not', () => {
  const blocks = [line('Evening Clinic'), ...ROLES.flatMap((one) => one ?? [])];
  const { issues } = guessIssues(blocks, { name: 'Clinic', campus: BINDER_CAMPUS });
  expect(issues.map(({ title, steps }) => [title, steps.length])).toEqual([
    ['Warm freezer', 3],
    ['Broken vial', 3],
  ]);
});

// IMPORT-33
test.each([
  [
    'Sleep well, or don’t,',
    'Odalys',
    '--',
    'Odalys Ferrant',
    'Night Coordinator',
    'Desk: 555-0119',
  ],
  ['Thank you all. Stay warm.', 'Odessa', 'Odessa Pruitt', 'This is confidential.'],
])('%s ends an email', (...lines) => {
  const blocks = [
    ...NAMES.flatMap((name) => [bold(name), ...LIST]),
    ...lines.map((text, at) => lineBlock(text, { isApart: at === 0 })),
  ];
  const { issues } = guessIssues(blocks, { name: 'Mail', campus: BINDER_CAMPUS });
  expect(issues.map(({ steps }) => steps.length)).toEqual([3, 3, 3, 3]);
});
const row = (text: string) => lineBlock(text, { isApart: true, table: 1 });

// IMPORT-17
test("a phone table in an email's signature adds no step to the last procedure", () => {
  const blocks = [
    ...NAMES.flatMap((name) => [bold(name), ...LIST]),
    ...['Thank you for giving up your break.', 'Odessa'].map(line),
    row('Odessa, cell | 555-0141'),
    row('Plant | 555-0172'),
  ];
  const { issues } = guessIssues(blocks, { name: 'Mail', campus: BINDER_CAMPUS });
  expect(issues.map(({ steps }) => steps.length)).toEqual([3, 3, 3, 3]);
});

// IMPORT-23
test('a question above a list that begins with 1 is a title', () => {
  const asked = ['What do I do if I smell something?', 'Do I have to let them in?'];
  const blocks = [line('Staff Cabins'), ...asked.flatMap((one) => [line(one), ...LIST])];
  const { issues } = guessIssues(blocks, { name: 'Cabins', campus: BINDER_CAMPUS });
  expect(issues.map(({ title, steps }) => [title, steps.length])).toEqual(
    asked.map((one) => [one, 3]),
  );
});

// IMPORT-3
test.each([
  ['bold', bold],
  ['in capitals', (text: string) => line(text.toUpperCase())],
])(
  'questions %s are titles if nothing else stands out, and names below them say who acts',
  (_, title) => {
    const blocks = ['What if the alarm rings?', 'What if somebody is hurt?'].flatMap((question) => [
      title(question),
      lineBlock('RA - knock on every door'),
      lineBlock('Desk - call 911'),
    ]);
    const { issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
    const steps = ['RA - knock on every door', 'Desk - call 911'];
    expect(issues.map((one) => one.steps.map(({ step }) => step.question))).toEqual([steps, steps]);
  },
);
