import type { Translated } from '../base/translated.ts';
import type * as english from './contact-messages.ts';

// The words of contacts that a text names, in Spanish.

export const NUMBER_NOT_SET = 'sin número' satisfies Translated<typeof english.NUMBER_NOT_SET>;
export const UNKNOWN_CONTACT = 'un contacto desconocido' satisfies Translated<
  typeof english.UNKNOWN_CONTACT
>;
