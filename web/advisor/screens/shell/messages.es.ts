import type { Translated } from '#core/base/translated.ts';
import type { entryMessages as english } from './messages.ts';

/** The words of the menu that no first paint needs, in Spanish. */
export const entryMessages = {
  language: 'Idioma',
  area: (name, isAsked) => `Zona: ${name ?? (isAsked ? 'sin elegir' : 'ninguna')}`,
} satisfies Translated<typeof english>;
