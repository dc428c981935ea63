import { ORIGINAL, type Language } from '../base/language.ts';
import type { Campus } from '../campus/setting.ts';

/** A part of an issue that says whether it is marked as a starter text. */
export type Starting = { readonly isStarter: boolean };

/** Returns the language in which an issue is written: the language of its campus, but English for a starter text (TRANSLATE-20). */
export const writtenIn = (
  { isStarter }: Starting,
  { language }: Pick<Campus, 'language'>,
): Language => (!isStarter && language) || ORIGINAL;
