import { readFileSync } from 'node:fs';
import { LANGUAGES, ORIGINAL } from '#core/base/language.ts';
import { shownSteps, shownTexts } from '#core/issue/translation.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import { encodePublishedIssue } from '#core/issue/wire-issue.ts';
import { findShown } from '#core/search/find-shown.ts';
import { readOtherTable } from '#core/search/other-language.ts';
import { searchTexts } from '#core/search/search-texts.ts';
import { understandTable } from '#core/search/situations.ts';
import { AS_PUBLISHED } from './as-published.ts';
import { DEFAULT_SYNONYMS } from '../../domain/default-synonyms.ts';
import { stepsOf } from '../base/seed-shape.ts';
import { broughtTexts } from '../starter-languages.ts';
import { STARTER_LIBRARY } from '../starter-library.ts';

/** Every language except the original. */
export const OTHER_LANGUAGES = LANGUAGES.filter((one) => one !== ORIGINAL);
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

const bytesOf = (file: string): ArrayBuffer =>
  Uint8Array.from(readFileSync(new URL(`../../../core/search/${file}`, import.meta.url))).buffer;

const english = bytesOf('meanings.en.bin');
const understandIn = (language: OtherLanguage) =>
  understandTable(english, readOtherTable(bytesOf(`meanings.${language}.bin`)));

/** Returns the starter procedures as a phone set to a language lists and searches them (TRANSLATE-22), by their English titles. Those that are not translated are in English. */
function startersIn(language: OtherLanguage) {
  const texts = searchTexts(() => '');
  const issues = STARTER_LIBRARY.map((seed) => {
    let ids = 0;
    const words = { ...detailsOf(seed), steps: stepsOf(seed, () => `${(ids += 1)}`) };
    const brought = broughtTexts(words, { title: seed.title, states: ['missing'] });
    const { texts: own } = brought.translations?.[language] ?? {};
    const translation = own && { texts: own };
    const shown = translation && shownTexts(words, translation);
    const issue = encodePublishedIssue({
      ...words,
      ...shown,
      // The texts of the original are searched, too, with its steps on their own lines.
      alsoCalled: [shown?.alsoCalled, shown && seed.title, words.alsoCalled].flatMap(
        (names) => names ?? [],
      ),
      steps: [...(translation ? shownSteps(words, translation) : []), ...words.steps],
      _id: seed.title,
      ...AS_PUBLISHED,
    });
    texts.add(issue);
    return issue;
  });
  return { issues, texts, synonyms: DEFAULT_SYNONYMS };
}

/** Returns a function that finds what a phone set to a language shows for a search, the best first, by English titles. */
export function shownIn(language: OtherLanguage) {
  const where = { ...startersIn(language), understand: understandIn(language) };
  return (typed: string) => {
    const [, shown] = findShown(typed, where);
    return { ...shown, titles: shown.all.map(({ _id }) => _id) };
  };
}
