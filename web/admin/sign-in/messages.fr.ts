import type { Translated } from '#core/base/translated.ts';
import type { invitationMessages as english } from './messages.ts';

export const invitationMessages = {
  title: 'Votre invitation',
  /** Returns the sentence; the email in it is in bold. */
  text: (email) => `Vous vous connectez avec ${email}. Choisissez un nom et un mot de passe.`,
  name: 'Nom',
  nameHint: 'Affiché sur ce que vous enregistrez et publiez.',
  password: 'Mot de passe',
  accept: 'Accepter et se connecter',
  haveAccount: 'Déjà acceptée ?',
  signIn: 'Se connecter',
  endedTitle: 'Cette invitation ne fonctionne plus',
  endedText: 'Le lien a servi, a expiré ou a été annulé.',
  again: 'Envoyer un nouveau lien',
  sent: (email) => `Si ${email} a une invitation, un nouveau lien est en route.`,
} satisfies Translated<typeof english>;
