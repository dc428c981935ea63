import type { Translated } from '#core/base/translated.ts';
import type { callMessages as english } from './call-messages.ts';

export const callMessages = {
  calls: 'Appels',
  call: (name) => `Appeler ${name}`,
  contacts: 'Contacts',
  nameNotSet: (name) => `${name} (sans numéro)`,
  notSet: 'Sans numéro : composez le numéro d’urgence que vous connaissez',
} satisfies Translated<typeof english>;
