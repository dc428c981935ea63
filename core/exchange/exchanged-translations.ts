import type { ProcedureLanguage } from '../base/procedure-languages.ts';
import { originalTexts, type Original, type TranslatedTexts } from '../issue/translation.ts';
import { normalizeText, problemInText } from '../issue/translation-problems.ts';
import {
  entriesOf,
  languagesOf,
  mapTranslations,
  translationsOf,
  unpublished,
  type WithTranslations,
} from '../issue/translations.ts';
import type { ExchangedIssue, ImportProblem } from './exchange-schema.ts';

/** The part of an issue in a file that holds the texts in other languages. */
type Exchanged = Pick<ExchangedIssue, 'translations'>;

const placesOf = (original: Original): ReadonlySet<string> =>
  new Set(originalTexts(original).map(({ place }) => place));

/** Returns the translated texts of an issue in the form of a file (TRANSLATE-9): only those whose original is in the file, and not who published them. */
export function exchangedTranslations(issue: Original & WithTranslations): Exchanged {
  const places = placesOf(issue);
  const kept = mapTranslations(issue, ([place, text]) =>
    places.has(place) ? [[place, text]] : [],
  );
  const languages = languagesOf(unpublished(kept)).map(([language, { texts }]) => [
    language,
    texts,
  ]);
  return languages.length > 0 ? { translations: Object.fromEntries(languages) } : {};
}

const inFile = ({ translations = {} }: Exchanged) =>
  Object.entries(translations) as [ProcedureLanguage, TranslatedTexts][];

/** Returns the translated texts of a file in their stored form, none of them published here. */
export function readTranslations(file: Exchanged): WithTranslations {
  const read = inFile(file).map(([language, texts]) => {
    const normal = entriesOf(texts).map(([place, text]) => [place, normalizeText(place, text)]);
    return [language, { isPublished: false, texts: Object.fromEntries(normal) }] as const;
  });
  return translationsOf(read.map(([language, translation]) => [language, translation]));
}

const CODES: Partial<Record<string, ImportProblem['code']>> = {
  NO_SUCH_TEXT: 'UNKNOWN_MEMBER',
  TOO_LONG: 'TOO_LONG',
  TOO_MANY: 'TOO_MANY',
  REQUIRED: 'MISSING',
};

/** Lists the translated texts of a file that cannot be stored, by the same checks as for typed ones (TRANSLATE-4). */
export function problemsInTranslations(
  file: Exchanged,
  original: Original,
): Pick<ImportProblem, 'code' | 'field' | 'detail'>[] {
  const places = placesOf(original);
  return inFile(file).flatMap(([language, texts]) =>
    entriesOf(texts).flatMap(([place, text]) => {
      const code = places.has(place) ? problemInText(place, text)?.code : 'NO_SUCH_TEXT';
      if (code === undefined) return [];
      const isUnknown = code === 'NO_SUCH_TEXT';
      const field = isUnknown ? `translations.${language}` : `translations.${language}.${place}`;
      return [{ code: CODES[code] ?? 'NOT_ALLOWED', field, detail: isUnknown ? place : text.text }];
    }),
  );
}
