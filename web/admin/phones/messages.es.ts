import type { Translated } from '#core/base/translated.ts';
import type { PHONE_STATE_NAMES as englishStates, phoneMessages as english } from './messages.ts';

/** The names of the states of a phone, in Spanish. */
export const PHONE_STATE_NAMES = {
  waiting: 'En espera',
  enrolled: 'Registrado',
  ended: 'Terminado',
  revoked: 'Revocado',
} satisfies Translated<typeof englishStates>;

const days = (count: number) => `${count} ${count === 1 ? 'día' : 'días'}`;

export const phoneMessages = {
  about: 'Los registros de un teléfono registrado llevan un nombre verificado.',
  off: 'No se pueden registrar teléfonos (ADVISOR_SIGN_IN).',
  enrol: 'Registrar un teléfono',
  loadFailed: 'Los teléfonos no se cargaron.',
  empty: 'Aún no hay teléfonos registrados',
  emptyText: 'Crea un código QR para que cada asesor lo abra en su teléfono.',
  until: {
    waiting: (at) => `El código vale hasta el ${at}`,
    enrolled: (at) => `Registrado hasta el ${at}`,
    ended: (at) => `Desde el ${at}`,
    revoked: (at) => `El ${at}`,
  },

  advisor: 'Nombre del asesor',
  advisorHint: 'Como se ve en los registros.',
  tooLong: 'Máximo 100 caracteres',
  for: 'El código vale durante',
  days,
  make: 'Crear código',

  codeFor: (name) => `Código QR para ${name}`,
  codeText: 'Escanéalo con el teléfono. Vale una sola vez y solo se muestra ahora.',
  address: 'O abre esta dirección en el teléfono:',
  unreachable: (address) =>
    `Los teléfonos no pueden abrir ${address}. Pide a quien gestiona el servidor que defina PUBLIC_URL.`,
  print: 'Imprimir',
  copy: 'Copiar dirección',
  copied: 'Dirección copiada',
  byHand: 'Selecciona la dirección y cópiala tú.',
  done: 'Listo',

  revoke: 'Revocar',
  revokeOf: (name) => `Revocar el teléfono de ${name}`,
  revokeTitle: (name) => `¿Revocar el teléfono de ${name}?`,
  revokeText: {
    waiting: 'El código deja de valer. Puedes crear otro.',
    enrolled: 'Sus registros nuevos quedan sin verificar. El teléfono sigue funcionando.',
  },
  revoked: (name) => `Teléfono de ${name} revocado`,
} satisfies Translated<typeof english>;
