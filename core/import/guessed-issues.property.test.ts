import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../fixtures/any-character.ts';
import { contactsIn, splitContacts } from '../campus/contact-refs.ts';
import { NEW_CAMPUS } from '../campus/campus.ts';
import { problemsInExchanged } from '../exchange/exchange.ts';
import { problemsInForm } from '../exchange/exchange-form.ts';
import { BINDER_CAMPUS } from '../fixtures/binder-outline.ts';
import { contactWith } from '../fixtures/contacts.ts';
import { runs } from '../fixtures/runs.ts';
import { problemsInStep } from '../step/draft-problems.ts';
import { exchangedGuess } from './guessed-issue.ts';
import { guessIssues, type Guessed } from './guessed-issues.ts';
import { CONFIRMED } from './steps/guessed-steps.ts';
import { offeredContacts } from './outline/offered-contacts.ts';
import type { BlockUse } from './outline/outline.ts';
import { TABLE_LEVEL } from './paragraphs/labels.ts';
import { SHEET_COLUMNS } from './paragraphs/source.ts';
import { lineBlock, textOf, type Piece, type SourceBlock } from './paragraphs/source.ts';
import { textBlocks } from './paragraphs/text-blocks.ts';

const campus = {
  ...NEW_CAMPUS,
  contacts: [
    contactWith('security', { name: 'Security', number: '0161 496 0000' }),
    contactWith('duty', { name: 'Duty Manager' }),
  ],
  emergency: { words: 'emergency services', number: '999' },
};
const about = { name: 'Binder', campus };

const WORD = /[\p{L}\p{N}]+/gu;
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** The phrases of such documents, and some that nobody would expect. */
const phrases = fc.oneof(
  fc.constantFrom(
    'If yes, go to step 2.',
    'If no, call Security and go to step 4.',
    'If no, continue.',
    'If there is smoke, go to step 3.',
    'Otherwise, call 999.',
    'Yes: stop here.',
    'No → 5',
    'Is anybody hurt?',
    'Call the Duty Manager on 0161 496 0000, then go to step 7.',
    'Go back to step 1.',
    'No smoking in rooms.',
    'Do not go to step 3.',
    'FIRE ALARM',
    'Purpose',
    'Foreword',
    'Name | Phone | When',
    'Security | 0161 496 0000',
    'Night porter | 555-0142 | weekends',
    'Table of contents',
    'This binder belongs to the desk.',
    'Procedure:',
    'Collect the following:',
    'Step 3: Reset the panel',
    'Which light is on?',
    'Ask whether anybody is inside.',
    'Green: leave it.',
    'Red light',
    'Warrant? Step aside.',
    'If nobody opens, call 999.',
    'Neither: go to step 2.',
  ),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.stringMatching(/^[A-Za-z ,.]{0,40}$/),
);
const starts = fc.constantFrom('', '', '1. ', '2) ', '3. ', 'Step 4: ', '- ', '  • ', 'a) ', '# ');
const lines = fc.array(fc.tuple(starts, fc.array(phrases, { maxLength: 3 })), { maxLength: 25 });
const texts = lines.map((all) => all.map(([start, said]) => start + said.join(' ')).join('\n'));

const PICTURES = ['a', 'b', 'c'].map((sign) => sign.repeat(64));

/** A row has each column of ours at most once. */
const cells = fc.uniqueArray(
  fc.record({
    column: fc.constantFrom(...SHEET_COLUMNS),
    text: fc.oneof(phrases, fc.constantFrom('1', '2', 'next', 'end', 'Step 3')),
  }),
  { maxLength: 6, selector: ({ column }) => column },
);
const block = fc.oneof(
  fc
    .record({
      kind: fc.constantFrom('heading', 'numbered', 'bullet', 'line' as const),
      level: fc.nat(3),
      label: fc.constantFrom('', '1.', '2.', 'a)'),
      text: phrases,
      isBold: fc.boolean(),
      isApart: fc.boolean(),
      pictures: fc.array(fc.constantFrom(...PICTURES), { maxLength: 2 }),
      lost: fc.nat(1),
      table: fc.option(fc.nat(1), { nil: undefined }),
    })
    .map(({ table, ...made }): SourceBlock => ({
      ...made,
      cells: [],
      ...(table !== undefined && { table }),
    })),
  cells.map((made) => lineBlock('', { kind: 'row', cells: made })),
);
const documents = fc.oneof(
  texts.map(textBlocks),
  fc.array(block, { maxLength: 25 }) as fc.Arbitrary<readonly SourceBlock[]>,
);
const uses = fc.constantFrom<BlockUse>(
  'title',
  'chapter',
  'section',
  'step',
  'words',
  'part',
  'question',
  'yes',
  'no',
  'out',
);
const corrected = fc
  .array(fc.tuple(fc.nat(25), uses), { maxLength: 6 })
  .map((made) => new Map(made));

const piecesOf = ({ issues, left }: Guessed): Piece[] => [
  ...left,
  ...issues.flatMap(({ pieces, steps }) => [...pieces, ...steps.flatMap((step) => step.pieces)]),
];

/** A signed line below a question that has this answer already, and is said to be it. */
const ANSWERED_ALREADY: [readonly SourceBlock[], Map<number, BlockUse>] = [
  [lineBlock('Which light is on? Yes: stop here.'), lineBlock('  • If yes, go to step 2.')],
  new Map([[1, 'yes']]),
];

/** An answer of its own below a row of 'If' and 'Then', and one below the first of two answers: each has the place of another. */
const apart = { isApart: true };
const ANSWERED_ROW = [
  lineBlock('Leak', { kind: 'heading', level: 1, ...apart }),
  lineBlock('If | Then', { table: 1, aside: 'columns' }),
  lineBlock('Water is clear', { kind: 'heading', level: TABLE_LEVEL, ...apart }),
  lineBlock('Mop it up.', apart),
  lineBlock('If not, call facilities.', apart),
  lineBlock('Water smells', { kind: 'heading', level: TABLE_LEVEL, ...apart }),
  lineBlock('Ring the desk.', apart),
  lineBlock('Fire', { kind: 'heading', level: 1, ...apart }),
  lineBlock('1. Leave.'),
  lineBlock('2. Call 999.'),
];
const ANSWERED_CASE = [
  lineBlock('1. Which light is on?'),
  lineBlock('Green: leave it.', { kind: 'bullet', level: 1 }),
  lineBlock('If no, call Security and go to step 4.', { kind: 'bullet', level: 2 }),
  lineBlock('Red: go out.', { kind: 'bullet', level: 1 }),
];

/** An answer whose only step is the one that it leads to, and a line that leads to its own step though it was made an answer. */
const made = { level: 0, isBold: false, isApart: false, pictures: [], lost: 0, cells: [] };
const LED_INTO_ITSELF: [readonly SourceBlock[], Map<number, BlockUse>] = [
  [
    { ...made, kind: 'heading', label: '', text: 'If yes, go to step 2.' },
    { ...made, kind: 'heading', label: '', text: 'If yes, go to step 2.' },
    { ...made, kind: 'bullet', label: '2.', text: '' },
  ],
  new Map([[2, 'step']]),
];
const LED_TO_ITSELF: [readonly SourceBlock[], Map<number, BlockUse>] = [
  [
    lineBlock('2) If yes, go to step 2.'),
    lineBlock('3. If there is smoke, go to step 3.'),
    lineBlock('If yes, go to step 2.'),
  ],
  new Map([[1, 'no']]),
];

// IMPORT-2, IMPORT-18, IMPORT-3
test('every word of a document is in exactly one piece of its issues or of what is left out', () => {
  fc.assert(
    fc.property(documents, corrected, (blocks, corrections) => {
      const pieces = piecesOf(guessIssues(blocks, about, corrections));
      for (const [place, { text, cells: own }] of blocks.entries()) {
        for (const [cell, source] of [
          [-1, text] as const,
          ...own.map((one, at) => [at, one.text] as const),
        ]) {
          const ranges = pieces
            .filter((piece) => piece.block === place && piece.cell === cell)
            .toSorted((a, b) => a.from - b.from);
          let at = 0;
          for (const { from, to } of ranges) {
            expect(from).toBeGreaterThanOrEqual(at);
            expect(wordsIn(source.slice(at, from))).toEqual([]);
            at = to;
          }
          expect(wordsIn(source.slice(at))).toEqual([]);
        }
      }
    }),
    {
      numRuns: runs(600),
      examples: [ANSWERED_ALREADY, [ANSWERED_ROW, new Map()], [ANSWERED_CASE, new Map()]],
    },
  );
});

// IMPORT-13
test('every picture of a document is in one step or in what is left out', () => {
  fc.assert(
    fc.property(documents, corrected, (blocks, corrections) => {
      const { issues, leftPictures } = guessIssues(blocks, about, corrections);
      const steps = issues.flatMap((issue) => issue.steps);
      const placed = [
        ...steps.flatMap(({ pictures }) => pictures),
        ...leftPictures.flatMap((place) => blocks[place]?.pictures ?? []),
      ];
      expect(placed.toSorted()).toEqual(blocks.flatMap(({ pictures }) => pictures).toSorted());
      for (const { step, pictures, marks } of steps) {
        expect(step.image).toBe(pictures[0] && `images/${pictures[0]}.webp`);
        expect(marks.includes('MORE_PICTURES')).toBe(pictures.length > 1);
      }
    }),
    { numRuns: runs(400) },
  );
});

// IMPORT-2
test('no word is invented: a step has only the words of its pieces of the document', () => {
  fc.assert(
    fc.property(documents, corrected, (blocks, corrections) => {
      for (const { steps } of guessIssues(blocks, about, corrections).issues) {
        for (const { step, pieces } of steps) {
          const { question = '', yesAction, noAction, confirmationAction } = step;
          const confirmation = confirmationAction?.confirmationText;
          const said = [
            question,
            yesAction?.customText,
            noAction?.customText,
            confirmation === CONFIRMED ? undefined : confirmation,
          ]
            .flatMap((text) => splitContacts(text ?? ''))
            .flatMap((piece) => ('text' in piece ? wordsIn(piece.text) : []));
          const stands = pieces
            .filter(({ use }) => use === 'words')
            .flatMap((piece) => wordsIn(textOf(blocks, piece)));
          const drawn = new Set(blocks.flatMap(({ label }) => wordsIn(label)));
          const isDone = (word: string) => word === CONFIRMED && confirmation === CONFIRMED;
          const left = [...stands];
          for (const word of said) {
            const place = left.indexOf(word);
            if (place >= 0) left.splice(place, 1);
            else expect(drawn).toContain(word);
          }
          expect(left.filter((word) => !isDone(word))).toEqual([]);
        }
      }
    }),
    { numRuns: runs(600) },
  );
});

// IMPORT-4, IMPORT-5, STEP-7
test('every skip leads to an existing step, and every contact is one of the campus', () => {
  fc.assert(
    fc.property(documents, corrected, (blocks, corrections) => {
      for (const issue of guessIssues(blocks, about, corrections).issues) {
        const steps = issue.steps.map(({ step }) => step);
        for (const step of steps) {
          const wrong = problemsInStep(step, steps).filter(({ field }) => field !== 'question');
          expect(wrong).toEqual([]);
        }
        if (issue.title.trim() === '') continue;
        const made = exchangedGuess('id', issue);
        expect([...problemsInForm(made), ...problemsInExchanged(made)]).toEqual([]);
        const named = steps.flatMap(({ question = '' }) => contactsIn(question));
        const written = blocks.some(({ text }) => text.includes('[[contact:'));
        if (!written) {
          expect(named.filter((id) => !['security', 'duty', 'emergency'].includes(id))).toEqual([]);
        }
      }
    }),
    { numRuns: runs(600), examples: [LED_INTO_ITSELF, LED_TO_ITSELF] },
  );
});

// IMPORT-25
test('a line without a letter or digit in its name is not an answer', () => {
  const block = { level: 0, isBold: false, isApart: false, pictures: [], lost: 0, cells: [] };
  const line = (text: string) => ({ ...block, kind: 'line' as const, label: '', text });
  const signs = '\u0000\u{10000}\u0000\u{10000}';
  const texts = ['2) \u0000', '\u0000', signs, 'Step 4: ', '3. ', '3. \u0000', 'a'];
  const asked = { ...line('Which light is on?'), isApart: true };
  const said = new Map([[1, 'section'] as const, [6, 'step'] as const]);
  const { issues } = guessIssues([asked, ...texts.map(line)], about, said);
  const steps = issues.flatMap((issue) => issue.steps.map(({ step }) => step));
  expect(steps.flatMap((step) => problemsInStep(step, steps))).toEqual([]);
});

/** The characters of each: less than half of what a document may have, which growth.slow.test.ts counts the looks of. */
const LONG = 400_000;
const MOST = 10_000;

// The page guesses again at each correction: a text that takes longer than its length explains would stop it.
// IMPORT-8
test.each([
  'and then ',
  'call the ',
  'call the night porter on 555-0142 ',
  'call a-b ',
  'call A & ',
  'call x 1-',
  '. ',
  ' ',
  '.',
  '1. ',
  'If yes, go to step 4. ',
  'If yes, go to step 4. If no, call Security and go to step 9.\n',
  'FIRE ALARM\n\n',
  '- a:\n',
  'Name | Phone\nDesk | 555-0142\n',
  'Contents\n\n. . . . . . . . .\n',
])('a long document of nothing but %j is read without hanging', { timeout: 60_000 }, (piece) => {
  const text = `a${piece.repeat(runs(LONG / piece.length))}b`;
  const blocks = textBlocks(text).slice(0, MOST);
  expect(offeredContacts(blocks, BINDER_CAMPUS, 'key').contacts.length).toBeLessThan(2);
  const { uses } = guessIssues(blocks, { name: 'Nonsense', campus: BINDER_CAMPUS });
  expect(uses).toHaveLength(blocks.length);
});
