import { searchedWords } from './empty-search.ts';
import type { Searched, SearchedIn } from './search-term.ts';
import { plainWords } from './search-words.ts';

/** The hundredths from which a search speaks for the situation of two issues. */
const CLEAR = 250;

/** Returns a search, or a name, as it is compared as a whole: its words with a blank between them. */
const wholeWords = (text: string): string => plainWords(text).join(' ');

/** Returns a search as it is taught: as it is reported (MESSAGES-12), and without signs. */
export const taughtWords = (search: string): string => wholeWords(searchedWords(search));

/** Tells whether an administrator meant an issue by this very search (SEARCH-25). */
export const isTaught = (
  search: string,
  { _id }: Searched,
  { taught }: Pick<SearchedIn<Searched>, 'taught'>,
): boolean => taught?.[taughtWords(search)] === _id;

/**
 * Returns the issues that a search found, the best first, in the order of the campus: before all others the one that an
 * administrator meant by this very search (SEARCH-25), then its own that has it as a name, and its own ones before a
 * starter text for the same situation (SEARCH-24).
 */
export function inOrder<I extends Searched>(
  search: string,
  found: readonly I[],
  where: Pick<SearchedIn<I>, 'issues' | 'taught' | 'understand'>,
): readonly I[] {
  const whole = wholeWords(search);
  const spoken = where.understand?.(search);
  const placeOf = (issue: I, at: number): number => {
    if (issue.isStarter) return at;
    const names = [issue.title, ...(issue.alsoCalled ?? [])];
    if (names.some((name) => wholeWords(name) === whole)) return -1;
    const points = spoken?.(issue) ?? 0;
    const starter = found.findIndex((other) => other.isStarter && spoken?.(other) === points);
    return points < CLEAR || starter < 0 ? at : Math.min(at, starter - 0.5);
  };
  const ordered = found
    .map((issue, at) => ({ issue, place: placeOf(issue, at) }))
    .sort((a, b) => a.place - b.place)
    .map(({ issue }) => issue);
  const meant = where.issues.filter((issue) => isTaught(search, issue, where));
  return [...new Set([...meant, ...ordered])];
}
