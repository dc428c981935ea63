import { expect, test } from 'vitest';
import { findShown } from './find-shown.ts';
import type { Understand, Understood } from './search-term.ts';
import { searchTexts } from './search-texts.ts';

const issue = (title: string) => ({ _id: title, title, category: 'Water' }) as const;
const issues = [issue('La cosa'), issue('Leak'), issue('Noise')];

/** Understands nothing, but knows a small word and a search word of a language. */
const understand: Understand = Object.assign(
  (): Understood =>
    Object.assign(() => 0, { points: [], situationsOf: () => [], nameAt: () => undefined }),
  {
    other: {
      dangers: [],
      besides: () => ({ Water: ['fuga (leak)'] }),
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
