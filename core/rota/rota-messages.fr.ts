import type { Translated } from '../base/translated.ts';
import type { rotaMessages as english } from './rota-messages.ts';

/** The words of a duty calendar, in French. */
export const rotaMessages = {
  nobody: 'personne n’est dans le calendrier en ce moment',
  readAgo: (days) => `calendrier lu il y a ${days} ${days < 2 ? 'jour' : 'jours'}`,
} satisfies Translated<typeof english>;
