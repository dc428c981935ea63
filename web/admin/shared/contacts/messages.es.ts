import type { Translated } from '#core/base/translated.ts';
import type { contactMessages as english } from './messages.ts';

export const contactMessages = {
  chip: (read) => `Contacto ${read}`,
  unknown: 'Contacto desconocido',
  noNumberYet: 'aún sin número',
  calls: (numbers) => ` llama a: ${numbers}.`,
  withoutNumber: (names) => `Aún sin número: ${names}.`,
  gone: 'Este contacto no existe. Inserta otro o bórralo.',
} satisfies Translated<typeof english>;
