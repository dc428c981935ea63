import { languageName } from '#core/base/language-name.ts';
import { isProcedureLanguage } from '#core/base/procedure-languages.ts';
import { listed } from './written.ts';

/** Returns the names of languages in a list, 'French and Spanish'; '' if there are none. Other words in a file name none. */
export const namedLanguages = (tags: readonly string[]): string =>
  listed([...new Set(tags)].filter(isProcedureLanguage).map(languageName).toSorted());
