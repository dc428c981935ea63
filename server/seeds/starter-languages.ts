import { createHash } from 'node:crypto';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import {
  originalTexts,
  progressOf,
  stateOf,
  type Original,
  type TextState,
  type Translation,
} from '#core/issue/translation.ts';
import { languagesOf, translationsOf, type WithTranslations } from '#core/issue/translations.ts';
import { translatedPairs, type SeedTranslation } from './base/seed-translation.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { SPANISH_STARTERS } from './starter-library.es.ts';

type Titled = Readonly<Record<string, SeedTranslation>>;

/** The languages besides English in which the starter library has texts, each procedure by its English title. */
const LANGUAGES: { readonly [L in ProcedureLanguage]?: Titled } = { es: SPANISH_STARTERS };

export const STARTER_LANGUAGES = Object.keys(LANGUAGES) as readonly ProcedureLanguage[];

type Texts = ReadonlyMap<string, string>;

const known = new Map<string, Texts>();

/** Returns the texts of a procedure in a language, by their originals. There are none if it is not translated. */
function textsOf(title: string, language: ProcedureLanguage): Texts {
  return known.getOrInsertComputed(`${language} ${title}`, () => {
    const seed = STARTER_LIBRARY.find((one) => one.title === title);
    const to = LANGUAGES[language]?.[title];
    return new Map(seed && to ? translatedPairs(seed, to) : []);
  });
}

/** Returns 16 hex characters that are the same for the same texts in a language. */
export function languagePrint(language: ProcedureLanguage): string {
  const texts = JSON.stringify(LANGUAGES[language] ?? {});
  return createHash('sha256').update(texts).digest('hex').slice(0, 16);
}

type Wanted = {
  readonly title: string;
  readonly languages?: readonly ProcedureLanguage[];
  /** The states of the texts to bring. A text that is here and current always stays. */
  readonly states: readonly TextState[];
};

/**
 * Returns the texts that the library has for an issue in other languages. It has a text only if the issue has the
 * original word for word, and never in place of a text of the issue's own (TRANSLATE-44).
 */
export function broughtTexts(
  issue: Original & WithTranslations,
  { title, languages = STARTER_LANGUAGES, states }: Wanted,
): WithTranslations {
  return translationsOf(
    languages.map((language): [ProcedureLanguage, Translation] => {
      const texts = textsOf(title, language);
      const here = issue.translations?.[language]?.texts ?? {};
      const brought = originalTexts(issue).flatMap((one) => {
        const text = texts.get(one.text);
        const isWanted = text && states.includes(stateOf(one, here));
        return isWanted ? [[one.place, { text, of: one.text }] as const] : [];
      });
      return [language, { isPublished: false, texts: Object.fromEntries(brought) }];
    }),
  );
}

export const publishedWhole = (
  issue: Original & WithTranslations,
  chosen: ProcedureLanguage,
): WithTranslations =>
  translationsOf(
    languagesOf(issue).map(([language, translation]) => {
      const { stale, missing } = progressOf(issue, translation);
      const isWhole = language === chosen && stale + missing === 0;
      return [language, { ...translation, isPublished: translation.isPublished || isWhole }];
    }),
  );
