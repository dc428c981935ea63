/** The original, in which every word exists. */
export const ORIGINAL = 'en';

/** Every language that has words, by its code, the original first (LANG-10). */
export const LANGUAGES = [ORIGINAL, 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string | null | undefined): code is Language =>
  LANGUAGES.some((one) => one === code);
