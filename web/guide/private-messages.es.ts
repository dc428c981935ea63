import type { LooksPrivate } from '#core/privacy/looks-private.ts';
import type { Translated } from '#core/base/translated.ts';
import type { privateMessages as english } from './private-messages.ts';

const KINDS: Readonly<Record<LooksPrivate, string>> = {
  phone: 'un número de teléfono',
  student: 'un número de estudiante',
  room: 'un nombre y una habitación',
};

/** The words beside a text that seems to be about somebody (PRIVACY-14), in Spanish. */
export const privateMessages = {
  leaveOut: (kind) => `Parece ${KINDS[kind]}. ¿Lo quitas?`,
} satisfies Translated<typeof english>;
