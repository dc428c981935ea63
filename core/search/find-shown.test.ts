import { expect, test } from 'vitest';
import { findShown } from './find-shown.ts';
import type { Understand, Understood } from './search-term.ts';
import { searchTexts } from './search-texts.ts';

const issue = (title: string) => ({ _id: title, title, category: 'Water' }) as const;
const issues = [issue('La cosa'), issue('Leak'), issue('Noise')];

/** Understands nothing, but knows a small word and a search word of a language. */
const understand: Understand = Object.assign(
  (): Understood =>
    Object.assign(() => 0, { points: [], situationsOf: () => [], nameFor: () => undefined }),
  {
    other: {
      dangers: [],
      besides: () => ({ synonyms: { Water: ['fuga (leak)'] } }),
      telling: (search: string) => search.replace('la ', ''),
    },
  },
);

// SEARCH-37
test('a search uses the search words and small words of a known language', () => {
  const where = { issues, synonyms: {}, texts: searchTexts(() => '') };
  const titles = (search: string, known?: Understand) =>
    findShown(search, { ...where, understand: known })[1].all.map(({ title }) => title);
  expect(titles('la fuga', understand)).toEqual(['Leak', 'La cosa', 'Noise']);
  expect(titles('la fuga')).toEqual([]);
});

/** Understands each search as speaking for issues by so many hundredths; in a language that is foreign to procedures or not. */
const meaning = (hundredths: Readonly<Record<string, number>>, isForeign: boolean): Understand => {
  const understood: Understood = Object.assign(
    ({ title }: { title: string }) => hundredths[title] ?? 0,
    { points: Object.values(hundredths), situationsOf: () => [], nameFor: () => undefined },
  );
  const besides = (_: string, synonyms: object) => ({ synonyms, isForeign });
  const other = { dangers: [], besides, telling: (search: string) => search };
  return Object.assign(() => understood, { other });
};

// SEARCH-29
test.each([
  [450, 0, false, []],
  [510, 0, false, []],
  [310, 0, true, ['Leak', 'Noise']],
  [290, 0, true, []],
  [310, 700, true, ['Leak', 'Noise']],
  [310, 720, true, []],
])(
  'unknown words understood by %d hundredths, by %d as unmet, foreign: %j, show %j',
  (hundredths, unmet, isForeign, titles) => {
    const known = { Leak: hundredths, Noise: hundredths - 10, Pizza: unmet };
    const understood = meaning(known, isForeign);
    const where = { issues, synonyms: {}, texts: searchTexts(() => ''), understand: understood };
    const [, shown] = findShown('xx yyyy', where);
    expect(shown.all.map(({ title }) => title)).toEqual(titles);
  },
);

// SEARCH-29
test.each([
  [true, true, ['Oven', 'Four people']],
  [true, false, ['Four people', 'Oven']],
  [false, true, ['Four people', 'Oven']],
])(
  'the words of a starter text (%j) count little in a foreign language (%j)',
  (isStarter, isForeign, titles) => {
    const where = {
      issues: ['Oven', 'Four people'].map((title) => ({ ...issue(title), isStarter })),
      synonyms: {},
      texts: searchTexts(() => ''),
      understand: meaning({ Oven: 300, 'Four people': 260 }, isForeign),
    };
    const [, shown] = findShown('four qui fume', where);
    expect(shown.all.map(({ title }) => title)).toEqual(titles);
  },
);
