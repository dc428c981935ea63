import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import type { BlockUse } from './outline.ts';
import type { DocumentChoice } from './questions.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const heading = (text: string, level = 1): SourceBlock =>
  lineBlock(text, { kind: 'heading', level, isApart: true });
const line = (text: string): SourceBlock => lineBlock(text, { isApart: true });
const bold = (text: string): SourceBlock => ({ ...line(text), isBold: true, size: 20 });
const numbered = (text: string): SourceBlock =>
  lineBlock(text, { kind: 'numbered', label: '1.', isApart: true });

const about = { name: 'Binder', campus: BINDER_CAMPUS };
const read = (
  blocks: readonly SourceBlock[],
  answers: readonly (readonly [string, DocumentChoice])[] = [],
  corrections: ReadonlyMap<number, BlockUse> = new Map(),
) => guessIssues(blocks, about, corrections, new Map(answers));

/** Makes a manual of three procedures, each with the same part at its end or before its steps. */
const manual = (part: string, isLast: boolean): readonly SourceBlock[] =>
  ['Lost key', 'Broken lift', 'Loud music'].flatMap((title) => {
    const told = [heading(part, 2), line('Be kind.'), line('Ask twice.')];
    const done = [heading('Procedures', 2), numbered('Go and look.')];
    return [heading(title), ...(isLast ? [...done, ...told] : [...told, ...done])];
  });

// IMPORT-19
describe('a part repeated below several titles', () => {
  test('is one question, with its first place in the document and the likely choice', () => {
    expect(read(manual('Considerations', true)).questions).toEqual([
      {
        id: 'REPEATED_PART considerations',
        kind: 'REPEATED_PART',
        phrase: 'Considerations',
        count: 3,
        examples: [3, 4, 5],
        choices: ['out', 'steps', 'step', 'before'],
        preset: 'step',
      },
    ]);
    expect(read(manual('Policy', false)).questions).toMatchObject([
      { choices: ['out', 'steps', 'step', 'above'], preset: 'above' },
    ]);
    expect(read(manual('Tell', true)).questions).toMatchObject([{ preset: 'steps' }]);
  });

  test.each<[DocumentChoice, string]>([
    ['out', '1 Procedures / Go and look.'],
    ['steps', '1 Procedures / Go and look.\n2 Considerations / Be kind.\n3 Ask twice.'],
    ['step', '1 Procedures / Go and look.\n2 Considerations / Be kind. / Ask twice.'],
    ['before', '1 Procedures / Go and look. / Considerations / Be kind. / Ask twice.'],
  ])('is read below all of them as %s', (choice, steps) => {
    const blocks = manual('Considerations', true);
    const { issues, left } = read(blocks, [['REPEATED_PART considerations', choice]]);
    const shown = outlineText(issues).split('\n\n');
    expect(shown.map((one) => one.slice(one.indexOf('\n') + 1))).toEqual([steps, steps, steps]);
    expect(left).toHaveLength(choice === 'out' ? 9 : 0);
  });

  test('is not asked about if it is there only twice or has a list of steps', () => {
    expect(read(manual('Policy', true).slice(0, 12)).questions).toEqual([]);
    expect(
      read(
        ['Fire', 'Flood', 'Frost'].flatMap((one) => [
          heading(one),
          heading('Act', 2),
          numbered('Go.'),
        ]),
      ).questions,
    ).toEqual([]);
  });

  test('follows a correction of a paragraph, and ignores an answer that is not a choice', () => {
    const blocks = manual('Considerations', true);
    const id = 'REPEATED_PART considerations';
    expect(read(blocks, [[id, 'called']])).toEqual(read(blocks));
    expect(read(blocks, [[id, 'out']], new Map([[4, 'step']])).left).toHaveLength(8);
  });
});

/** Makes a title, perhaps with a line below it, above a list of steps. */
const procedureOf = (...lines: readonly SourceBlock[]): readonly SourceBlock[] => [
  ...lines,
  ...['Go and look.', 'Call the desk.', 'Sign the log.'].map((text, at) => ({
    ...numbered(text),
    label: `${at + 1}.`,
  })),
];

const titled = (blocks: readonly SourceBlock[], choice?: DocumentChoice) =>
  read(blocks, choice ? [['TITLES', choice]] : []).issues.map(({ title }) => title);

// IMPORT-19
describe('titles that two readings of a document find in different places', () => {
  const bullet = (text: string): SourceBlock => ({ ...line(text), kind: 'bullet' });
  const names = ['Lost key', 'Broken lift', 'Loud music'];
  const covered = [
    heading('Duty bag'),
    ...['Torch', 'Spare keys'].map((text) => bullet(text)),
    ...names.flatMap((name) => procedureOf(heading(name, 2))),
  ];
  const below = (text: (name: string) => string): readonly SourceBlock[] =>
    names.flatMap((name) => procedureOf(line(name), { ...line(text(name)), isBold: true }));
  const owned = below((name) => `For the ${name} team`);

  test('are one question, whose choices list the titles of each reading', () => {
    expect(read(covered).questions).toEqual([
      {
        id: 'TITLES',
        kind: 'TITLES',
        phrase: '',
        count: 2,
        examples: [],
        choices: ['reading 0', 'reading heading 2'],
        preset: 'reading 0',
        titles: { 'reading 0': [0, 3, 7, 11], 'reading heading 2': [3, 7, 11] },
      },
    ]);
  });

  test('are the ones that somebody chose, and the likely ones until then', () => {
    const likely = ['Duty bag', ...names];
    expect(titled(covered)).toEqual(likely);
    expect(titled(covered, 'reading 0')).toEqual(likely);
    expect(titled(covered, 'out')).toEqual(likely);
    expect(titled(covered, 'reading heading 2')).toEqual(names);
  });

  test('follow a correction of a paragraph', () => {
    const said = new Map<number, BlockUse>([[3, 'section']]);
    const { issues } = read(covered, [['TITLES', 'reading heading 2']], said);
    expect(issues.map(({ title }) => title)).not.toContain('Lost key');
  });

  test('are marked as guesses until somebody answers', () => {
    const marksOf = (choice?: DocumentChoice) =>
      read(owned, choice ? [['TITLES', choice]] : []).issues.map((one) => one.isTitleGuessed);
    const [question] = read(owned).questions;
    expect(question).toMatchObject({ kind: 'TITLES', count: 2 });
    expect(marksOf()).toEqual([true, true, true]);
    expect(marksOf(question?.preset)).toEqual([false, false, false]);
  });

  test('are not asked about if the other reading only has lines that name an owner', () => {
    expect(read(below((name) => `Owner: ${name} team`)).questions).toEqual([]);
  });

  test('are not asked about if all readings agree, apart from the cover', () => {
    expect(read(names.flatMap((name) => procedureOf(heading(name)))).questions).toEqual([]);
    const front = ['Foreword', 'Contents'].flatMap((name) => [bold(name), line('All of us.')]);
    const binder = [...front, ...names.flatMap((name) => procedureOf(bold(name)))];
    expect(titled(binder)).toEqual(names);
    expect(read(binder).questions).toEqual([]);
  });

  test.each<[string, readonly SourceBlock[]]>([
    ['a list', [numbered('Go outside.'), numbered('Stay there.')]],
    ['bullets', [bullet('Everyone leaves by the stairs.'), bullet('Nobody goes back in.')]],
    ['commands', [line('Open the window.'), line('Call 911 from outside.')]],
    ['what people there do', [line('Residents wait outside.'), line('Staff count them.')]],
  ])('are asked about if one more title has %s below it', (_, acts) => {
    const binder = names.flatMap((name) => procedureOf(heading(name)));
    expect(read([...binder, bold('Gas leak'), ...acts]).questions).toMatchObject([
      { kind: 'TITLES', count: 2 },
    ]);
  });
});

const guessed = (blocks: readonly SourceBlock[], corrections?: ReadonlyMap<number, BlockUse>) =>
  read(blocks, [], corrections).issues;

const doubted = (blocks: readonly SourceBlock[], corrections?: ReadonlyMap<number, BlockUse>) =>
  guessed(blocks, corrections).flatMap(({ title, isTitleGuessed }) =>
    isTitleGuessed ? [title] : [],
  );

const procedure = (title: string, ...steps: readonly string[]): string =>
  [`# ${title}`, ...steps].join('\n\n');
const LONG = ['1. Ask.', '2. Look.', '3. Write it down.'];
const LINES = ['Ask for the name.', 'Look at the card.', 'Write it down.'];

/** Returns headings and lines as Markdown has them. */
const markdown = (...parts: readonly string[]): readonly SourceBlock[] =>
  textBlocks(parts.join('\n\n')).map((block) =>
    block.text.startsWith('# ')
      ? { ...block, kind: 'heading', level: 1, text: block.text.slice(2) }
      : block,
  );

// IMPORT-26, IMPORT-36
test.each<[string, readonly SourceBlock[], readonly string[]]>([
  [
    'with one step where others have more',
    markdown(procedure('Leak', ...LONG), procedure('Gate', '1. Ask.'), procedure('Key', ...LONG)),
    ['Gate'],
  ],
  [
    'without a list among lists',
    markdown(
      ...['Leak', 'Key', 'Fire'].map((title) => procedure(title, ...LONG)),
      procedure('Some thoughts', ...LINES),
    ),
    ['Some thoughts'],
  ],
  [
    'that is the only one and has a number',
    markdown(procedure('Chart B: Loud party', ...LONG)),
    ['Chart B: Loud party'],
  ],
  [
    'named like a part',
    markdown(
      procedure('2. Definitions', ...LONG),
      procedure('Leak', ...LONG),
      procedure('Who do I ring?', ...LONG),
      procedure('Questions we get', ...LONG),
    ),
    ['Definitions', 'Who do I ring?', 'Questions we get'],
  ],
  [
    'with a single line, although few others have a list',
    markdown(
      procedure('Leak', ...LONG),
      procedure('Gate', 'It is painted.'),
      procedure('Key', ...LINES.slice(1)),
    ),
    ['Gate'],
  ],
  [
    'of fewer than half the steps that most have',
    markdown(
      ...['Leak', 'Key', 'Fire'].map((title) => procedure(title, ...LONG, '4. Wait.', '5. Sign.')),
      procedure('Gate', '1. Ask.', '2. Look.'),
      procedure('Noise', ...LONG),
    ),
    ['Gate'],
  ],
  [
    'that looks otherwise than the others',
    [
      { ...lineBlock('Handbook'), kind: 'heading', level: 1, size: 26, isBold: true },
      ...textBlocks(LONG.join('\n\n')),
      ...markdown(...['Leak', 'Key', 'Fire'].map((title) => procedure(title, ...LONG))),
    ],
    ['Handbook'],
  ],
  [
    'above what nobody does, first or last',
    markdown(
      procedure('Our porters', '1. Dana.', '2. Renata.', '3. Kim.'),
      ...['Leak', 'Key', 'Fire'].map((title) => procedure(title, ...LONG)),
    ),
    ['Our porters'],
  ],
  [
    'that is the second of two titles recognized only by their position',
    textBlocks(['Noise', ...LINES, '', 'Fight', '', ...LINES].join('\n')),
    ['Fight'],
  ],
])('a title %s is marked as a guess', (_, blocks, titles) => {
  expect(doubted(blocks)).toEqual(titles);
});

const row = (issue: string, question: string): SourceBlock =>
  lineBlock('', {
    kind: 'row',
    cells: [
      { column: 'issue', text: issue },
      { column: 'question', text: question },
    ],
  });

// IMPORT-26
test('a title is not marked if all are alike, if it is the only one, or if a sheet or a correction sets it', () => {
  expect(doubted(markdown(procedure('Leak', '1. Ask.'), procedure('Key', '1. Look.')))).toEqual([]);
  expect(doubted(markdown(procedure('Records', '1. Ask.')))).toEqual([]);
  const rows = ['Leak', '', '', 'Records', 'Key', '', ''].map((issue) => row(issue, 'Ask.'));
  expect(doubted(rows)).toEqual([]);
  const said = markdown(procedure('Leak', ...LONG), procedure('Records', ...LONG));
  expect(doubted(said)).toEqual(['Records']);
  expect(doubted(said, new Map([[4, 'title']]))).toEqual([]);
});

// IMPORT-35
test.each(['Stop here and stay.', 'Wait. Back to the top in an hour.', 'Ring, and skip the rest.'])(
  'a step that leads somewhere unread is marked: %s',
  (step) => {
    const [issue] = guessed(markdown(procedure('Leak', '1. Ask.', `2. ${step}`, '3. Sign.')));
    expect(issue?.steps.map(({ marks }) => marks.includes('SKIP'))).toEqual([false, true, false]);
  },
);

const maybeTitles = (blocks: readonly SourceBlock[], corrections?: ReadonlyMap<number, BlockUse>) =>
  guessed(blocks, corrections).flatMap(({ steps }) =>
    steps.flatMap(({ step, marks }) => (marks.includes('MAYBE_TITLE') ? [step.question] : [])),
  );

// IMPORT-39
test('a step that looks like a title is marked, until somebody says what it is', () => {
  const blocks = markdown(procedure('Leak', 'Tell the desk', ...LINES, 'Lost key', ...LINES));
  expect(maybeTitles(blocks)).toEqual(['Lost key']);
  expect(maybeTitles(blocks, new Map([[5, 'words']]))).toEqual([]);
  const numbered = textBlocks('FIRE\n\n1. Leave.\n\n2. Call 999.\nFlood\n1. Look.\n2. Call 999.');
  expect(maybeTitles(numbered)).toEqual(['Flood']);
  const titles = guessed(blocks, new Map([[5, 'title']])).map(({ title }) => title);
  expect(titles).toEqual(['Leak', 'Lost key']);
});
