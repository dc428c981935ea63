import type { Translated } from '#core/base/translated.ts';
import type { contactMessages as english } from './contact-messages.ts';

/** The words of the sheet of contacts and of the notices before a walk, in French. */
export const contactMessages = {
  danger: 'Urgence vitale',
  firstCall: (category) =>
    category === undefined ? 'Appelez d’abord' : `${category} : appelez d’abord`,
  noNumber: (names) => `Pas encore de numéro : ${names.join(', ')}.`,
  starter: 'Pas encore relue par votre campus',
} satisfies Translated<typeof english>;
