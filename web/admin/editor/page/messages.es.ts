import type { Translated } from '#core/base/translated.ts';
import type { readingMessages as english } from './messages.ts';

export const readingMessages = {
  reader: 'Solo lectura. Los autores y propietarios pueden editar.',
  otherCategory: (category) =>
    `Solo lectura. No puedes editar procedimientos de la categoría ${category}.`,
  firstAct: 'Haz esto primero:',
  steps: 'Pasos',
  noSteps: 'Sin pasos todavía.',
  picture: (step) => `Imagen del paso ${step}`,
} satisfies Translated<typeof english>;
