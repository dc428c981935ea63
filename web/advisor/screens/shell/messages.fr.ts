import type { Translated } from '#core/base/translated.ts';
import type { entryMessages as english } from './messages.ts';

/** The words of the menu that no first paint needs, in French. */
export const entryMessages = {
  language: 'Langue',
  area: (name, isAsked) => `Secteur : ${name ?? (isAsked ? 'à choisir' : 'aucun')}`,
} satisfies Translated<typeof english>;
