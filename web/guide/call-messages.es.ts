import type { Translated } from '#core/base/translated.ts';
import type { callMessages as english } from './call-messages.ts';

export const callMessages = {
  calls: 'Llamadas',
  call: (name) => `Llamar a ${name}`,
  contacts: 'Contactos',
  nameNotSet: (name) => `${name} (sin número)`,
  notSet: 'Sin número: marca el número de emergencias que conozcas',
} satisfies Translated<typeof english>;
