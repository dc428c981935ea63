import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { problemsInExchanged } from '#core/exchange/exchange.ts';
import { problemsInForm } from '#core/exchange/exchange-form.ts';
import { ExchangedIssue } from '#core/exchange/exchange-schema.ts';
import { sentenceOfProblem } from '#web/admin/shared/exchange/refusal.ts';

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
  ['It is empty (null); what belongs there is a group of members, in braces.', null],
  ['It is a list, in square brackets; what belongs there is a group of members, in braces.', []],
  ['Its title is a number; what belongs there is a text, in quotes.', { ...issue, title: 7 }],
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
  [
    'Its title has 1,201 characters. At most 200 are allowed.',
    { ...issue, title: 'x'.repeat(1201) },
  ],
  [
    'Its “Do this first” (firstAct) has 900 characters. At most 200 are allowed.',
    { ...issue, firstAct: 'x'.repeat(900) },
  ],
  [
    'Its “Do this first” (firstAct) has 201 characters. At most 200 are allowed.',
    { ...issue, firstAct: 'x'.repeat(201) },
  ],
  [
    'Its review date (reviewBy) “2026-02-30” is no day. Write it as 2027-03-01: year, month, day.',
    { ...issue, reviewBy: '2026-02-30' },
  ],
  [
    'Its review date (reviewBy) “1 March 2027” is no day. Write it as 2027-03-01: year, month, day.',
    { ...issue, reviewBy: '1 March 2027' },
  ],
  [
    expect.stringMatching(
      /^“-water-leak” is not a situation \(situations\)\. Use one of: locked-out, .*water/,
    ),
    { ...issue, situations: ['locked-out', '-water-leak'] },
  ],
  [
    'Its _id “../x” cannot be used. Write 1 to 64 letters, digits, “-” and “_”.',
    { ...issue, _id: '../x' },
  ],
  [
    'It has a member “owner”, which is not known here. Known are: _id, title, category, firstAct, alsoCalled, situations, place, reviewBy, isStarter, authors, steps.',
    { ...issue, owner: 'ada' },
  ],
  [
    'It has 501 steps. At most 500 are allowed.',
    { ...issue, steps: Array.from({ length: 501 }, (_, n) => ({ ...step, _id: `s${n}` })) },
  ],
  [
    'Step 2 is a text, in quotes; what belongs there is a group of members, in braces.',
    { ...issue, steps: [step, 'Look'] },
  ],
  ['Step 2: it has no _id.', { ...issue, steps: [step, without(step, '_id')] }],
  ['Step 2: it has the same _id as Step 1. Give each step its own.', withStep({ _id: 'a' })],
  [
    'Step 2: its question has 20,001 characters. At most 10,000 are allowed.',
    withStep({ question: 'x'.repeat(20_001) }),
  ],
  [
    'Step 2: “Maybe” is not an answer type (answerType). Use one of: Yes or No, Show a confirmation checkbox.',
    withStep({ answerType: 'Maybe' }),
  ],
  [
    'Step 2: its choice of its own answer texts (customiseAnswerType) is a text, in quotes; what belongs there is true or false.',
    withStep({ customiseAnswerType: 'yes' }),
  ],
  [
    'Step 2: its “If no” (noAction) is a list, in square brackets; what belongs there is a group of members, in braces.',
    withStep({ noAction: [] }),
  ],
  [
    'Step 2, “If yes” (yesAction): “Jump” is not an action (actionType). Use one of: Go to next step, Skip to a specific step, Issue resolution.',
    withStep({ yesAction: { actionType: 'Jump' } }),
  ],
  [
    'Step 2, “If yes” (yesAction): its answer text (customText) has 300 characters. At most 200 are allowed.',
    withStep({ yesAction: { customText: 'x'.repeat(300) } }),
  ],
  [
    'Step 2, “If yes” (yesAction): it skips to “Step 9”, which does not exist. This issue has Step 1 to Step 2.',
    withStep({ yesAction: { goToStep: 'Step 9' } }),
  ],
  [
    'Step 1, “If no” (noAction): it skips to “Step 0”, which does not exist. This issue has Step 1.',
    { ...issue, steps: [{ ...step, noAction: { goToStep: 'Step 0' } }] },
  ],
  [
    `Step 2, “If yes” (yesAction): it skips to “${'x'.repeat(80)}”, which does not exist.`,
    withStep({ yesAction: { goToStep: 'x'.repeat(90) } }),
  ],
  [
    'Step 2, confirmation (confirmationAction): its confirmation text (confirmationText) has 2,100 characters. At most 1,000 are allowed.',
    withStep({ confirmationAction: { confirmationText: 'x'.repeat(2100) } }),
  ],
  [
    'Step 2: its “If yes” (yesAction) has a member “goto”, which is not known here. Known are: actionType, goToStep, customText.',
    withStep({ yesAction: { goto: 'Step 1' } }),
  ],
  [
    `Step 2: “${'x'.repeat(80)}” is not the name of a picture, as an export writes it: images/, 64 digits and letters, .webp.`,
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
test('an issue is refused exactly where its form is wrong, and in the words of people', () => {
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
test('of an issue with many faults the first five are listed, and that there are more', () => {
  const value = { ...issue, steps: Array.from({ length: 9 }, () => ({ foo: 1 })) };
  const sentences = sentencesOf(value);
  expect(sentences).toHaveLength(6);
  expect(sentences.at(-1)).toBe('There is more. Mend this first, then choose the file again.');
});
