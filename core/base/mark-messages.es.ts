import type { marks as english } from './mark-messages.ts';
import type { Translated } from './translated.ts';

/** The marks that code puts between words, in Spanish. */
export const marks = {
  colon: ':',
  quoted: (text) => `“${text}”`,
} satisfies Translated<typeof english>;
