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

/** The texts of an issue in other languages, as a file has them. */
type Exchanged = Pick<ExchangedIssue, 'translations'>;

const placesOf = (original: Original): ReadonlySet<string> =>
  new Set(originalTexts(original).map(({ place }) => place));

/** Returns the translated texts of an issue as a file has them: those whose original is in it, as an import wants them, and not who published what (TRANSLATE-9). */
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

/** Returns the translated texts of a file as they are stored; nobody has published them here. */
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

/** Lists the translated texts of a file that cannot be stored, as they are checked when they are typed (TRANSLATE-4). */
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
