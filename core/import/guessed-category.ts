import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import type { Campus } from '../campus/campus-schema.ts';
import { plainWords, stemOf } from '../search/search-words.ts';

type Synonyms = Campus['synonyms'];

/** What a word counts, by where it stands: in the title, in the chapter above it, in a step. */
const WEIGHTS = { title: 20, chapter: 10, steps: 1 } as const;

/** The phrases of a category as stems: its name and what else the campus calls it, without what only its search needs. */
function phrasesOf(category: IssueCategory, synonyms: Synonyms): readonly (readonly string[])[] {
  const others = (synonyms[category] ?? []).map((one) => one.replace(/\(.*/, ''));
  return [category, ...others].map((phrase) => plainWords(phrase).map(stemOf));
}

const phrases = new WeakMap<Synonyms, ReadonlyMap<IssueCategory, readonly (readonly string[])[]>>();

function knownPhrases(synonyms: Synonyms) {
  const known =
    phrases.get(synonyms) ??
    new Map(ISSUE_CATEGORIES.map((category) => [category, phrasesOf(category, synonyms)] as const));
  phrases.set(synonyms, known);
  return known;
}

/** The category of this name, whatever its case; undefined if there is none. */
export const categoryNamed = (name: string): IssueCategory | undefined =>
  ISSUE_CATEGORIES.find((category) => category.toLowerCase() === name.trim().toLowerCase());

/** The texts of an issue by which its category is guessed. */
export type CategoryTexts = { readonly [Where in keyof typeof WEIGHTS]: string };

/** The category whose words stand most in the texts; 'Other' where none does (IMPORT-6). */
export function guessCategory(texts: CategoryTexts, synonyms: Synonyms): IssueCategory {
  const points = new Map<IssueCategory, number>();
  for (const where of ['title', 'chapter', 'steps'] as const) {
    const stems = plainWords(texts[where]).map(stemOf);
    const all = new Set(stems);
    for (const [category, list] of knownPhrases(synonyms)) {
      if (category === 'Other') continue;
      const said = list.filter(
        (phrase) => phrase.length > 0 && phrase.every((word) => all.has(word)),
      );
      const lengths = said.reduce((sum, phrase) => sum + phrase.length, 0);
      points.set(category, (points.get(category) ?? 0) + lengths * WEIGHTS[where]);
    }
  }
  const [best] = [...points].toSorted(([, a], [, b]) => b - a);
  return best && best[1] > 0 ? best[0] : 'Other';
}
