import { plain } from './issue-search.ts';
import { lookUp, type Searched, type SearchedIn, type Term } from './search-term.ts';
import { plainWords } from './search-words.ts';

/** The results of a search, the best first. */
export type SearchResult<I extends Searched> = {
  readonly issues: readonly I[];
  /** The words to mark, each with how well it matches. */
  readonly words: ReadonlyMap<string, number>;
  /** The words that the search was read as. The list is empty if it was read as typed (SEARCH-30). */
  readonly readAs: readonly string[];
  /** The other words and categories through which issues were found (SEARCH-31). */
  readonly also: readonly string[];
};

const ALSO = 4;
/** The weight of a word that was found through a synonym, compared with one that was typed. */
const BROUGHT = 0.2;
/** The weight of a corrected word, compared with one that was found as typed (SEARCH-8). */
const CORRECTED = 0.1;

/** The weight of the meaning of a search if its words are names and synonyms of issues, since the campus knows best (SEARCH-17). */
const NAMED = 0.05;
/** The most words of a search that can be such names. A sentence is understood as a whole. */
const NAME_WORDS = 2;
/** The hundredths from which an issue is found only by its meaning, and how near it must be to the clearest one. */
const CLEAR = 250;
const NEAR = 400;
/** The hundredths from which an issue is found only by its meaning if none of the words was found. Too little is known of such a search to list what is merely likely. */
const CLEARER = 500;
/** The hundredths for the clearest issue in a language in which procedures may have no word (SEARCH-29). */
const FOREIGN = 300;
/** The weight of words of such a language that a starter text has by chance: 'four' means an oven in French. */
const BY_CHANCE = 0.2;

/** Returns the issues that match, the best first, and the words of the search that the first of them has. */
function rank<I extends Searched>(
  { issues, isForeign }: Pick<SearchedIn<I>, 'issues' | 'isForeign'>,
  found: readonly Term[],
  spoken: (issue: I) => number,
  clearest: number,
) {
  const rowsOf = (terms: readonly Term[]) =>
    issues.map((issue) => {
      const having = terms.filter(({ scores }) => scores.has(issue._id));
      let score = 0;
      for (const { scores, isCorrected } of having) {
        // A word that few issues have singles one out, but 'not' is in nearly every one.
        const counts = (1.05 - scores.size / issues.length) * (isCorrected ? CORRECTED : 1);
        score += (scores.get(issue._id) ?? 0) * counts;
      }
      return { issue, having, score };
    });
  // Words that single out no issue count only if nothing else was typed (SEARCH-13).
  const specific = found.filter(({ isSpecific }) => isSpecific);
  const all = specific[0] ? specific : found;
  const mostOf = (rows: ReturnType<typeof rowsOf>) =>
    Math.max(...rows.map(({ having }) => having.length));
  let rows = rowsOf(all);
  const isWhole = mostOf(rows) === all.length;
  // A word that was only perhaps meant does not exclude other issues.
  if (!isWhole) rows = rowsOf(all.filter(({ isCorrected }) => !isCorrected));
  const most = mostOf(rows);
  const has = (row: (typeof rows)[number]) => row.having.length === most;
  // The right issue may lack one word of a whole sentence, so it is listed if its score is better.
  const least = Math.max(...rows.filter(has).map(({ score }) => score));
  const isFound = (row: (typeof rows)[number]) =>
    most > 0 && (isWhole || specific[0]) && (has(row) || row.score >= least);
  const isNames = all.length <= NAME_WORDS && all.every(({ isNamed }) => isNamed);
  const meant = Math.max(...issues.map(spoken));
  const isEnough = rows.some(isFound) || (isForeign && meant >= FOREIGN);
  const clear = Math.max(isEnough ? CLEAR : CLEARER, (isForeign ? clearest : meant) - NEAR);
  const best = rows
    .filter((row) => isFound(row) || spoken(row.issue) >= clear)
    .map((row) => ({
      ...row,
      score:
        row.score * (isFound(row) ? 1 : 0.5) * (isForeign && row.issue.isStarter ? BY_CHANCE : 1) +
        Math.max(0, spoken(row.issue)) * (isNames ? NAMED : 1),
    }))
    .sort((a, b) => b.score - a.score);
  return { issues: best.map(({ issue }) => issue), used: best[0]?.having ?? [], isWhole };
}

/** Returns the issues that have every word of the search (SEARCH-1), with typing errors forgiven (SEARCH-2) and the best first (SEARCH-3). If there are none, it returns those that have the most words. */
export function searchIssues<I extends Searched>(
  search: string,
  where: SearchedIn<I>,
): SearchResult<I> {
  const typed = [...new Set(plainWords(search))];
  const terms = typed.map((word) => lookUp(word, typed, where));
  const spoken = where.understand?.(search);
  const clearest = Math.max(...(spoken?.points ?? []));
  const { issues, used, isWhole } = rank(where, terms, spoken ?? (() => 0), clearest);
  const words = new Map<string, number>();
  for (const term of used) {
    for (const word of term.brought) words.set(word, BROUGHT);
    for (const [word, how] of term.words) words.set(word, how);
  }
  const corrected = used.map((term) => (term.isCorrected ? [...term.words.keys()] : [term.typed]));
  const isAsTyped = isWhole && used.every((term) => !term.isCorrected);
  const readAs = isAsTyped ? [] : corrected.flatMap(([word]) => word ?? []);
  const also = [
    ...corrected.flatMap(([, ...others]) => others),
    ...used.flatMap(({ brought }) => [...brought]),
  ];
  const shown = new Set([...readAs, ...typed]);
  const news = also.filter((word) => shown.size < shown.add(plain(word)).size);
  return { issues, words, readAs, also: news.slice(0, ALSO) };
}
