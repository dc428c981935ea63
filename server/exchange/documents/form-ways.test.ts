import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds, type Expression } from './form-conditions.ts';
import { waysOfForm, type FormItem } from './form-ways.ts';
import { parseCondition } from './parsed-condition.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const part = fc.constantFrom(
  ...NAMES.flatMap((name) => [
    `\${${name}} = 'yes'`,
    `\${${name}} = 'no'`,
    `\${${name}} != 'yes'`,
    `not(selected(\${${name}}, 'no'))`,
  ]),
  '${other} > 3',
  'false()',
);
const relevant = fc.oneof(
  { weight: 3, arbitrary: part },
  fc.tuple(part, fc.constantFrom(' or ', ' and '), part).map((all) => all.join('')),
);
const item = fc.record({
  isAsked: fc.boolean(),
  conditions: fc.array(relevant, { maxLength: 2 }),
});

const formOf = (rows: readonly { isAsked: boolean; conditions: readonly string[] }[]): FormItem[] =>
  rows.map(({ isAsked, conditions }, place) => ({
    name: NAMES[place] ?? `n${place}`,
    conditions: conditions.map(parseCondition),
    answers: isAsked ? ['yes', 'no'] : [],
  }));

/** Returns the rows that a walk meets, and what it answered, if every question gets the answer of its place. */
function walked(items: readonly FormItem[], given: readonly number[]) {
  const ways = waysOfForm(items);
  const met: number[] = [];
  let at = ways.findIndex(({ isUnseen }) => !isUnseen);
  while (at >= 0 && at < items.length) {
    met.push(at);
    const isAsked = (items[at]?.answers.length ?? 0) > 0;
    const next = ways[at]?.to[isAsked ? (given[at] ?? 0) : 0] ?? -1;
    expect(next).toBeGreaterThan(at);
    at = next;
  }
  return { met, ways };
}

// IMPORT-11
test('each walk of any form shows what the form would show, and otherwise only marked steps', () => {
  const walks = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), walks, (rows, given) => {
      const items = formOf(rows);
      const { met, ways } = walked(items, given);
      const answers = new Map<string, string>();
      for (const [place, { name, conditions, answers: own }] of items.entries()) {
        const answerTo = (asked: string) =>
          items.some((one) => one.name === asked && one.answers.length > 0)
            ? (answers.get(asked) ?? '')
            : undefined;
        const said = new Set<Expression>(ways[place]?.said);
        const isMet = met.includes(place);
        const against = conditions.filter((one) => holds(one, answerTo) === false);
        if (isMet) expect(against.every((one) => said.has(one))).toBe(true);
        else expect(against).not.toEqual([]);
        if (isMet) answers.set(name, own[given[place] ?? 0] ?? '');
      }
    }),
    { numRuns: 1_000 },
  );
});

// IMPORT-11
test('a condition is put in words only if no skip can express it', () => {
  const rows = [
    { isAsked: true, conditions: [] },
    { isAsked: true, conditions: ["${a} = 'yes'"] },
    { isAsked: false, conditions: ["${a} = 'yes'", "${b} = 'no'"] },
    { isAsked: false, conditions: ["${a} = 'no'"] },
    { isAsked: false, conditions: [] },
    { isAsked: false, conditions: ["${b} = 'yes'"] },
  ];
  expect(waysOfForm(formOf(rows)).map(({ to, said }) => [to, said.length])).toEqual([
    [[1, 3], 0],
    [[4, 2], 0],
    [[4], 0],
    [[4], 0],
    [[5], 0],
    [[6], 1],
  ]);
});

// IMPORT-8, IMPORT-11
test('a form whose end depends on very many questions is read quickly', () => {
  const questions = Array.from({ length: 400 }, (_, place) => `q${place}`);
  const items = [
    ...questions.map((name) => ({ name, conditions: [], answers: ['yes', 'no'] })),
    ...questions.map((name) => ({
      name: `of-${name}`,
      conditions: [parseCondition(`\${${name}} = 'yes'`)],
      answers: [],
    })),
  ];
  expect(waysOfForm(items).filter(({ said }) => said.length === 1).length).toBeGreaterThan(390);
});
