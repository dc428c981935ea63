import { ISSUE_CATEGORIES, type IssueCategory } from '../../base/category.ts';
import type { Campus } from '../../campus/setting.ts';
import { dangerIn } from '../../search/danger.ts';
import { plainWords, stemOf } from '../../search/search-words.ts';

type Synonyms = Campus['synonyms'];
/** The phrases for a category as word stems, its own name first, and the words in brackets behind them. */
type Phrases = {
  readonly said: readonly (readonly string[])[];
  readonly alike: ReadonlySet<string>;
};

/** The points of a word for each place: the title, the chapter above it, or a step. */
const WEIGHTS = { title: 20, chapter: 10, steps: 1 } as const;

const WHERE = ['title', 'chapter', 'steps'] as const;

/** The categories in the order in which a tie is decided. 'Other' comes last, since it holds everything else. */
const LIKELY_FIRST = [...ISSUE_CATEGORIES.filter((one) => one !== 'Other'), 'Other' as const];

const stemsOf = (text: string): readonly string[] => plainWords(text).map(stemOf);

/** Returns the phrases of a category: its name, and the campus's other words for it. */
function phrasesOf(category: IssueCategory, synonyms: Synonyms): Phrases {
  const others = (synonyms[category] ?? []).map((one) => one.split('('));
  const alike = others.flatMap(([, words = '']) => stemsOf(words));
  return {
    // In 'Bear or other large animal', the word 'other' says nothing about the category.
    said: [category === 'Other' ? '' : category, ...others.map(([phrase = '']) => phrase)].map(
      stemsOf,
    ),
    alike: new Set(alike.filter((word) => word.length > 3)),
  };
}

const phrases = new WeakMap<Synonyms, ReadonlyMap<IssueCategory, Phrases>>();

function knownPhrases(synonyms: Synonyms) {
  const known =
    phrases.get(synonyms) ??
    new Map(LIKELY_FIRST.map((category) => [category, phrasesOf(category, synonyms)] as const));
  phrases.set(synonyms, known);
  return known;
}

/** Returns the category with this name, in any case, or undefined if there is none. */
export const categoryNamed = (name: string): IssueCategory | undefined =>
  ISSUE_CATEGORIES.find((category) => category.toLowerCase() === name.trim().toLowerCase());

/** The texts by which the category of an issue is guessed. */
export type CategoryTexts = { readonly [Where in keyof typeof WEIGHTS]: string };

/** Returns the points of a category in a text. Whole phrases count by their length. If there is none, a single word of its name or in brackets counts half. */
function pointsIn(
  where: keyof typeof WEIGHTS,
  stems: ReadonlySet<string>,
  { said, alike }: Phrases,
): number {
  const whole = said
    .filter((phrase) => phrase.length > 0 && phrase.every((word) => stems.has(word)))
    .reduce((sum, phrase) => sum + phrase.length, 0);
  const [name = []] = said;
  // Steps have so many words that the words in brackets prove nothing there.
  const isNear =
    name.some((word) => stems.has(word)) ||
    (where !== 'steps' && [...stems].some((word) => alike.has(word)));
  return whole > 0 || !isNear ? whole : 0.5;
}

/** Returns the category whose words are most frequent in the texts, or 'Other' if none has any (IMPORT-6). */
export function guessCategory(texts: CategoryTexts, synonyms: Synonyms): IssueCategory {
  const stems = WHERE.map(
    (where) => [where, new Set(plainWords(texts[where]).map(stemOf))] as const,
  );
  let best: IssueCategory = 'Other';
  let most = 0;
  for (const [category, list] of knownPhrases(synonyms)) {
    const points = stems
      // Only a title can suggest 'Other', such as 'Power outage'.
      .filter(([where]) => category !== 'Other' || where === 'title')
      .reduce((sum, [where, all]) => sum + WEIGHTS[where] * pointsIn(where, all, list), 0);
    if (points > most) [best, most] = [category, points];
  }
  return best;
}

/** Words of emergencies that neither the names of categories nor the search (SEARCH-21) has. */
const EMERGENCY =
  /\b(?:chok|seizure|bleed|burn(?!t\b)|naloxone|monoxide|gas\b|leak|gunshot|shoot|breath|cpr\b|aed\b|cardiac|heart attack|stroke|allerg|anaphyla|poison|explo(?:de|sion)|attack|intruder|lockdown|tornado|earthquake)/i;

/** Tells whether a text has an emergency word. */
export const namesEmergency = (text: string): boolean =>
  EMERGENCY.test(text) || dangerIn(text, undefined) !== undefined;

/** Tells whether a name is about an incident, since it has a word of a category or of an emergency: 'Fire duties'. */
export const isOfIncident = (title: string): boolean =>
  namesEmergency(title) || guessCategory({ title, chapter: '', steps: '' }, {}) !== 'Other';
