import type { Translated } from '#core/base/translated.ts';
import type { stepMessages as english } from './step-messages.ts';

export const stepMessages = {
  stepNumber: (number) => `PASO ${number}`,
  progress: 'Progreso',
  percent: (percent) => `${Math.round(percent)}\u00A0%`,
  answer: 'Respuesta',
  image: 'Imagen de este paso',
} satisfies Translated<typeof english>;
