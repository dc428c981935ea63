import { ANSWERS, dangerIn, type Help } from './danger.ts';
import { inOrder, joined, namesIn, sharedWith, taughtBy } from './in-order.ts';
import { issuesMatching, namesOf, plain } from './issue-search.ts';
import type { Searched, SearchedIn, Understood } from './search-term.ts';
import { plainWords } from './search-words.ts';
import type { SearchResult } from './search.ts';

/** The hundredths for a situation from which the search surely means it, and the least lead over the next situation. */
const CERTAIN = 600;
const APART = 250;
/** The hundredths and the lead that are enough if a name of the first result speaks for the situation too. */
const LIKELY = 250;
/** The hundredths and the lead that are needed to name the situation as the reason, rather than the found words. */
const TELLING = 400;

const OTHERS = 5;
const CLOSEST = 4;

/** The words that identify the procedure for anything that no other procedure covers (SEARCH-20). */
const ANYTHING = ['anything', 'not', 'covered'];

/** The results of a search that the screen shows at once. */
export type Shown<I extends Searched> = {
  /** All issues that were found, including each whose title contains what was typed (SEARCH-22). */
  readonly all: readonly I[];
  /** The issue that the search surely means (SEARCH-18, SEARCH-32). */
  readonly best: I | undefined;
  /** The issue that an administrator meant by the search (SEARCH-25). */
  readonly taught: I | undefined;
  /** True if the first issue was taught, or the whole search means it, so that it was not found by how single words were read (SEARCH-30). */
  readonly isMeant: boolean;
  /** The issues beside the best one, or, if there is no best one, those of which one may be meant (SEARCH-19). */
  readonly others: readonly I[];
  /** The issue for anything that is not covered. It stands last unless it is one of the others. */
  readonly anything: I | undefined;
  /** True if the search mentions danger and is sure of nothing, so that the call comes first (SEARCH-35). */
  readonly isDanger: boolean;
  /** The ranks of issues in that danger. */
  readonly help: Help;
};

/** Returns the number of the name of an issue that has each of the words, 0 being the title. The last word may be unfinished if it has `least` letters. */
function nameWith(issue: Searched, typed: readonly string[], least = 3): number {
  const last = typed.at(-1) ?? '';
  return namesIn(issue).findIndex((words) => {
    const isBegun = last.length >= least && words.some((word) => word.startsWith(last));
    return (
      joined(typed) === joined(words) ||
      typed.every((one) => words.includes(one) || (isBegun && one === last))
    );
  });
}

const isNamed = (...about: Parameters<typeof nameWith>): boolean => nameWith(...about) >= 0;

/** Tells whether a search is only one or two letters, which are then the beginning of a name (SEARCH-19). */
const isBeginning = (search: string): boolean => search.trim().length < 3;

/**
 * Returns the reason for a result besides words that are marked in it: another name, or the meaning of the
 * search if that speaks for it by so many hundredths (SEARCH-23).
 */
export function reasonFor(
  search: string,
  issue: Searched,
  spoken: Understood | undefined,
  least = TELLING,
): string | undefined {
  const name = nameWith(issue, plainWords(search), isBeginning(search) ? 1 : 3);
  if (name >= 0) return issue.alsoCalled?.[name - 1];
  const meant = (spoken?.(issue) ?? 0) >= least ? spoken?.nameFor(issue) : undefined;
  // The title itself would not be a reason.
  return meant === issue.title.toLowerCase() ? undefined : meant;
}

const isIn = (text: string, word: string): boolean => ` ${plain(text)}`.includes(` ${word}`);

/** Tells whether a word begins one of the names or synonyms of the campus. */
const isCampusWord = <I extends Searched>(
  word: string,
  { issues, synonyms }: Pick<SearchedIn<I>, 'issues' | 'synonyms'>,
): boolean =>
  issues.some((issue) => isIn(namesOf(issue), word)) ||
  Object.values(synonyms).some((list) => list.some((text) => isIn(text, word)));

/** Tells whether the campus's own procedures or synonyms have at least half of the words. */
function isLanguage<I extends Searched>(typed: readonly string[], where: SearchedIn<I>): boolean {
  const telling = typed.filter((word) => word.length > 2);
  const known = telling.filter((word) => where.texts.words.has(word) || isCampusWord(word, where));
  return known.length > 0 && known.length * 2 >= telling.length;
}

/** Tells whether a search speaks for no situation more than for that of the issue. */
const isMostly = (issue: Searched, spoken: Understood): boolean =>
  spoken(issue) > 0 && spoken(issue) === Math.max(...spoken.points);

/** Tells whether a search speaks for one situation much more than for the next. */
function isApart({ points }: Understood): boolean {
  const [most = 0, next = 0] = [...points].sort((a, b) => b - a);
  return most - next >= APART;
}

/** Tells whether a search speaks clearly for the situation of an issue, and no other issue is for that situation. */
function isMeant(first: Searched, issues: readonly Searched[], spoken: Understood): boolean {
  const most = spoken(first);
  return (
    isMostly(first, spoken) &&
    most >= CERTAIN &&
    isApart(spoken) &&
    issues.every(
      (issue) => issue === first || spoken(issue) < most || (issue.isStarter && !first.isStarter),
    )
  );
}

/** Tells whether a search surely means the first of the issues that it found (SEARCH-18, SEARCH-32, SEARCH-33). */
function isSure<I extends Searched>(
  search: string,
  [first, ...found]: readonly I[],
  where: SearchedIn<I>,
  spoken: Understood | undefined,
): boolean {
  if (!first) return false;
  const typed = plainWords(search);
  const long = typed.filter((word) => word.length > 2);
  // The table may be wrong about a procedure of another field, which then has none of the words. It was made for starter texts.
  const isLikely = first.isStarter === true || sharedWith(long, first, where) > 0;
  if (spoken && isLikely && isMeant(first, where.issues, spoken)) return true;
  if (!isNamed(first, typed) || found.some((issue) => isNamed(issue, typed))) return false;
  // A word of a name may mean something else: 'hand' belongs to a hurt hand, not to an event that gets out of hand.
  if (!spoken || spoken(first) === 0) return true;
  return isMostly(first, spoken) && spoken(first) >= LIKELY;
}

/** Orders what was found: procedures that answer a danger come first, and those that comfort last. After one letter, the names that begin with it come first. */
function ordered<I extends Searched>(
  search: string,
  found: readonly I[],
  where: SearchedIn<I>,
  help: Help,
): readonly I[] {
  if (isBeginning(search)) {
    const named = found.filter((one) => isNamed(one, plainWords(search), 1));
    const begun = named.filter(({ title }) => plain(title).startsWith(plain(search.trim())));
    return [...new Set([...begun, ...named, ...found])];
  }
  if (!help) return found;
  const spoken = where.understand?.(search);
  const pointsOf = (issue: I) => spoken?.(issue) ?? 0;
  // The words besides that of the danger may be more important, and each issue that answers may be the right one.
  const answers = where.issues
    .filter((issue) => help(issue) === ANSWERS)
    .sort((a, b) => pointsOf(b) - pointsOf(a));
  return [...new Set([...found, ...answers])].sort((a, b) => help(b) - help(a));
}

/** Returns what is shown of the results of a search. */
export function shownOf<I extends Searched>(
  search: string,
  { issues: found, words }: Pick<SearchResult<I>, 'issues' | 'words'>,
  where: SearchedIn<I>,
): Shown<I> {
  const typed = plainWords(where.understand?.other?.telling(search) ?? search);
  const spoken = where.understand?.(search);
  const ranked = inOrder(search, found, where);
  const isKnown = isLanguage(typed, where);
  const [first] = ranked;
  const taught = taughtBy(search, where);
  const isSaid = first !== undefined && first._id === taught?.id;
  const isNear =
    isSaid ||
    isKnown ||
    where.isForeign ||
    [...words.keys()].some((word) => isCampusWord(word, where));
  // Words that the table does not know always resemble something, and one of them may be in a step. Then only an issue that is clearly meant is shown.
  const isClear = first && spoken && isMostly(first, spoken) && isApart(spoken);
  const near = isNear ? ranked : isClear ? [first] : [];
  const help = dangerIn(search, where.understand);
  const listed = new Set([...near, ...issuesMatching(where.issues, search)]);
  const all = ordered(search, [...listed], where, help);
  const isBest =
    all[0] === first &&
    (!first || !help || help(first) === ANSWERS) &&
    ((isSaid && taught?.isWhole) || (isKnown && isSure(search, all, where, spoken)));
  const best = isBest ? first : undefined;
  const anything = where.issues.find((issue) => isNamed(issue, ANYTHING));
  const rest = all.filter((issue) => issue !== best && (issue !== anything || issue === all[0]));
  const others = rest.slice(0, best ? OTHERS - (anything ? 1 : 0) : CLOSEST);
  return {
    all,
    best,
    taught: isSaid ? first : undefined,
    isMeant: isSaid || (all[0] !== undefined && (spoken?.(all[0]) ?? 0) >= LIKELY),
    others,
    anything,
    isDanger: help !== undefined && !best,
    help,
  };
}
