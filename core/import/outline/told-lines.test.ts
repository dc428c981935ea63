import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const TITLES = ['Lockout', 'Noise', 'Flood'];
const STEPS = ['Ask for the name.', 'Look at the card.', 'Write it in the log.'];

const apart = (text: string, more: Partial<SourceBlock> = {}): SourceBlock =>
  lineBlock(text, { isApart: true, ...more });

const TITLED = Object.entries({
  'a style': (text: string) => apart(text, { kind: 'heading', level: 1 }),
  'bold letters': (text: string) => apart(text, { isBold: true }),
  'a size': (text: string) => apart(text, { size: 14 }),
  capitals: (text: string) => apart(text.toUpperCase()),
  'nothing but their place': (text: string) => apart(text),
  'a number': (text: string) => apart(`${TITLES.indexOf(text) + 4}. ${text}`),
});

const LISTED = Object.entries({
  drawn: (text: string, at: number) => apart(text, { kind: 'numbered', label: `${at}.` }),
  typed: (text: string, at: number) => lineBlock(`${at}. ${text}`),
  bullets: (text: string) => lineBlock(text, { kind: 'bullet' }),
});

/** Lines below a title, by what a procedure is about, each as people write it. */
const TOLD = Object.entries({
  purpose: (about: string) => [apart(`Purpose: to end a ${about} well`)],
  'purpose like an order': (about: string) => [
    apart(`Purpose: make sure that a ${about} ends well`),
  ],
  'purpose in bold': (about: string) => [apart(`PURPOSE: To end a ${about}.`, { isBold: true })],
  'owner and scope': (about: string) => [
    apart(`Owner: the ${about} team`),
    apart(`Scope — each ${about} of the house`),
  ],
  'when and note': (about: string) => [
    apart(`When to use this: a ${about} is told of`),
    apart(`Note: the ${about} book is green.`),
  ],
});

const read = (blocks: readonly SourceBlock[]) =>
  guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
const stepsIn = (blocks: readonly SourceBlock[]): readonly (readonly string[])[] =>
  read(blocks).issues.map(({ steps }) => steps.map(({ step }) => step.question ?? ''));

// IMPORT-31
describe.each(TITLED)('a descriptive line below titles recognized by %s', (_, title) => {
  describe.each(LISTED)('above %s steps', (__, item) => {
    test.each(TOLD)('is neither a title nor a step: %s', (___, told) => {
      const blocks = TITLES.flatMap((name) => [
        title(name),
        ...told(name.toLowerCase()),
        ...STEPS.map((step, at) => item(step, at + 1)),
      ]);
      const { issues, questions } = read(blocks);
      expect(questions).toEqual([]);
      expect(issues.map((one) => one.title.toLowerCase())).toEqual(['lockout', 'noise', 'flood']);
      for (const { steps } of issues) {
        expect(steps).toHaveLength(STEPS.length);
        expect(steps[0]?.step.question).toMatch(
          /^(?:Purpose|Scope|When)[^]+\nAsk for the name\.$/i,
        );
      }
    });
  });
});

const numbered = (...texts: readonly string[]): readonly SourceBlock[] =>
  texts.map((text, at) => apart(text, { kind: 'numbered', label: `${at + 1}.` }));
const heading = (text: string): SourceBlock => apart(text, { kind: 'heading', level: 1 });

// IMPORT-31
describe('a descriptive line', () => {
  test.each([
    'Note: never go in alone.',
    'Policy: Call the director at once.',
    'Remember: everyone leaves.',
  ])('is a step if it says what to do: %s', (text) => {
    expect(stepsIn([heading('Flood'), apart(text), ...numbered(...STEPS)])).toEqual([
      [text, ...STEPS],
    ]);
  });

  test('belongs to the step above, unless that is a question with answers', () => {
    const note = 'Note: the book is green.';
    expect(stepsIn([heading('Flood'), ...numbered(...STEPS), apart(note)])).toEqual([
      ['Ask for the name.', 'Look at the card.', `Write it in the log.\n${note}`],
    ]);
    const asked = ['Is it hot?', 'Yes: ring the desk.', 'No: go on.'];
    expect(
      stepsIn([
        heading('Flood'),
        ...numbered(asked[0] ?? ''),
        ...asked.slice(1).map((text) => apart(text)),
        apart(note),
      ])[0],
    ).toContain(note);
  });

  test.each([
    ['Purpose: to end it well', 'Owner: Housing desk'],
    ['Reviewed: May 2025', 'Note: the book is green.', 'Owner: Housing desk'],
  ])('is not a step, and neither is a line about the document next to it: %s, %s', (...told) => {
    const blocks = TITLES.flatMap((title) => [
      heading(title),
      ...told.map((text) => apart(text)),
      ...numbered(...STEPS),
    ]);
    for (const [first = '', ...others] of stepsIn(blocks)) {
      expect(first).toMatch(/^(?:Purpose|Note)[^\n]+\nAsk for the name\.$/);
      expect(others).toEqual(STEPS.slice(1));
    }
  });

  test('is a title above steps if no title is right above it', () => {
    const blocks = [
      ['Policy: Guests', 'Ask for the guest book.'],
      ['Policy: Alcohol', 'Ask for the bottle.'],
      ['Warning: gas leak', 'Leave the house.'],
    ].flatMap(([title = '', step = '']) => [
      apart(title, { isBold: true }),
      ...numbered(step, ...STEPS),
    ]);
    expect(read(blocks).issues.map(({ title }) => title)).toEqual([
      'Policy: Guests',
      'Policy: Alcohol',
      'Warning: gas leak',
    ]);
  });
});

/** Steps without a full stop at their end, by how a list of them is typed. */
const BODIES = Object.entries({
  numbers: '1. Ask for the card\n2. Write it down\n3. Tell the desk',
  parentheses: '1) Ask for the card\n2) Write it down\n3) Tell the desk',
  dashes: '- Ask for the card\n- Write it down\n- Tell the desk',
  boxes: '[ ] Ask for the card\n[ ] Write it down\n[ ] Tell the desk',
  words: 'Step One: Ask for the card\nStep Two: Write it down\nStep Three: Tell the desk',
  'letters below': '1. Ask for the card\n2. Is it theirs?\n   a. Tell the desk',
  answers: '1. Ask for the card\n2. Is it theirs?\nYes: Open the door\nNo: Tell the desk',
  arrows: '1. Ask for the card\n2. Is it theirs?\nYES → Open the door\nNO → Tell the desk',
  'one of them': '1. Ask for the card',
  'a gap': '1. Ask for the card\n2. Write it down\n4. Tell the desk',
});

// IMPORT-3
test.each(BODIES)('a warning in capitals after steps is a title: %s', (_, steps) => {
  const titles = ['LOCKOUT', 'NOISE', 'WARNING: GAS LEAK', 'FLOOD'];
  const text = titles.map((title) => `${title}\n\n${steps}`).join('\n\n');
  expect(read(textBlocks(text)).issues.map(({ title }) => title)).toContain('WARNING: GAS LEAK');
});

// IMPORT-3
test.each(['STUDENTS IN CRISIS', 'FIRE ALARM', 'EVACUATION', 'CALL 911 FIRST', 'ASK LISTEN REFER'])(
  'a title in capitals is still a title above a line with its purpose: %s',
  (title) => {
    const steps = '1. Ask for the card.\n2. Write it down.\n3. Tell the desk.';
    const texts = [title, 'NOISE', 'FLOOD'].map(
      (one) => `${one}\n\nPURPOSE: TO END IT WELL\n\n${steps}`,
    );
    const { issues } = read(textBlocks(texts.join('\n\n')));
    expect(issues.map((one) => one.title)).toEqual([title, 'NOISE', 'FLOOD']);
  },
);
