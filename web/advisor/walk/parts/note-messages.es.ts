import type { Translated } from '#core/base/translated.ts';
import type { noteMessages as english } from './note-messages.ts';

/** The words of a note on a step, in Spanish. */
export const noteMessages = {
  open: 'Este paso está mal',
  about: (step) => `Tu nota llega a quien escribió el paso ${step}.`,
  text: '¿Qué está mal?',
  send: 'Enviar',
  record: (step, title) => `Nota sobre el paso ${step}: ${title}`,
  success: (step) => `Enviada. La verá quien escribió el paso ${step}.`,
  failure: 'Error al enviar la nota.',
} satisfies Translated<typeof english>;
