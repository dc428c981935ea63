import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { problemsInExchanged } from '#core/exchange/exchange.ts';
import { problemsInForm } from '#core/exchange/exchange-form.ts';
import { ExchangedIssue } from '#core/exchange/exchange-schema.ts';
import { sentenceOfProblem } from '#web/admin/shared/exchange/refusal-messages.ts';

const shape = Compile(ExchangedIssue);
const end = { actionType: 'Issue resolution' } as const;
const step = {
  _id: 'a',
  question: 'Is it hot?',
  answerType: 'Yes or No',
  customiseAnswerType: true,
  image: `images/${'a'.repeat(64)}.webp`,
  yesAction: { ...end, customText: 'Yes' },
  noAction: { actionType: 'Skip to a specific step', goToStep: 'Step 1' },
  confirmationAction: { ...end, confirmationText: 'Done' },
};
const issue = {
  _id: 'lift',
  title: 'Lift stuck',
  category: 'Fire',
  reviewBy: '2027-03-01',
  firstAct: 'Call',
  isStarter: true,
  steps: [step],
};

/** Looks at an issue as the server does: at its content once its form is right. */
function sentencesOf(value: unknown): string[] {
  const inForm = problemsInForm(value);
  const problems = shape.Check(value) ? problemsInExchanged(value) : [];
  return [...inForm, ...problems].map(sentenceOfProblem);
}

const withStep = (members: object) => ({
  ...issue,
  steps: [step, { ...step, _id: 'b', ...members }],
});
const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([own]) => own !== name));

// EXCHANGE-5
test.each<[string, unknown]>([
  ['It is empty (null). Use a group in braces.', null],
  ['It is a list in square brackets. Use a group in braces.', []],
  ['Its title is a number. Use text in quotes.', { ...issue, title: 7 }],
  ['It has no title.', { ...issue, title: '' }],
  ['It has no title.', { ...issue, title: '  ' }],
  ['It has no title.', without(issue, 'title')],
  ['It has no list of steps (steps).', without(issue, 'steps')],
  [
    'It has no category. Use one of: Access, Fire, Heating, Illicit substances, Kitchen appliances, Medical, Noise complaint, Other, Pests, RLA events, Safety concern, Water, Welfare.',
    without(issue, 'category'),
  ],
  [
    '“Fires” is not a category. Use one of: Access, Fire, Heating, Illicit substances, Kitchen appliances, Medical, Noise complaint, Other, Pests, RLA events, Safety concern, Water, Welfare.',
    { ...issue, category: 'Fires' },
  ],
  ['Its title has 1,201 characters. Use at most 200.', { ...issue, title: 'x'.repeat(1201) }],
  [
    'Its “Do this first” (firstAct) has 900 characters. Use at most 200.',
    { ...issue, firstAct: 'x'.repeat(900) },
  ],
  [
    'Its “Do this first” (firstAct) has 201 characters. Use at most 200.',
    { ...issue, firstAct: 'x'.repeat(201) },
  ],
  [
    'Its review date (reviewBy) “2026-02-30” is not a date. Write it like 2027-03-01.',
    { ...issue, reviewBy: '2026-02-30' },
  ],
  [
    'Its review date (reviewBy) “1 March 2027” is not a date. Write it like 2027-03-01.',
    { ...issue, reviewBy: '1 March 2027' },
  ],
  [
    expect.stringMatching(
      /^“-water-leak” is not a search topic \(situations\)\. Use one of: locked-out, .*water/,
    ),
    { ...issue, situations: ['locked-out', '-water-leak'] },
  ],
  [
    'Its _id “../x” cannot be used. Use up to 64 letters, digits, “-” or “_”.',
    { ...issue, _id: '../x' },
  ],
  [
    'It has an unknown entry “owner”. Use only: _id, title, category, firstAct, alsoCalled, situations, place, reviewBy, isStarter, authors, steps, translations.',
    { ...issue, owner: 'ada' },
  ],
  [
    'It has 501 steps. Use at most 500.',
    { ...issue, steps: Array.from({ length: 501 }, (_, n) => ({ ...step, _id: `s${n}` })) },
  ],
  ['Step 2 is text in quotes. Use a group in braces.', { ...issue, steps: [step, 'Look'] }],
  ['Step 2: it has no _id.', { ...issue, steps: [step, without(step, '_id')] }],
  ['Step 2: it has the same _id as Step 1. Give each step its own.', withStep({ _id: 'a' })],
  [
    'Step 2: its question has 20,001 characters. Use at most 10,000.',
    withStep({ question: 'x'.repeat(20_001) }),
  ],
  [
    'Step 2: “Maybe” is not an answer type (answerType). Use one of: Yes or No, Show a confirmation checkbox.',
    withStep({ answerType: 'Maybe' }),
  ],
  [
    'Step 2: its choice of custom answer texts (customiseAnswerType) is text in quotes. Use true or false.',
    withStep({ customiseAnswerType: 'yes' }),
  ],
  [
    'Step 2: its “If no” (noAction) is a list in square brackets. Use a group in braces.',
    withStep({ noAction: [] }),
  ],
  [
    'Step 2, “If yes” (yesAction): “Jump” is not an action (actionType). Use one of: Go to next step, Skip to a specific step, Issue resolution.',
    withStep({ yesAction: { actionType: 'Jump' } }),
  ],
  [
    'Step 2, “If yes” (yesAction): its answer text (customText) has 300 characters. Use at most 200.',
    withStep({ yesAction: { customText: 'x'.repeat(300) } }),
  ],
  [
    'Step 2, “If yes” (yesAction): it skips to “Step 9”, which does not exist. This procedure has Step 1 to Step 2.',
    withStep({ yesAction: { goToStep: 'Step 9' } }),
  ],
  [
    'Step 1, “If no” (noAction): it skips to “Step 0”, which does not exist. This procedure has Step 1.',
    { ...issue, steps: [{ ...step, noAction: { goToStep: 'Step 0' } }] },
  ],
  [
    `Step 2, “If yes” (yesAction): it skips to “${'x'.repeat(80)}”, which does not exist.`,
    withStep({ yesAction: { goToStep: 'x'.repeat(90) } }),
  ],
  [
    'Step 2, confirmation (confirmationAction): its confirmation text (confirmationText) has 2,100 characters. Use at most 1,000.',
    withStep({ confirmationAction: { confirmationText: 'x'.repeat(2100) } }),
  ],
  [
    'Step 2: its “If yes” (yesAction) has an unknown entry “goto”. Use only: actionType, goToStep, customText.',
    withStep({ yesAction: { goto: 'Step 1' } }),
  ],
  [
    `Step 2: “${'x'.repeat(80)}” is not an image name, such as “images/”, 64 digits and letters, “.webp”.`,
    withStep({ image: 'x'.repeat(101) }),
  ],
])('%s', (sentence, value) => {
  expect(sentencesOf(value)).toEqual([sentence]);
});

/** Returns all parts of an issue, by their paths. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, own]) => pathsIn(own, [...path, name]))];
}

/** Returns a copy with another value at the path; undefined leaves it out. */
function changed(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((own: unknown, index) =>
      String(index) === name ? changed(own, rest, to) : own,
    );
  }
  const whole = value as Readonly<Record<string, unknown>>;
  if (rest.length === 0 && to === undefined) return without(whole, name);
  return { ...whole, [name]: changed(whole[name], rest, to) };
}

const whole = { ...issue, steps: [step, { ...step, _id: 'b' }] };
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constant(undefined),
  fc.nat(30_000).map((length) => 'x'.repeat(length)),
);
const JARGON =
  /must |instancePath|schema|propert|additional|anyOf|enum\b|pattern|undefined|NaN|\[object|\/steps|steps[./]\d|\d[./]\w+Action/;

// EXCHANGE-4, EXCHANGE-5
test('an issue is refused exactly if its form is wrong, in plain words', () => {
  const faults = fc.array(fc.tuple(fc.constantFrom(...pathsIn(whole)), anything), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(faults, (all) => {
      let value: unknown = whole;
      for (const [path, to] of all) {
        // A part that an earlier fault removed cannot be changed.
        if (pathsIn(value).some((one) => String(one) === String(path))) {
          value = changed(value, path, to);
        }
      }
      const problems = problemsInForm(value);
      expect(problems.length === 0).toBe(shape.Check(value));
      for (const problem of problems) {
        const sentence = sentenceOfProblem(problem);
        // Words that somebody wrote into the file are quoted unchanged.
        expect(sentence.replaceAll(`“${problem.detail}”`, '')).not.toMatch(JARGON);
      }
    }),
    { numRuns: 500 },
  );
});

// EXCHANGE-5
test('an issue with many faults lists the first five, and says that there are more', () => {
  const value = { ...issue, steps: Array.from({ length: 9 }, () => ({ foo: 1 })) };
  const sentences = sentencesOf(value);
  expect(sentences).toHaveLength(6);
  expect(sentences.at(-1)).toBe('There are more problems. Fix these, then choose the file again.');
});
