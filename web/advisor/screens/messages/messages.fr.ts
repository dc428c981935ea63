import type { Translated } from '#core/base/translated.ts';
import type { pageMessages as english } from './messages.ts';

export const pageMessages = {
  issueNotFound: {
    title: 'Vous ne trouvez pas l’incident ?',
    text: 'Dites à l’administration ce que vous cherchiez.',
    message: 'Message',
    send: 'Envoyer',
    success: 'Message envoyé à l’administration.',
    failure: 'Erreur lors de l’envoi du message à l’administration.',
  },

  feedback: {
    title: 'Commentaires',
    message: 'Commentaires',
    question: 'Comment évaluez-vous l’application ?',
    send: 'Envoyer les commentaires',
    success: 'Commentaires envoyés à l’administration.',
    failure: 'Erreur lors de l’envoi des commentaires à l’administration.',
  },
} satisfies Translated<typeof english>;
