import type { Translated } from '#core/base/translated.ts';
import type { foundMessages as english } from './found-messages.ts';

/** The words about the results of a search, in Spanish. */
export const foundMessages = {
  best: 'Mejor resultado',
  closest: '¿Cuál se parece más?',
  could: 'También podría ser',
  none: 'Ninguno de estos',
  anything: 'Este sirve para todo',
  danger: '¿Hay peligro?',
  all: (issues) => `Ver los ${issues}`,
  open: 'Abrir',
  taught: 'Lo eligió tu campus',
  count: (issues) => `${issues} ${issues === 1 ? 'incidente' : 'incidentes'}`,
  readAs: ' Leído como ',
  also: ' También: ',
  step: (step) => (step === 0 ? 'Haz esto primero: ' : `Paso ${step}: `),
} satisfies Translated<typeof english>;
