import type { Translated } from '#core/base/translated.ts';
import type { undoMessages as english } from './undo-messages.ts';

/** The words of the Undo of an outcome, in Spanish. */
export const undoMessages = {
  slip: '¿Lo pulsaste por error?',
  tookBack: 'Deshecho. No hay resultado registrado.',
  tookBackEscalated: 'Deshecho. Sigue registrado que se escaló.',
  notUndone: 'No se deshizo: ya había terminado. Llama a quien está en camino.',
} satisfies Translated<typeof english>;
