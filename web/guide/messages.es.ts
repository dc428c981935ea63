import type { Translated } from '#core/base/translated.ts';
import type { guideMessages as english } from './messages.ts';

export const guideMessages = {
  next: 'SIGUIENTE',
  back: 'Atrás',
  resolved: 'Incidente resuelto',
  escalated: 'Incidente escalado',
  firstAct: 'Haz esto primero',
  noNames: 'Sin nombres, habitaciones ni datos de salud de residentes.',
  finalScreen: {
    reminder: 'Recuerda completar tu informe del incidente',
    ratingQuestion: '¿Cuánto te ayudó este procedimiento?',
    feedback: 'Comentarios',
  },
} satisfies Translated<typeof english>;
