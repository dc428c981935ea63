import type { Translated } from '#core/base/translated.ts';
import type { outboxMessages as english } from './messages.ts';

/** The words about records waiting on the phone, and about their result, in Spanish. */
export const outboxMessages = {
  notSent: 'Aún sin enviar. Se guarda en este teléfono y se volverá a intentar.',
  refused: 'No aceptado. Cópialo desde Registros.',
  arrived: 'Recibido por la oficina.',
  sendNow: 'Enviar ahora',
  storedHere: 'Guardado en este teléfono, se volverá a intentar',
  callAboutIt: 'No aceptado. Copia la cronología y llama a la oficina.',
  notStored:
    'Este teléfono está lleno y no guardó nada. Deja abierta esta página e inténtalo de nuevo.',
  savedHere: 'Guardado en este teléfono. Se enviará cuando vuelva la conexión.',
  notLasting: 'Este teléfono no puede guardar. Deja abierta esta página hasta que todo se envíe.',
  stays: (unfinished, unsent, name) =>
    `${[unfinished > 0 ? `${unfinished} sin terminar` : '', unsent > 0 ? `${unsent} sin enviar` : ''].filter(Boolean).join(', ')}. Todo sigue en este teléfono a nombre de ${name}.`,
} satisfies Translated<typeof english>;
