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

// SEARCH-28
test('a search knows the search words and the small words of a language that is understood', () => {
  const where = { issues, synonyms: {}, texts: searchTexts(() => '') };
  const titles = (search: string, known?: Understand) =>
    findShown(search, { ...where, understand: known })[1].all.map(({ title }) => title);
  expect(titles('la fuga', understand)).toEqual(['Leak', 'La cosa', 'Noise']);
  expect(titles('la fuga')).toEqual([]);
});

/** Understands all as a leak, by so many hundredths, and nearly as much as noise; in a language that is foreign to procedures or not. */
const likely = (hundredths: number, isForeign: boolean): Understand => {
  const points = [hundredths, hundredths - 10];
  const spoken = ({ title }: { title: string }) => points[['Leak', 'Noise'].indexOf(title)] ?? 0;
  const understood: Understood = Object.assign(spoken, {
    points,
    situationsOf: () => [],
    nameFor: () => undefined,
  });
  const besides = (_: string, synonyms: object) => ({ synonyms, isForeign });
  const other = { dangers: [], besides, telling: (search: string) => search };
  return Object.assign(() => understood, { other });
};

// SEARCH-29
test.each([
  [450, false, []],
  [510, false, []],
  [350, true, ['Leak', 'Noise']],
  [250, true, []],
])(
  'of words that no procedure has, understood by %d, foreign: %j, %j is shown',
  (hundredths, isForeign, titles) => {
    const where = { issues, synonyms: {}, texts: searchTexts(() => '') };
    const [, shown] = findShown('xx yyyy', { ...where, understand: likely(hundredths, isForeign) });
    expect(shown.all.map(({ title }) => title)).toEqual(titles);
  },
);
