import { adminMessages } from '../../base/messages.ts';

export const accountMessages = {
  passwordWrong: 'The password is wrong.',
  passwordToShort: adminMessages.resetPassword.passwordToShort,
  passwordCommon: adminMessages.resetPassword.passwordCommon,
  passwordGuessable: adminMessages.resetPassword.passwordGuessable,
  invalidPassCode: adminMessages.resetPassword.invalidPassCode,
  incorrectCode: 'This code is wrong, or was used. Wait for the next one.',
  stepEnded: 'This took too long. Sign in again.',
  campusFirst:
    'Sign in with your campus account first. Other ways to sign in work only for some days after that.',
  tooManyTries: adminMessages.adminLogin.tooManyTries,
  unanswered: adminMessages.adminLogin.unanswered,
  emailTaken: 'Somebody has an account with this email already.',
  noEmail: 'This does not look like an email address.',
  noNewEmail: 'Write another email address than the present one.',
  lastAdmin: 'Nobody else could sign in any more. Invite somebody first.',
  lastOwner: 'Nobody else would be an owner any more. Make somebody else one first.',
  notAllowed: 'Your role does not allow this. Ask an owner.',
  ownAccount: 'Nobody disables their own account.',
  gone: 'It is not there any more. Reload the page.',
  notDone: 'It was not done. Try again.',
} as const;
