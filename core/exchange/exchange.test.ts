import { blockingProblems } from '../tree/tree-check.ts';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { problemsInForm } from './exchange-form.ts';
import {
  broughtTo,
  contentOf,
  exchangedIssue,
  picturesIn,
  problemInFile,
  problemsInExchanged,
  sameContent,
  withOwnIds,
} from './exchange.ts';
import { ExchangedIssue } from './exchange-schema.ts';
import { issueWith } from '../fixtures/issues.ts';
import { randomTree } from '../fixtures/random-trees.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { imagePath } from '../base/image.ts';
import { BRANCHES, type SavedStep } from '../step/step.ts';

const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
const words = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `x${text.trim()}`);

/** A tree some of whose texts, targets and pictures are missing or unusual, as drafts have them. */
const draftTree = fc
  .tuple(randomTree(8), fc.array(fc.option(hash), { maxLength: 8 }), fc.nat(20))
  .map(([steps, hashes, loses]) =>
    steps.map((step, index): SavedStep => {
      const image = hashes[index];
      const branch = BRANCHES[loses % 3] ?? 'yesAction';
      const { goToStep: _, ...action } = { goToStep: undefined, ...step[branch] };
      return {
        ...step,
        ...(image && { image: imagePath(image) }),
        ...(index === loses && step[branch] && { [branch]: action }),
      };
    }),
  );

const anIssue = fc
  .record({
    _id: fc.uuid(),
    title: words,
    category: fc.constantFrom(...ISSUE_CATEGORIES),
    reviewBy: fc.constantFrom(null, '2027-02-28'),
    firstAct: fc.option(words),
    alsoCalled: fc.option(fc.constantFrom(['Roaches'], ['Roaches', 'Silverfish'])),
    situations: fc.option(fc.constantFrom(['water'], ['gas', '-water'])),
    place: fc.option(fc.integer({ min: 1, max: 20 })),
    isStarter: fc.boolean(),
    publish: fc.boolean(),
    steps: draftTree,
  })
  .map(issueWith);

const shape = Compile(ExchangedIssue);
const roundTrip = (issue: object): ExchangedIssue =>
  JSON.parse(JSON.stringify(issue)) as ExchangedIssue;

describe('an issue that was exported and imported', () => {
  // EXCHANGE-1, EXCHANGE-2
  test('has the same content, and exports to the same text again', () => {
    fc.assert(
      fc.property(anIssue, (issue) => {
        const file = exchangedIssue(issue);
        const read = roundTrip(file);
        expect(shape.Check(read)).toBe(true);
        expect(problemsInExchanged(read)).toEqual([]);
        const content = contentOf(read);
        if (!content) throw new Error('the file was refused');
        const { title, category, reviewBy, firstAct, alsoCalled, situations, place, steps } = issue;
        expect(content).toEqual({
          title,
          category,
          reviewBy,
          firstAct,
          alsoCalled,
          situations,
          place,
          steps,
        });
        expect(sameContent(content, issue)).toBe(true);
        expect(exchangedIssue({ ...issue, ...content })).toEqual(file);
      }),
    );
  });

  // EXCHANGE-4
  test('differs from an issue with any change', () => {
    const issue = issueWith({ steps: [ask('a', 'b', 'end'), confirm('b', 'end')] });
    const others = [
      { title: 'Lift' },
      { category: 'Fire' as const },
      { reviewBy: '2027-01-01' },
      { firstAct: 'Call' },
      { steps: [ask('a', 'end', 'end'), confirm('b', 'end')] },
      { steps: issue.steps.toReversed() },
      { steps: [ask('a', 'c', 'end'), confirm('c', 'end')] },
    ];
    for (const members of others) expect(sameContent(issue, { ...issue, ...members })).toBe(false);
    expect(sameContent(issue, { ...issue, reviewBy: null, firstAct: null })).toBe(true);
    // The owner is not part of the content.
    const owned = { ...issue, owner: 'ada' };
    expect(exchangedIssue(owned)).toEqual(exchangedIssue(issue));
  });
});

const file = (steps: SavedStep[], members = {}) => ({
  ...exchangedIssue(issueWith({ steps })),
  ...members,
});

describe('an issue in a file', () => {
  // EXCHANGE-5
  test('is refused if two steps have one id or a skip leads nowhere', () => {
    const twice = file([confirm('a', 'next'), confirm('a', 'end')]);
    expect(problemsInExchanged(twice)).toMatchObject([
      { code: 'STEP_TWICE', step: 2, detail: 'Step 1' },
    ]);
    const nowhere = roundTrip(file([ask('a', 'b', 'end'), confirm('b', 'end')]));
    for (const target of ['Step 3', 'Step 0', 'b', '__proto__']) {
      Object.assign(nowhere.steps[0]?.yesAction ?? {}, { goToStep: target });
      expect(problemsInExchanged(nowhere)).toMatchObject([
        { code: 'NO_SUCH_STEP', step: 1, field: 'yesAction.goToStep', detail: target },
      ]);
      expect(contentOf(nowhere)).toBeUndefined();
    }
    expect(problemsInExchanged(file([], { title: '  ', reviewBy: '2026-02-30' }))).toMatchObject([
      { code: 'MISSING', step: null, field: 'title' },
      { code: 'NOT_A_DAY', step: null, field: 'reviewBy', detail: '2026-02-30' },
    ]);
  });

  // EXCHANGE-5
  test('becomes a draft if its skips form a loop', () => {
    const round = file([ask('a', 'b', 'b'), ask('b', 'c', 'c'), ask('c', 'b', 'b')]);
    expect(problemsInExchanged(round)).toEqual([]);
    expect(contentOf(round)?.steps).toHaveLength(3);
  });

  // CONTACT-9
  test('becomes a draft that cannot be published if it has a broken reference', () => {
    const steps = [{ ...confirm('a', 'end'), question: 'Call [[contact:security]' }];
    const content = contentOf(file(steps, { firstAct: 'Call [[Contact:security]]' }));
    expect(content?.firstAct).toBe('Call [[Contact:security]]');
    expect(blockingProblems(content?.steps ?? [], content)).toMatchObject([
      { code: 'BROKEN_REFERENCE', step: null },
      { code: 'BROKEN_STEP', number: 1 },
    ]);
  });

  // EXCHANGE-6
  test('gets its images under the hashes they have here', () => {
    const [sent, stored] = ['a'.repeat(64), 'b'.repeat(64)];
    const steps = [confirm('a', 'next'), { ...confirm('b', 'end'), image: imagePath(sent) }];
    expect([...picturesIn(steps)]).toEqual([[imagePath(sent), 2]]);
    const content = contentOf(file(steps), new Map([[sent, stored]]));
    expect(content?.steps[1]?.image).toBe(imagePath(stored));
  });
});

const withoutIds = (of: readonly SavedStep[]) =>
  exchangedIssue(issueWith({ steps: of })).steps.map(({ _id, ...step }) => step);

const inSpanish = (texts: Record<string, { text: string; of: string }>) => ({
  translations: { es: { isPublished: true, texts } },
});
const bilingual = issueWith({
  title: 'Lift stuck',
  steps: [confirm('a', 'next'), confirm('b', 'end')],
  ...inSpanish({
    title: { text: 'Ascensor', of: 'Lift stuck' },
    'step/a/question': { text: 'Haz a.', of: 'Do a.' },
    'step/b/confirmationAction.confirmationText': { text: 'Hecho', of: 'A former text' },
    'step/gone/question': { text: 'Ya no', of: 'Gone' },
  }),
});
const { 'step/gone/question': _, ...kept } = bilingual.translations?.es?.texts ?? {};

// TRANSLATE-9, EXCHANGE-4
test('a file has the translations of its own steps, outdated ones too, and publishes none', () => {
  const sent = roundTrip(exchangedIssue(bilingual));
  expect(sent.translations).toEqual({ es: kept });
  expect(shape.Check(sent)).toBe(true);
  expect(problemsInForm(sent)).toEqual([]);
  const content = contentOf(sent);
  expect(content?.translations).toEqual({ es: { isPublished: false, texts: kept } });
  if (!content) throw new Error('the file was refused');
  expect(sameContent(bilingual, content)).toBe(true);
  // A part that a file does not bring stays here.
  const { translations: __, ...without } = bilingual;
  expect(sameContent(bilingual, without)).toBe(true);
  expect(sameContent(without, content)).toBe(false);
  const title = { text: 'Ascensor parado', of: 'Lift stuck' };
  const other = { ...content, ...inSpanish({ title }) };
  expect(sameContent(bilingual, other)).toBe(false);
  expect(broughtTo(bilingual, other).translations?.es).toEqual({
    isPublished: true,
    texts: { ...bilingual.translations?.es?.texts, title },
  });
});

// TRANSLATE-9, EXCHANGE-1
test('a file can be imported although the issue lost a text after its translation', () => {
  const { steps, ...lost } = bilingual;
  const [one, ...others] = steps;
  const texts = {
    ...kept,
    firstAct: { text: 'Llama.', of: 'Call.' },
    'step/a/yesAction.customText': { text: 'Vale', of: 'Fine' },
  };
  const asked = [{ ...one, answerType: 'Yes or No', customiseAnswerType: false } as SavedStep];
  asked.push(...others);
  const sent = roundTrip(exchangedIssue({ ...lost, steps: asked, ...inSpanish(texts) }));
  expect(problemsInExchanged(sent)).toEqual([]);
  expect(contentOf(sent)?.translations?.es?.texts).toEqual(kept);
});

// TRANSLATE-4, EXCHANGE-5
test.each([
  [{ xx: {} }, { code: 'UNKNOWN_MEMBER', field: 'translations', detail: 'xx' }],
  [{ es: { title: 'Ascensor' } }, { code: 'WRONG_TYPE', field: 'translations.es.title' }],
  [{ es: { title: { text: 'x' } } }, { code: 'MISSING', field: 'translations.es.title.of' }],
  [
    { es: { 'step/c/question': { text: 'x', of: 'y' } } },
    { code: 'UNKNOWN_MEMBER', field: 'translations.es', detail: 'step/c/question' },
  ],
  [
    { es: { title: { text: 'x'.repeat(201), of: 'y' } } },
    { code: 'TOO_LONG', field: 'translations.es.title' },
  ],
  [
    { es: { 'step/a/question': { text: 'Llama [[contact:x]]', of: 'Do a.' } } },
    { code: 'NOT_ALLOWED', field: 'translations.es.step/a/question' },
  ],
])(
  'a file with the translations %j is refused with the place of the problem',
  (translations, problem) => {
    const sent = { ...exchangedIssue(bilingual), translations };
    const inForm = problemsInForm(sent);
    const problems = inForm.length > 0 ? inForm : problemsInExchanged(sent as ExchangedIssue);
    expect(problems).toMatchObject([problem]);
  },
);

// EXCHANGE-9, TRANSLATE-9
test('a copy has the translations on its own steps, and none of them published', () => {
  const copy = withOwnIds(bilingual, () => 'own');
  expect(Object.keys(copy.translations?.es?.texts ?? {}).toSorted()).toEqual([
    'step/own/confirmationAction.confirmationText',
    'step/own/question',
    'title',
  ]);
  expect(copy.translations?.es?.isPublished).toBe(false);
});

// EXCHANGE-9
test('a copy has step ids of its own, and its skips lead to the same steps', () => {
  fc.assert(
    fc.property(randomTree(8), (steps) => {
      let made = 0;
      const { steps: copy } = withOwnIds({ steps }, () => `new-${(made += 1)}`);
      const ids = new Set(copy.map(({ _id }) => _id));
      expect(steps.some(({ _id }) => ids.has(_id))).toBe(false);
      expect(withoutIds(copy)).toEqual(withoutIds(steps));
    }),
  );
});

// EXCHANGE-3
test.each([
  [null, 'NOT_OURS'],
  [[], 'NOT_OURS'],
  [{ format: 'reslife-issues', version: 1 }, 'NOT_OURS'],
  [{ format: 'other', version: 1, issues: [] }, 'NOT_OURS'],
  [{ format: 'reslife-issues', version: '1', issues: [] }, 'NOT_OURS'],
  [{ format: 'reslife-issues', version: 0, issues: [] }, 'NOT_OURS'],
  [{ format: 'reslife-issues', version: 2, issues: [] }, 'TOO_NEW'],
  [{ format: 'reslife-issues', version: 1, issues: [] }, undefined],
])('the file %j is %s', (value, code) => {
  expect(problemInFile(value)?.code).toBe(code);
});
