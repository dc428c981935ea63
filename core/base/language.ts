/** The language of the original texts, in which every text exists. */
export const ORIGINAL = 'en';

/** Every language in which the app has texts, by its code, the original first (LANG-10). */
export const LANGUAGES = [ORIGINAL, 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string | null | undefined): code is Language =>
  LANGUAGES.some((one) => one === code);
