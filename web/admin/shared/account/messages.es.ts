import type { Translated } from '#core/base/translated.ts';
import { adminMessages } from '../../base/messages.es.ts';
import type { accountMessages as english } from './messages.ts';

export const accountMessages = {
  passwordWrong: 'La contraseña es incorrecta.',
  passwordToShort: adminMessages.resetPassword.passwordToShort,
  passwordCommon: adminMessages.resetPassword.passwordCommon,
  passwordGuessable: adminMessages.resetPassword.passwordGuessable,
  invalidPassCode: adminMessages.resetPassword.invalidPassCode,
  incorrectCode: 'Este código es incorrecto o ya se usó. Espera al siguiente.',
  stepEnded: 'Pasó demasiado tiempo. Inicia sesión de nuevo.',
  campusFirst:
    'Inicia sesión antes con tu cuenta del campus. Después, las otras formas valen solo unos días.',
  tooManyTries: adminMessages.adminLogin.tooManyTries,
  unanswered: adminMessages.adminLogin.unanswered,
  emailTaken: 'Este correo ya tiene una cuenta.',
  noEmail: 'Escribe un correo válido.',
  noNewEmail: 'Escribe otro correo.',
  lastAdmin: 'Nadie más podría iniciar sesión. Invita antes a alguien.',
  lastOwner: 'Tiene que haber un propietario. Da antes ese rol a otra persona.',
  notAllowed: 'Tu rol no lo permite.',
  ownAccount: 'No puedes desactivar tu propia cuenta.',
  gone: 'Esto ya no existe. Recarga la página.',
  notDone: 'No funcionó. Inténtalo de nuevo.',
} satisfies Translated<typeof english>;
