import type { LooksPrivate } from '#core/privacy/looks-private.ts';

const KINDS: Readonly<Record<LooksPrivate, string>> = {
  phone: 'a phone number',
  student: 'a student ID',
  room: 'a name and a room',
};

/** The words beside a text that seems to be about somebody (PRIVACY-14). */
export const privateMessages = {
  leaveOut: (kind: LooksPrivate) => `This looks like ${KINDS[kind]}. Leave it out?`,
} as const;
