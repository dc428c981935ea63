import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { storage } from '../../../base/safe-storage.ts';
import { storedCampus } from './local-copy.ts';

/** The same key as `READING` of choose-language.ts, which is repeated here because no first paint loads that file. */
const KEY = 'reslife.reading';

/** Returns the language that somebody chose on this phone, by its BCP 47 tag; null if nobody did. */
export const chosenLanguage = (): string | null => storage.get(KEY);

export const chooseReading = (tag: string | null): void =>
  tag === null ? storage.remove(KEY) : storage.set(KEY, tag);

/** Returns the language in which procedures are shown besides their own: the chosen one, otherwise the page's; undefined if nothing is published in it (TRANSLATE-22). */
export function readIn(): string | undefined {
  const tag = chosenLanguage() ?? document.documentElement.lang;
  return storedCampus()?.languages?.[tag as ProcedureLanguage] ? tag : undefined;
}

/** Loads the code of translations, but only if procedures are read in another language, or were before. */
export const translations = async (isRead: unknown = readIn()) =>
  isRead ? await import('./translations.ts') : undefined;
