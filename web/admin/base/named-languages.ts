import { languageNames } from '#core/base/language-name.ts';
import { isProcedureLanguage } from '#core/base/procedure-languages.ts';

/** Returns the names of the languages that a file names; its other words name none. */
export const namedLanguages = (tags: readonly string[]): string =>
  languageNames([...new Set(tags)].filter(isProcedureLanguage));
