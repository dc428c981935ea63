/** The original, in which every word exists. */
export const ORIGINAL = 'en';

/** Every language that has words, by its code, the original first (LANG-10). */
export const LANGUAGES = [ORIGINAL, 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string | null | undefined): code is Language =>
  LANGUAGES.some((one) => one === code);

/** Returns what the language is called by those who speak it: 'español'. */
export const ownNameOf = (code: string): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
