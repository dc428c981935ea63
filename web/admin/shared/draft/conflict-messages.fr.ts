import type { Translated } from '#core/base/translated.ts';
import type { conflictMessages as english } from './conflict-messages.ts';

/** The words about refused saves and others' saves, which the editor loads at the start, in French. */
export const conflictMessages = {
  lost: 'Quelqu’un d’autre enregistre cette procédure. Rien de ce que vous avez écrit n’est perdu. Enregistrez de nouveau.',
  archived:
    'Quelqu’un a archivé cette procédure. Rétablissez-la pour enregistrer ce que vous avez écrit.',
  notUnderstood:
    'Le serveur a refusé cet enregistrement. Copiez ce que vous avez écrit, puis rechargez la page.',
  draftByNow:
    'Quelqu’un a remis la procédure en brouillon. Enregistrez de nouveau sans la note ni le message.',
  removedStep: 'Étape retirée',
} satisfies Translated<typeof english>;
