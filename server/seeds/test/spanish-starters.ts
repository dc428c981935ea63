import { readFileSync } from 'node:fs';
import { shownSteps, shownTexts } from '#core/issue/translation.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import { encodePublishedIssue } from '#core/issue/wire-issue.ts';
import { readOtherTable } from '#core/search/other-language.ts';
import { searchTexts } from '#core/search/search-texts.ts';
import { searchIssues } from '#core/search/search.ts';
import { shownOf } from '#core/search/shown.ts';
import { understandTable } from '#core/search/situations.ts';
import { AS_PUBLISHED } from './as-published.ts';
import { DEFAULT_SYNONYMS } from '../../domain/default-synonyms.ts';
import { stepsOf } from '../base/seed-shape.ts';
import { broughtTexts } from '../starter-languages.ts';
import { STARTER_LIBRARY } from '../starter-library.ts';

const bytesOf = (file: string): ArrayBuffer =>
  Uint8Array.from(readFileSync(new URL(`../../../core/search/${file}`, import.meta.url))).buffer;

const other = readOtherTable(bytesOf('meanings.es.bin'));
const understand = understandTable(bytesOf('meanings.en.bin'), other.understand);

const texts = searchTexts(() => '');

/** The starter procedures as a phone lists and searches them that reads Spanish (TRANSLATE-22), each by its English title. */
export const issues = STARTER_LIBRARY.map((seed) => {
  let ids = 0;
  const words = { ...detailsOf(seed), steps: stepsOf(seed, () => `${(ids += 1)}`) };
  const { es } = broughtTexts(words, { title: seed.title, states: ['missing'] }).translations ?? {};
  const translation = { texts: es?.texts ?? {} };
  const shown = shownTexts(words, translation);
  const issue = encodePublishedIssue({
    ...words,
    ...shown,
    alsoCalled: [...(shown.alsoCalled ?? []), seed.title, ...(words.alsoCalled ?? [])],
    // Those of the original are searched, too, on lines of their own.
    steps: [...shownSteps(words, translation), ...words.steps],
    _id: seed.title,
    ...AS_PUBLISHED,
  });
  texts.add(issue);
  return issue;
});

const where = { issues, texts, understand, synonyms: other.besides(DEFAULT_SYNONYMS) };

/** Returns what a phone shows for a search in Spanish, the best first, by English titles; `isEarly` until it has the tables of meanings. */
export function shownInSpanish(typed: string, isEarly = false) {
  const here = isEarly ? { ...where, understand: undefined } : where;
  const spoken = here.understand?.(typed);
  const meant = { ...here, understand: spoken && (() => spoken) };
  const shown = shownOf(typed, searchIssues(other.telling(typed), meant), here);
  return { ...shown, titles: shown.all.map(({ _id }) => _id) };
}
