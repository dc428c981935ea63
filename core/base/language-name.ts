import { LOCALE, PLAIN_LOCALE } from './locale.ts';

/** Returns the name of a language, by its BCP 47 tag, in the language of the page. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(LOCALE, { type: 'language' }).of(tag) ?? tag;
}

/** Returns the names of languages as in a sentence: 'Arabic and Spanish'; '' if there are none. */
export const languageNames = (tags: readonly string[]): string =>
  new Intl.ListFormat(PLAIN_LOCALE).format(
    tags.map(languageName).sort(new Intl.Collator(LOCALE).compare),
  );

/** The names of languages that Chromium does not know. */
const UNKNOWN_THERE: Readonly<Record<string, string>> = {
  eu: 'Euskara',
  gl: 'Galego',
  ht: 'Kreyòl ayisyen',
  so: 'Soomaali',
};

/** Returns the name of a language in that language, with a capital as at the beginning of a line: 'Español'. */
export function ownNameOf(code: string): string {
  const known = UNKNOWN_THERE[code];
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' });
  const [first = '', ...rest] = names.of(code) ?? '';
  return first === '' ? code : first.toLocaleUpperCase(code) + rest.join('');
}
