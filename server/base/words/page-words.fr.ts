import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { pageWords as english } from './page-words.ts';

export const pageWords = {
  university: 'Votre université',
  tooOld: `Ce navigateur est trop ancien pour ${BRAND.name}`,
  tooOldText: 'Mettez le navigateur à jour, activez JavaScript ou utilisez un autre téléphone.',
  whoToCall: 'Qui appeler',
  call: 'Appeler',
  notSet: (name) => `${name} (sans numéro)`,
  dialKnown: 'Sans numéro : composez le numéro d’urgence que vous connaissez',
} satisfies Translated<typeof english>;
