import type { Translated } from '#core/base/translated.ts';
import type { noteMessages as english } from './note-messages.ts';

/** The words of a note on a step, in French. */
export const noteMessages = {
  open: 'Cette étape contient une erreur',
  about: (step) => `Votre remarque sera lue à l’étape ${step}.`,
  text: 'Quelle est l’erreur ?',
  send: 'Envoyer',
  record: (step, title) => `Remarque sur l’étape ${step} : ${title}`,
  success: (step) => `Envoyé. Votre remarque sera lue à l’étape ${step}.`,
  failure: 'Erreur lors de l’envoi de la remarque.',
} satisfies Translated<typeof english>;
