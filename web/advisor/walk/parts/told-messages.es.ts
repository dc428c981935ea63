import type { Translated } from '#core/base/translated.ts';
import type { toldMessages as english } from './told-messages.ts';

/** The words about who was told about an escalation and who has it, in Spanish. */
export const toldMessages = {
  callback: 'Número para llamarte',
  optional: 'Opcional, de 4 a 15 dígitos.',
  wrong: 'Escribe de 4 a 15 dígitos.',
  change: 'Cambiar',
  add: 'Dejar un número para que te llamen',
  save: 'Guardar',

  sending: 'Enviando',
  dontWait: 'No esperes. Llama.',
  noSignal: 'Sin enviar: no hay señal. Llama.',
  later: 'Saldrá cuando haya señal.',
  notSent: 'Aún sin enviar. Llama.',
  again: 'Se volverá a intentar.',
  unheard: 'Sin señal: no llega ninguna respuesta. Llama.',
  sent: (names, time) =>
    names === '' ? `Mensaje enviado, ${time}.` : `Mensaje enviado a ${names}, ${time}.`,
  callNow: 'Nadie ha contestado: llama.',
  nobody: 'Nadie ha contestado todavía. Llama.',
  told: (names) => `Se avisó a ${names}.`,
  both: (first, second) => `${first} y ${second}`,
  others: (names, others) => `${names} y ${others} más`,
  nobodyHas: (answer) => `${answer}. Llama.`,
  hasNumber: 'Se envió tu número para que te llamen.',
} satisfies Translated<typeof english>;
