import type { Translated } from '#core/base/translated.ts';
import type {
  copyMessages as englishCopy,
  feedbackMessages as englishFeedback,
  timelineMessages as englishTimeline,
} from './text-messages.ts';

export const timelineMessages = {
  campusTime: 'Cronología, hora del campus',
  phoneTime: 'Cronología, hora del teléfono',
  copy: 'Copiar cronología',
  share: 'Compartir cronología',
  text: 'Texto de la cronología',
} satisfies Translated<typeof englishTimeline>;

export const copyMessages = {
  copy: 'Copiar',
  copyAsText: 'Copiar como texto',
  share: 'Compartir',
  copied: 'Copiado',
  text: 'Texto del registro',
  byHand: 'Selecciona el texto y cópialo.',
} satisfies Translated<typeof englishCopy>;

export const feedbackMessages = {
  add: 'Añadir estrellas o comentario',
} satisfies Translated<typeof englishFeedback>;
