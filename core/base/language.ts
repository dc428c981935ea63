/** The original, in which every word exists. */
export const ORIGINAL = 'en';

/** Every language that has words, by its code, the original first (LANG-10). */
export const LANGUAGES = [ORIGINAL, 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string | null | undefined): code is Language =>
  LANGUAGES.some((one) => one === code);

/** Returns what the language is called by those who speak it, as at the beginning of a line: 'Español'. */
export function ownNameOf(code: string): string {
  const names = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' });
  const [first = '', ...rest] = names.of(code) ?? '';
  return first === '' ? code : first.toLocaleUpperCase(code) + rest.join('');
}
