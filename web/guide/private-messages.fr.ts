import type { LooksPrivate } from '#core/privacy/looks-private.ts';
import type { Translated } from '#core/base/translated.ts';
import type { privateMessages as english } from './private-messages.ts';

const KINDS: Readonly<Record<LooksPrivate, string>> = {
  phone: 'un numéro de téléphone',
  student: 'un numéro d’étudiant',
  room: 'un nom et une chambre',
};

/** The words beside a text that seems to be about somebody (PRIVACY-14), in French. */
export const privateMessages = {
  leaveOut: (kind) => `Cela ressemble à ${KINDS[kind]}. Le laisser de côté ?`,
} satisfies Translated<typeof english>;
