import type { Translated } from '#core/base/translated.ts';
import { adminMessages } from '../../base/messages.fr.ts';
import type { accountMessages as english } from './messages.ts';

export const accountMessages = {
  passwordWrong: 'Le mot de passe est incorrect.',
  passwordToShort: adminMessages.resetPassword.passwordToShort,
  passwordCommon: adminMessages.resetPassword.passwordCommon,
  passwordGuessable: adminMessages.resetPassword.passwordGuessable,
  invalidPassCode: adminMessages.resetPassword.invalidPassCode,
  incorrectCode: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  stepEnded: 'Cela a pris trop de temps. Connectez-vous de nouveau.',
  campusFirst:
    'Connectez-vous d’abord avec le compte du campus. Ensuite, les autres façons de se connecter ne fonctionnent que quelques jours.',
  tooManyTries: adminMessages.adminLogin.tooManyTries,
  unanswered: adminMessages.adminLogin.unanswered,
  emailTaken: 'Un compte existe déjà avec ce courriel.',
  noEmail: 'Saisissez un courriel valide.',
  noNewEmail: 'Saisissez un autre courriel.',
  lastAdmin: 'Personne d’autre ne pourrait se connecter. Invitez d’abord quelqu’un.',
  lastOwner: 'Il faut un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
  notAllowed: 'Votre rôle ne le permet pas.',
  ownAccount: 'Vous ne pouvez pas désactiver votre propre compte.',
  gone: 'Ceci n’existe plus. Rechargez la page.',
  notDone: 'Cela n’a pas fonctionné. Réessayez.',
} satisfies Translated<typeof english>;
