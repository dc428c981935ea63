import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { loginMessages as english } from './login-messages.ts';

/** The words of the advisors' sign-in, in French. */
export const loginMessages = {
  title: `APPLICATION DE GARDE DES CONSEILLERS ${BRAND.shortName.toUpperCase()}`,
  tab: 'Connexion des conseillers',
  username: 'Nom d’utilisateur',
  hint: 'Pas de mot de passe. Votre nom figure sur vos fiches.',
  enter: `Entrer dans ${BRAND.enterName}`,
  tooLong: '100 caractères au maximum',
  privacyPolicy: 'Politique de confidentialité',
  adminLink: 'Pour les administrateurs',
} satisfies Translated<typeof english>;
