import { ownNameOf } from '#core/base/language.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';

/** Returns what a language calls itself, at the beginning of a line: 'Español'. */
export function headingOf(language: ProcedureLanguage): string {
  const [first = '', ...rest] = ownNameOf(language);
  return first.toLocaleUpperCase(language) + rest.join('');
}
