import type { Translated } from '#core/base/translated.ts';
import type { readingMessages as english } from './messages.ts';

export const readingMessages = {
  reader: 'Lecture seule. Les auteurs et les propriétaires peuvent modifier.',
  otherCategory: (category) =>
    `Lecture seule. Vous ne pouvez pas modifier les procédures de cette catégorie : ${category}.`,
  firstAct: 'À faire d’abord :',
  steps: 'Étapes',
  noSteps: 'Aucune étape pour l’instant.',
  picture: (step) => `Image de l’étape ${step}`,
} satisfies Translated<typeof english>;
