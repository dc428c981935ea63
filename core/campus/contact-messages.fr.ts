import type { Translated } from '../base/translated.ts';
import type * as english from './contact-messages.ts';

// The words of contacts that a text names, in French.

export const NUMBER_NOT_SET = 'sans numéro' satisfies Translated<typeof english.NUMBER_NOT_SET>;
export const UNKNOWN_CONTACT = 'un contact inconnu' satisfies Translated<
  typeof english.UNKNOWN_CONTACT
>;
