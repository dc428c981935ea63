import { searchedWords } from './empty-search.ts';
import { once, type Searched, type SearchedIn } from './search-term.ts';
import { plainWords, stemOf } from './search-words.ts';

/** The hundredths from which a search speaks for the situation of two issues. */
const CLEAR = 250;

/** Returns a search or a name in the form in which it is compared as a whole: its words with a space between them. */
const wholeWords = (text: string): string => plainWords(text).join(' ');

/** Returns the words of a search in the form in which it is taught: as a phone reports it (MESSAGES-12), without punctuation. */
export const taughtWords = (search: string): string => wholeWords(searchedWords(search));

/** Joins words into one, without endings and spaces, to compare names with a search: 'locked out' becomes the same as 'lockouts' (SEARCH-24). */
export const joined = (words: readonly string[]): string => words.map(stemOf).join('');

type Where = Pick<SearchedIn<Searched>, 'issues' | 'texts'>;

/** Returns the names of an issue, the title first, each as its words. */
export const namesIn = once(({ title, alsoCalled }: Searched) =>
  [title, ...(alsoCalled ?? [])].map(plainWords),
);

const wordsIn = once(
  (issue: Searched) => new Set(namesIn(issue).flatMap((name) => [...name, ...name.map(stemOf)])),
);

/** Returns the words that say what somebody looks for. A word such as 'not', which is in the steps of most issues, says nothing. */
function telling(search: string, { issues, texts }: Where): readonly string[] {
  return plainWords(search).filter((word) => {
    let having = 0;
    texts.eachWith(word, () => (having += 1));
    return word.length > 2 && having * 2 <= issues.length;
  });
}

/** The issue that an administrator meant by a search, or only by a part of it. */
type Taught = { readonly id: string; readonly isWhole: boolean };

/**
 * Returns the issue that an administrator meant by this very search (SEARCH-25, SEARCH-36), or by words that
 * stand in it side by side. Those must be all of its telling words, or two or more that are half of them. Of
 * several, the longest counts.
 */
export function taughtBy(
  search: string,
  where: Where & Pick<SearchedIn<Searched>, 'taught'>,
): Taught | undefined {
  const { taught } = where;
  if (!taught) return undefined;
  const whole = taught[taughtWords(search)];
  if (whole !== undefined) return { id: whole, isWhole: true };
  const typed = ` ${wholeWords(search)} `;
  const words = telling(search, where).length;
  const isEnough = (some: string): boolean => {
    const told = telling(some, where).length;
    return told > 0 && (told === words || (told > 1 && told * 2 >= words));
  };
  const [part] = Object.keys(taught)
    .filter((some) => typed.includes(` ${some} `) && isEnough(some))
    .sort((a, b) => b.length - a.length);
  return part === undefined ? undefined : { id: taught[part] ?? '', isWhole: false };
}

/** Counts how many of the words are in the names of an issue, whatever their endings. */
const namedBy = (words: readonly string[], issue: Searched): number =>
  words.filter((word) => [word, stemOf(word)].some((one) => wordsIn(issue).has(one))).length;

/** Counts how many of the words an issue has in its names or its steps. */
export const sharedWith = (
  words: readonly string[],
  issue: Searched,
  { texts }: Pick<Where, 'texts'>,
): number =>
  words.filter((word) => namedBy([word], issue) > 0 || texts.placesIn(issue._id, word).length > 0)
    .length;

/** Tells whether a search names an issue of the campus: half of its words are in the names, or one word is and all others are in the steps. */
function isCalled(search: string, issue: Searched, where: Where): boolean {
  const words = telling(search, where);
  const named = namedBy(words, issue);
  const isEnough = named * 2 >= words.length || sharedWith(words, issue, where) === words.length;
  return named > 0 && isEnough;
}

/** Returns the place right before another issue, if that one exists and does not already come after this one. */
const before = (other: number, at: number): number => (other < 0 ? at : Math.min(at, other - 0.5));

/**
 * Returns the issues that a search found, the best first (SEARCH-24, SEARCH-25). The issue that was taught
 * comes first, then the campus's own issues: those with the search as a name, then those with all its words
 * in one name. A campus's own issue comes before the starter text for the same situation. An issue without a
 * situation that the search names comes before all issues that the search does not name.
 */
export function inOrder<I extends Searched>(
  search: string,
  found: readonly I[],
  where: Pick<SearchedIn<I>, 'issues' | 'taught' | 'understand' | 'texts'>,
): readonly I[] {
  const typed = plainWords(search);
  const spoken = where.understand?.(search);
  const words = telling(search, where);
  const unnamed = found.findIndex((one) => namedBy(words, one) === 0);
  const placeOf = (issue: I, at: number): number => {
    if (issue.isStarter) return at;
    const names = namesIn(issue);
    if (names.some((name) => joined(name) === joined(typed))) return -3;
    const isNamed = names.some((name) => typed.every((word) => name.includes(word)));
    if (words.length > 0 && isNamed) return at / found.length - 2;
    const points = spoken?.(issue) ?? 0;
    if (points === 0 && isCalled(search, issue, where)) return before(unnamed, at);
    if (points < CLEAR) return at;
    const starter = found.findIndex((one) => one.isStarter && spoken?.(one) === points);
    return before(starter, at);
  };
  const taught = taughtBy(search, where);
  const meant = where.issues.filter(({ _id }) => _id === taught?.id);
  const placed = [...new Set([...found, ...meant])].map((issue, at) => {
    const place = placeOf(issue, at);
    const isMeant = issue._id === taught?.id;
    return { issue, place: !isMeant ? place : taught.isWhole ? -4 : Math.min(-1, place) };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ issue }) => issue);
}
