import type { Translated } from '#core/base/translated.ts';
import type { outboxMessages as english } from './messages.ts';

/** The words about records waiting on the phone, and about their result, in French. */
export const outboxMessages = {
  notSent: 'Pas encore envoyé. Tout reste sur ce téléphone ; nouvel essai automatique.',
  refused: 'Refusé. Copiez le texte depuis Fiches.',
  arrived: 'Reçu par le bureau.',
  sendNow: 'Envoyer maintenant',
  storedHere: 'Gardé sur ce téléphone, nouvel essai automatique',
  callAboutIt: 'Refusé. Copiez la chronologie et appelez le bureau.',
  notStored:
    'Ce téléphone est plein et n’a rien enregistré. Laissez cette page ouverte et réessayez.',
  savedHere: 'Enregistré sur ce téléphone. L’envoi se fera au retour de la connexion.',
  notLasting:
    'Ce téléphone ne peut rien enregistrer. Laissez cette page ouverte jusqu’à ce que tout soit envoyé.',
  stays: (unfinished, unsent, name) =>
    `${[
      unfinished > 0 ? `Non terminé : ${unfinished}` : '',
      unsent > 0 ? `Pas encore envoyé : ${unsent}` : '',
    ]
      .filter(Boolean)
      .join('. ')}. Tout reste sur ce téléphone au nom de ${name}.`,
} satisfies Translated<typeof english>;
