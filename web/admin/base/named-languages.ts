import { languageNames } from '#core/base/language-name.ts';
import { isProcedureLanguage } from '#core/base/procedure-languages.ts';

/** Returns the names of the languages in a file; words that are no language are left out. */
export const namedLanguages = (tags: readonly string[]): string =>
  languageNames([...new Set(tags)].filter(isProcedureLanguage));
