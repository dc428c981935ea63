import type { Campus } from './campus-schema.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from './category.ts';
import type { SearchTexts } from './search-texts.ts';
import { isMistyped, wordsOf, type Forgiven } from './search-words.ts';

/** What of an issue is searched besides its steps. */
export type Searched = {
  readonly _id: string;
  readonly title: string;
  readonly category: IssueCategory;
};

/** Where is looked. */
export type SearchedIn<I extends Searched> = {
  readonly issues: readonly I[];
  readonly synonyms: Campus['synonyms'];
  readonly texts: Pick<SearchTexts, 'words' | 'eachWith' | 'placesIn'>;
};

/** What one word of a search found. */
export type Term = {
  readonly typed: string;
  /** Whether nothing had the word as it was typed. */
  readonly isCorrected: boolean;
  /** By the issue's id: how well it answers. */
  readonly scores: ReadonlyMap<string, number>;
  /** The words that were found, each with how well it answers, from 0 to 1. */
  readonly words: ReadonlyMap<string, number>;
  /** The words that synonyms brought along, and the categories of those. */
  readonly brought: ReadonlySet<string>;
  readonly categories: ReadonlySet<IssueCategory>;
};

// A word of the title outweighs all else of an issue, a synonym its steps (SEARCH-3).
const TITLE = 100;
const SYNONYM = 40;
const BROUGHT_TO_TITLE = 15;
const BROUGHT_TO_STEPS = 5;
const STEPS = 10;
const MOST_STEPS = 5;
/** Of a title with a word like the one typed, where that one stands elsewhere. */
const LIKE_IT = 5;

/** How well a word answers what was typed, from 0 to 1. */
function answers(typed: string, word: string, forgiven: Forgiven): number {
  if (typed === word) return 1;
  // One or two letters begin a word of nearly every step.
  if (typed.length > 2 && word.startsWith(typed)) return 0.9;
  return isMistyped(typed, word, forgiven) ? 0.3 : 0;
}

/** In a title any part of a word counts (CARDS-4), a short one little: 'is' stands in 'noise'. */
function answersInTitle(typed: string, word: string, forgiven: Forgiven): number {
  const at = typed === word ? -1 : word.indexOf(typed);
  if (at < 0) return answers(typed, word, forgiven);
  if (at === 0) return 0.9;
  return typed.length > 2 ? 0.8 : 0.05;
}

const titles = new WeakMap<object, readonly string[]>();

function wordsOfTitle(issue: Searched): readonly string[] {
  const before = titles.get(issue);
  if (before) return before;
  const words = wordsOf(issue.title).map(({ word }) => word);
  titles.set(issue, words);
  return words;
}

type Entries = readonly (readonly [IssueCategory, readonly (readonly string[])[]])[];

const entries = new WeakMap<object, Entries>();

/** The synonyms of each category as words, its own name among them. */
function entriesOf(synonyms: Campus['synonyms']): Entries {
  const before = entries.get(synonyms);
  if (before) return before;
  const read = ISSUE_CATEGORIES.map((category) => {
    const texts = [category, ...(synonyms[category] ?? [])];
    return [category, texts.map((text) => wordsOf(text).map(({ word }) => word))] as const;
  });
  entries.set(synonyms, read);
  return read;
}

/** The words like the one typed, and all words that stand with one of them in an entry. */
function matchEntries(
  typed: string,
  list: readonly (readonly string[])[],
  forgiven: Forgiven,
): { found: Map<string, number>; brought: Set<string> } {
  const found = new Map<string, number>();
  const brought = new Set<string>();
  for (const entry of list) {
    for (const word of entry) {
      const how = answers(typed, word, forgiven);
      if (how === 0) continue;
      found.set(word, how);
      for (const other of entry) if (other.length > 2 && other !== word) brought.add(other);
    }
  }
  return { found, brought };
}

/** What a word finds in titles, synonyms (SEARCH-1) and steps. */
export function lookUp<I extends Searched>(
  typed: string,
  { issues, synonyms, texts }: SearchedIn<I>,
): Term {
  const scores = new Map<string, number>();
  const words = new Map<string, number>();
  const brought = new Set<string>();
  const categories = new Set<IssueCategory>();
  const note = (word: string, how: number) => words.set(word, Math.max(how, words.get(word) ?? 0));
  const add = (id: string, points: number) => scores.set(id, points + (scores.get(id) ?? 0));

  const inTitles = (forgiven: Forgiven, weight: number): void => {
    for (const issue of issues) {
      let best = 0;
      for (const word of wordsOfTitle(issue)) {
        const how = answersInTitle(typed, word, forgiven);
        if (how > 0) note(word, how);
        best = Math.max(best, how);
      }
      if (best > 0) add(issue._id, best * weight);
    }
  };

  const inSynonyms = (forgiven: Forgiven): void => {
    for (const [category, list] of entriesOf(synonyms)) {
      const found = matchEntries(typed, list, forgiven);
      if (found.found.size === 0) continue;
      const best = Math.max(...found.found.values());
      for (const issue of issues) {
        if (issue.category !== category) continue;
        categories.add(category);
        for (const [word, how] of found.found) note(word, how);
        add(issue._id, best * SYNONYM);
        for (const word of found.brought) {
          const isInTitle = wordsOfTitle(issue).includes(word);
          if (!isInTitle && texts.placesIn(issue._id, word).length === 0) continue;
          brought.add(word);
          add(issue._id, isInTitle ? BROUGHT_TO_TITLE : BROUGHT_TO_STEPS);
        }
      }
    }
  };

  const inSteps = (forgiven: Forgiven): void => {
    const listed = new Set(issues.map(({ _id }) => _id));
    const best = new Map<string, number>();
    for (const word of texts.words.keys()) {
      const how = answers(typed, word, forgiven);
      if (how === 0) continue;
      texts.eachWith(word, (id, count) => {
        if (!listed.has(id)) return;
        note(word, how);
        const points = how * STEPS + Math.min(count, MOST_STEPS);
        best.set(id, Math.max(points, best.get(id) ?? 0));
      });
    }
    for (const [id, points] of best) add(id, points);
  };

  inTitles('nothing', TITLE);
  inSynonyms('nothing');
  inSteps('nothing');
  const isCorrected = scores.size === 0;
  if (isCorrected) {
    inTitles('slips while typing', TITLE);
    inSynonyms('slips while typing');
    inSteps('slips');
  } else inTitles('slips', LIKE_IT);
  return { typed, isCorrected, scores, words, brought, categories };
}
