import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import type { Campus } from '../campus/setting.ts';
import { plainWords, stemOf } from '../search/search-words.ts';

type Synonyms = Campus['synonyms'];
/** The phrases for a category, as stems; its own name first. */
type Phrases = readonly (readonly string[])[];

/** The points of a word by its place: in the title, in the chapter above it, in a step. */
const WEIGHTS = { title: 20, chapter: 10, steps: 1 } as const;

const WHERE = ['title', 'chapter', 'steps'] as const;

/** The phrases of a category as stems: its name and what else the campus calls it, without what only its search needs. */
function phrasesOf(category: IssueCategory, synonyms: Synonyms): Phrases {
  const others = (synonyms[category] ?? []).map((one) => one.replace(/\(.*/, ''));
  return [category, ...others].map((phrase) => plainWords(phrase).map(stemOf));
}

const phrases = new WeakMap<Synonyms, ReadonlyMap<IssueCategory, Phrases>>();

function knownPhrases(synonyms: Synonyms) {
  const known =
    phrases.get(synonyms) ??
    new Map(ISSUE_CATEGORIES.map((category) => [category, phrasesOf(category, synonyms)] as const));
  phrases.set(synonyms, known);
  return known;
}

/** Returns the category of this name, whatever its case, or undefined if there is none. */
export const categoryNamed = (name: string): IssueCategory | undefined =>
  ISSUE_CATEGORIES.find((category) => category.toLowerCase() === name.trim().toLowerCase());

/** The texts of an issue by which its category is guessed. */
export type CategoryTexts = { readonly [Where in keyof typeof WEIGHTS]: string };

/** Returns the points of a category in a text: each of its whole phrases by its length, a word of its own name half. */
function pointsIn(stems: ReadonlySet<string>, [name = [], ...others]: Phrases): number {
  const isSaid = (phrase: readonly string[]): boolean =>
    phrase.length > 0 && phrase.every((word) => stems.has(word));
  const whole = [name, ...others].filter(isSaid).reduce((sum, phrase) => sum + phrase.length, 0);
  return whole > 0 || !name.some((word) => stems.has(word)) ? whole : 0.5;
}

/** Returns the category whose words are the most frequent in the texts; 'Other' if none has any (IMPORT-6). */
export function guessCategory(texts: CategoryTexts, synonyms: Synonyms): IssueCategory {
  const stems = WHERE.map(
    (where) => [where, new Set(plainWords(texts[where]).map(stemOf))] as const,
  );
  let best: IssueCategory = 'Other';
  let most = 0;
  for (const [category, list] of knownPhrases(synonyms)) {
    if (category === 'Other') continue;
    const points = stems.reduce(
      (sum, [where, all]) => sum + WEIGHTS[where] * pointsIn(all, list),
      0,
    );
    if (points > most) [best, most] = [category, points];
  }
  return best;
}
