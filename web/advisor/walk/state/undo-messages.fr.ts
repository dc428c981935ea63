import type { Translated } from '#core/base/translated.ts';
import type { undoMessages as english } from './undo-messages.ts';

/** The words of the Undo of an outcome, in French. */
export const undoMessages = {
  slip: 'Une erreur ?',
  tookBack: 'Annulé. Aucun résultat n’est consigné.',
  tookBackEscalated: 'Annulé. L’incident reste consigné comme transmis.',
  notUndone: 'Pas annulé : c’était déjà terminé. Appelez la personne qui est en route.',
} satisfies Translated<typeof english>;
