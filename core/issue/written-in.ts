import { ORIGINAL, type Language } from '../base/language.ts';
import type { Campus } from '../campus/setting.ts';

/** Tells whether an issue is marked as a starter text. */
export type Starting = { readonly isStarter: boolean };

/** Returns the language in which an issue is written: that of its campus, but English of a starter text (TRANSLATE-20). */
export const writtenIn = (
  { isStarter }: Starting,
  { language }: Pick<Campus, 'language'>,
): Language => (!isStarter && language) || ORIGINAL;
