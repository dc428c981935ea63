import { LOCALE } from './locale.ts';

/** Returns the name of a language, by its BCP 47 tag, in the language of the page. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(LOCALE, { type: 'language' }).of(tag) ?? tag;
}
