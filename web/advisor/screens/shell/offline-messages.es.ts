import type { Translated } from '#core/base/translated.ts';
import type { offlineMessages as english } from './offline-messages.ts';

export const offlineMessages = {
  none: 'Listo sin conexión, aún sin procedimientos',
  ready: (count, asOf, isOriginal) =>
    `Listo sin conexión, ${count} ${count === 1 ? 'procedimiento' : 'procedimientos'}, actualizado ${asOf}${isOriginal ? ', aún sin traducciones' : ''}`,
  notReady: 'Aún no está listo: abre otra vez con señal',
  needsHttps: 'El uso sin conexión requiere https',
} satisfies Translated<typeof english>;
