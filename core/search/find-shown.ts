import type { Searched, SearchedIn, Understood } from './search-term.ts';
import { searchIssues, type SearchResult } from './search.ts';
import { shownOf, type Shown } from './shown.ts';

/** The results of a search, what is shown of them at once, and what it means. */
export type FoundAndShown<I extends Searched> = readonly [
  found: SearchResult<I>,
  shown: Shown<I>,
  spoken: Understood | undefined,
];

/** Searches as a phone does: with the words of the language besides English that it understands, too (SEARCH-37). */
export function findShown<I extends Searched>(
  search: string,
  where: SearchedIn<I>,
): FoundAndShown<I> {
  const { understand } = where;
  const other = understand?.other;
  const read = { ...where, ...other?.besides(search, where.synonyms) };
  const spoken = understand?.(search);
  // Small words decide nothing, but belong to what is meant.
  const found = searchIssues(other?.telling(search) ?? search, {
    ...read,
    understand: spoken && (() => spoken),
  });
  return [found, shownOf(search, found, read), spoken];
}
