import type { Translated } from '#core/base/translated.ts';
import type { contactMessages as english } from './contact-messages.ts';

/** The words of the sheet of contacts and of the notices before a walk, in Spanish. */
export const contactMessages = {
  danger: 'Emergencia con peligro de muerte',
  firstCall: (category) =>
    category === undefined ? 'Llama primero' : `${category}: llama primero`,
  noNumber: (names) => `Sin número todavía: ${names.join(', ')}.`,
  starter: 'Tu campus aún no lo ha revisado',
} satisfies Translated<typeof english>;
