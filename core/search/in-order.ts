import { searchedWords } from './empty-search.ts';
import { once, type Searched, type SearchedIn } from './search-term.ts';
import { plainWords, stemOf } from './search-words.ts';

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

type Where = Pick<SearchedIn<Searched>, 'issues' | 'texts'>;

const namesOf = ({ title, alsoCalled }: Searched) => [title, ...(alsoCalled ?? [])];

const wordsIn = once(
  (issue: Searched) =>
    new Set(
      namesOf(issue).flatMap((name) => plainWords(name).flatMap((one) => [one, stemOf(one)])),
    ),
);

/** Returns the words that say something of what is searched for: 'not' is in the steps of most issues. */
function telling(search: string, { issues, texts }: Where): readonly string[] {
  return plainWords(search).filter((word) => {
    let having = 0;
    texts.eachWith(word, () => (having += 1));
    return word.length > 2 && having * 2 <= issues.length;
  });
}

/** Returns how many of the words are in the names of an issue, with whatever ending. */
const namedBy = (words: readonly string[], issue: Searched): number =>
  words.filter((word) => wordsIn(issue).has(word) || wordsIn(issue).has(stemOf(word))).length;

/** Tells whether one name of an issue has all words of a search, just as they were typed. */
const isNamed = (search: string, issue: Searched): boolean =>
  namesOf(issue).some((name) =>
    plainWords(search).every((word) => plainWords(name).includes(word)),
  );

/** Returns how many of the words an issue has, in its names or its steps. */
export const sharedWith = (
  words: readonly string[],
  issue: Searched,
  { texts }: Pick<Where, 'texts'>,
): number =>
  words.filter((word) => namedBy([word], issue) > 0 || texts.placesIn(issue._id, word).length > 0)
    .length;

/** Tells whether a search names an issue of the campus: half of its words are in the names, or one is and all others are in the steps. */
function isCalled(search: string, issue: Searched, where: Where): boolean {
  const words = telling(search, where);
  const named = namedBy(words, issue);
  const isEnough = named * 2 >= words.length || sharedWith(words, issue, where) === words.length;
  return named > 0 && isEnough;
}

/**
 * Returns the issues that a search found, the best first, in the order of the campus (SEARCH-24, SEARCH-25): before all
 * others the one that was taught, then its own that has the search as a name, then those of which one name has all its words;
 * its own ones before a starter text for the same situation, and those of no situation which the search names before any
 * of which it names nothing.
 */
export function inOrder<I extends Searched>(
  search: string,
  found: readonly I[],
  where: Pick<SearchedIn<I>, 'issues' | 'taught' | 'understand' | 'texts'>,
): readonly I[] {
  const whole = wholeWords(search);
  const spoken = where.understand?.(search);
  const words = telling(search, where);
  const placeOf = (issue: I, at: number): number => {
    if (issue.isStarter) return at;
    if (namesOf(issue).some((name) => wholeWords(name) === whole)) return -2;
    if (words.length > 0 && isNamed(search, issue)) return at / found.length - 1;
    const points = spoken?.(issue) ?? 0;
    const isNone = points === 0 && isCalled(search, issue, where);
    const other = found.findIndex((one) =>
      isNone
        ? namedBy(words, one) === 0
        : points >= CLEAR && one.isStarter && spoken?.(one) === points,
    );
    return other < 0 ? at : Math.min(at, other - 0.5);
  };
  const ordered = found
    .map((issue, at) => ({ issue, place: placeOf(issue, at) }))
    .sort((a, b) => a.place - b.place)
    .map(({ issue }) => issue);
  const meant = where.issues.filter((issue) => isTaught(search, issue, where));
  return [...new Set([...meant, ...ordered])];
}
