import type { Searched, SearchedIn, Understood } from './search-term.ts';
import { searchIssues, type SearchResult } from './search.ts';
import { shownOf, type Shown } from './shown.ts';

/** The results of a search, the part of them that is shown at once, and the meaning of the search. */
export type FoundAndShown<I extends Searched> = readonly [
  found: SearchResult<I>,
  shown: Shown<I>,
  spoken: Understood | undefined,
];

/** Searches as a phone does: also with the words of another language that it understands (SEARCH-37). */
export function findShown<I extends Searched>(
  search: string,
  where: SearchedIn<I>,
): FoundAndShown<I> {
  const { understand } = where;
  const other = understand?.other;
  const read = { ...where, ...other?.besides(search, where.synonyms) };
  const spoken = understand?.(search);
  // Small words do not decide what is found, but they belong to what is meant.
  const found = searchIssues(other?.telling(search) ?? search, {
    ...read,
    understand: spoken && (() => spoken),
  });
  return [found, shownOf(search, found, read), spoken];
}
