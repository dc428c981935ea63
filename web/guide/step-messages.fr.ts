import type { Translated } from '#core/base/translated.ts';
import type { stepMessages as english } from './step-messages.ts';

export const stepMessages = {
  stepNumber: (number) => `ÉTAPE ${number}`,
  progress: 'Progression',
  percent: (percent) => `${Math.round(percent)} %`,
  answer: 'Réponse',
  image: 'Image de cette étape',
} satisfies Translated<typeof english>;
