import type { Campus } from '../campus/setting.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import type { Situation } from '../base/situation.ts';
import { namesOf } from './issue-search.ts';
import type { SearchTexts } from './search-texts.ts';
import {
  ENDINGS,
  isMistyped,
  plainWords,
  SLIPS,
  stemOf,
  WHILE_TYPING,
  type Forgiveness,
} from './search-words.ts';

/** The part of an issue that is searched, apart from its steps. */
export type Searched = {
  readonly _id: string;
  readonly title: string;
  /** The other names of the issue (SEARCH-14). */
  readonly alsoCalled?: readonly string[] | null | undefined;
  /** The situations that its author added or removed (ISSUES-29). */
  readonly situations?: readonly string[] | null | undefined;
  readonly category: IssueCategory;
  /** True if the issue is a starter text, and not the campus's own. */
  readonly isStarter?: boolean | undefined;
};

/** The part of an issue that says what it is for. */
export type Named = Pick<Searched, 'title' | 'alsoCalled' | 'situations'>;

/** The meaning of a search, which can be called with an issue: it returns how much the search speaks for the issue, in hundredths. The result is 0 if nothing is known of either. */
export type Understood = {
  (issue: Searched): number;
  /** The hundredths for each of the situations. The list is empty if the table knows no word. */
  readonly points: readonly number[];
  /** The situations of an issue. */
  readonly situationsOf: (issue: Named) => readonly Situation[];
  /** Returns the words for the situation of an issue for which the search speaks most. */
  readonly nameFor: (issue: Searched) => string | undefined;
};

export type Understand = ((search: string) => Understood) & {
  /** The knowledge of another language besides English. */
  readonly other?: OtherLanguage;
};

/** The words of a danger, the situations that answer it, and the situations that may be its cause (SEARCH-21). A row without answers is for words like those of later rows that mention no danger. */
export type DangerRow = readonly [
  words: string,
  answers: readonly Situation[],
  causes?: readonly Situation[],
];

/** The knowledge that a search has of another language besides English, apart from its table of meanings (SEARCH-37). */
export type OtherLanguage = {
  readonly dangers: readonly DangerRow[];
  /** Returns the search words of the campus, with those of the language too if the search is in it or has a word of it, and whether procedures lack the search's language. */
  readonly besides: (
    search: string,
    own: Campus['synonyms'],
  ) => Pick<SearchedIn<Searched>, 'synonyms' | 'isForeign'>;
  /** Returns a search in the language without the words that say nothing, unless it has no others. A search in English stays as it is. */
  readonly telling: (search: string) => string;
};

/** The texts in which a search looks. */
export type SearchedIn<I extends Searched> = {
  readonly issues: readonly I[];
  readonly synonyms: Campus['synonyms'];
  readonly texts: Pick<SearchTexts, 'words' | 'eachWith' | 'placesIn'>;
  /** The id of the issue that an administrator meant by a search, by its words in the form of `taughtWords` (SEARCH-25). */
  readonly taught?: Readonly<Record<string, string>> | undefined;
  /** True if most words of the search are in a language in which procedures may have none. Fewer hundredths are then enough to find an issue only by its meaning (SEARCH-29). */
  readonly isForeign?: boolean | undefined;
  /** The function that tells what a search means, if the phone has the table of meanings (SEARCH-15). */
  readonly understand?: Understand | undefined;
};

/** The results for one word of a search. */
export type Term = {
  readonly typed: string;
  /** True if no text had the word in the form that was typed. */
  readonly isCorrected: boolean;
  /** True if the word singles out an issue: it belongs to a phrase that was typed in full, or most issues lack it (SEARCH-11). */
  readonly isSpecific: boolean;
  /** True if the names or synonyms of an issue have the word in the form that was typed. */
  readonly isNamed: boolean;
  /** The score of each issue, by its id. */
  readonly scores: ReadonlyMap<string, number>;
  /** The words that were found, each with how well it matches, from 0 to 1. */
  readonly words: ReadonlyMap<string, number>;
  /** The words that were found through synonyms, followed by the category of these. */
  readonly brought: ReadonlySet<string>;
};

// A word in a title counts most. A word in a step counts more than one in a category, unless the category adds another word that the issue has (SEARCH-3).
const TITLE = 100;
const BROUGHT_TO_TITLE = 50;
const BROUGHT_TO_STEPS = 15;
const ANOTHER_BROUGHT = 5;
const STEPS = 10;
const STEPS_LIMIT = 5;
const CATEGORY = 4;
/** The weight of a synonym of several words that was typed in full, compared with a synonym of one word. */
const WHOLE_PHRASE = 4;
/** The weight of a phrase of which one word is missing. */
const PARTIAL_PHRASE = 0.5;
/** The score of a title with a word similar to the typed one, at any place in it. */
const LIKE_IT = 20;

/** A word of a search, all words of the search, and the degree of forgiveness. */
type TypedWord = readonly [string, readonly string[], Forgiveness];

/** Scores how well a word matches a typed one, from 0 to 1. */
function answers([typed, all, forgiven]: TypedWord, word: string): number {
  if (typed === word) return 1;
  // One or two letters would match the beginning of a word in nearly every step.
  const isBegun = typed.length > 2 && word.startsWith(typed);
  // Words before the last one have been typed to their end (SEARCH-26).
  if (isBegun && typed === all.at(-1)) return 0.9;
  if ((isBegun || forgiven) && typed[0] === word[0] && stemOf(typed) === stemOf(word)) {
    return isBegun ? 0.9 : 0.6;
  }
  return isMistyped(typed, word, forgiven) ? 0.1 : 0;
}

/** Scores a word of a title. Any part of a word counts there (CARDS-4), but only a little (SEARCH-12): 'eating' is in 'heating'. */
function answersInTitle(typed: TypedWord, word: string): number {
  const at = word.indexOf(typed[0]);
  return answers(typed, word) || (at < 0 ? 0 : at > 0 ? 0.05 : 0.1);
}

function raise(all: Map<string, number>, key: string, least: number): void {
  all.set(key, Math.max(least, all.get(key) ?? 0));
}

/** Makes a function that computes the value of each key only once. */
export function once<K extends object, V extends object>(read: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
}

const wordsOfTitle = once((issue: Searched) => plainWords(namesOf(issue)));
const stemsOfTitle = once((issue: Searched) => new Set(wordsOfTitle(issue).map(stemOf)));

/** A synonym as words: the number of words in its phrase, those words, and the words in parentheses beside it. */
type Entry = readonly [number, readonly string[]];

const entryOf = (text: string): Entry => [
  plainWords(text.replace(/\(.*/, '')).length,
  plainWords(text),
];

/** The synonyms of each category as words, its own name among them. */
const entriesOf = once((synonyms: Campus['synonyms']) =>
  ISSUE_CATEGORIES.map((category) => {
    const texts = [category, ...(synonyms[category] ?? [])];
    return [category, texts.map(entryOf)] as const;
  }),
);

/** The words beside a found word in a category's synonyms, with their weights, and the weight of the category itself. */
type FoundEntries = readonly [brought: Map<string, number>, weight: number];

/** Marks the words similar to the typed one and adds the others of their entry. For a phrase, the rest of it must be typed too. */
function matchEntries(
  typed: TypedWord,
  marked: Map<string, number>,
  list: readonly Entry[],
): FoundEntries {
  const [, all] = typed;
  const brought = new Map<string, number>();
  let weight = 0;
  for (const [length, words] of list) {
    const hows = words.map((word) => answers(typed, word));
    const how = Math.max(...hows);
    if (how === 0) continue;
    for (const [at, word] of words.entries()) if (hows[at]) raise(marked, word, hows[at]);
    const phrase = words.slice(0, length);
    const isWhole = phrase.every((word) => all.some((one) => answers([one, all, SLIPS], word)));
    const isPart = !isWhole && length > 1 && phrase.some((_, at) => hows[at]);
    const counts = how * (isPart ? PARTIAL_PHRASE : isWhole && length > 1 ? WHOLE_PHRASE : 1);
    weight = Math.max(weight, counts);
    if (isPart) continue;
    for (const word of words) {
      if (word.length > 2 && word !== typed[0]) raise(brought, word, counts);
    }
  }
  return [brought, weight];
}

/** Looks up a word of a search, one of `all`, in titles, synonyms (SEARCH-1) and steps. */
export function lookUp<I extends Searched>(
  typed: string,
  all: readonly string[],
  { issues, synonyms, texts }: SearchedIn<I>,
): Term {
  const scores = new Map<string, number>();
  const words = new Map<string, number>();
  const brought = new Set<string>();
  let isSpecific = false;
  let isNamed = false;
  const add = (id: string, points: number) => scores.set(id, points + (scores.get(id) ?? 0));

  const inTitles = (forgiven: Forgiveness, weight: number): void => {
    for (const issue of issues) {
      let best = 0;
      for (const word of wordsOfTitle(issue)) {
        const how = answersInTitle([typed, all, forgiven], word);
        if (how > 0) raise(words, word, how);
        isNamed ||= how === 1;
        best = Math.max(best, how);
      }
      if (best > 0) add(issue._id, best * weight);
    }
  };

  const inSynonyms = (forgiven: Forgiveness): void => {
    for (const [category, list] of entriesOf(synonyms)) {
      const [along, weight] = matchEntries([typed, all, forgiven], words, list);
      if (weight === 0) continue;
      isSpecific ||= weight > 1;
      isNamed ||= words.get(typed) === 1;
      for (const issue of issues) {
        if (issue.category !== category) continue;
        let best = weight * CATEGORY;
        let others = 0;
        for (const [word, counts] of along) {
          const isInTitle = stemsOfTitle(issue).has(stemOf(word));
          if (!isInTitle && texts.placesIn(issue._id, word).length === 0) continue;
          brought.add(word);
          others += isInTitle ? ANOTHER_BROUGHT : 1;
          best = Math.max(best, counts * (isInTitle ? BROUGHT_TO_TITLE : BROUGHT_TO_STEPS));
        }
        brought.add(category);
        add(issue._id, best + others);
      }
    }
  };

  const inSteps = (forgiven: Forgiveness): void => {
    const listed = new Set(issues.map(({ _id }) => _id));
    const best = new Map<string, number>();
    for (const word of texts.words.keys()) {
      const how = answers([typed, all, forgiven], word);
      if (how === 0) continue;
      texts.eachWith(word, (id, count) => {
        if (!listed.has(id)) return;
        raise(words, word, how);
        raise(best, id, how * STEPS + Math.min(count, STEPS_LIMIT));
      });
    }
    for (const [id, points] of best) add(id, points);
  };

  let forgiven = -1;
  while (scores.size === 0 && forgiven < WHILE_TYPING) {
    forgiven += 1;
    inTitles(forgiven, TITLE);
    inSynonyms(forgiven);
    // Steps have so many words of four letters that nearly every word is similar to one of them (SEARCH-2).
    if (forgiven < (typed.length > 4 ? WHILE_TYPING : SLIPS)) inSteps(forgiven);
  }
  inTitles(SLIPS, LIKE_IT);
  isSpecific ||= typed.length > 2 && scores.size < issues.length / 2 + 1;
  return { typed, isCorrected: forgiven > ENDINGS, isSpecific, isNamed, scores, words, brought };
}
