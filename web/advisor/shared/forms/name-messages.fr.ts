import type { Translated } from '#core/base/translated.ts';
import type { nameMessages as english } from './name-messages.ts';

export const nameMessages = {
  title: 'Saisissez votre nom d’utilisateur',
  text: 'Il figure sur la fiche.',
  confirm: 'Continuer',
  cancel: 'Annuler',
} satisfies Translated<typeof english>;
