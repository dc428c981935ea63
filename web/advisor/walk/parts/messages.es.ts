import type { Translated } from '#core/base/translated.ts';
import type {
  escalateMessages as englishEscalate,
  moreMessages as englishMore,
  practiceMessages as englishPractice,
} from './messages.ts';

export const moreMessages = {
  more: 'Más',
  dark: 'Oscuro',
  darkText: 'Si no, como el teléfono.',
} satisfies Translated<typeof englishMore>;

export const practiceMessages = {
  practice: 'Práctica',
  hint: 'No cuenta, no se avisa a nadie',
  strip: 'No cuenta',
  real: 'Esto es real',
  ask: (name) => `Práctica. ¿Llamar de verdad a ${name}?`,
  cancel: 'Cancelar',
  last: (day) => `Última práctica: ${day}`,
  done: 'Práctica: no cuenta.',
} satisfies Translated<typeof englishPractice>;

export const escalateMessages = {
  escalateNow: 'Escalar ahora',
  escalated: 'Escalado',
  record: 'Registrar como escalado',
  recordedText: 'Esto avisa a quien está de guardia.',
  recordedAlone: 'Esto no avisa a nadie: llama.',
  recordedPractice: 'Práctica: no se avisa a nadie.',
  at: (step, time) =>
    step === undefined ? `Escalado al final, ${time}.` : `Escalado en el paso ${step}, ${time}.`,
} satisfies Translated<typeof englishEscalate>;
