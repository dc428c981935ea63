import type { Translated } from '#core/base/translated.ts';
import type { languageMessages as english } from './messages.ts';

export const languageMessages = {
  language: 'Idioma',
  needsSignal: 'Aún no está en este teléfono. Elígelo con señal.',
  notHere: 'Este procedimiento no está en este teléfono en ese idioma. Elígelo con señal.',
} satisfies Translated<typeof english>;
