import type { Translated } from '#core/base/translated.ts';
import type { pageMessages as english } from './messages.ts';

export const pageMessages = {
  issueNotFound: {
    title: '¿No encuentras un incidente?',
    text: 'Dile a la administración qué buscabas.',
    message: 'Mensaje',
    send: 'Enviar',
    success: 'Mensaje enviado a la administración.',
    failure: 'Error al enviar el mensaje a la administración.',
  },

  feedback: {
    title: 'Comentarios',
    message: 'Comentarios',
    question: '¿Cómo valoras la app?',
    send: 'Enviar comentarios',
    success: 'Comentarios enviados a la administración.',
    failure: 'Error al enviar los comentarios a la administración.',
  },
} satisfies Translated<typeof english>;
