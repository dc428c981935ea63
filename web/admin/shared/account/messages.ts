import { adminMessages } from '../../base/messages.ts';

export const accountMessages = {
  passwordWrong: 'The password is wrong.',
  passwordToShort: adminMessages.resetPassword.passwordToShort,
  passwordCommon: adminMessages.resetPassword.passwordCommon,
  passwordGuessable: adminMessages.resetPassword.passwordGuessable,
  invalidPassCode: adminMessages.resetPassword.invalidPassCode,
  incorrectCode: 'This code is wrong or already used. Wait for the next one.',
  stepEnded: 'This took too long. Sign in again.',
  campusFirst:
    'Sign in with your campus account first. Other ways work only for a few days after that.',
  tooManyTries: adminMessages.adminLogin.tooManyTries,
  unanswered: adminMessages.adminLogin.unanswered,
  emailTaken: 'This email already has an account.',
  noEmail: 'Enter a valid email address.',
  noNewEmail: 'Enter a different email address.',
  lastAdmin: 'Nobody else could sign in. Invite somebody first.',
  lastOwner: 'There must be at least one owner. Make somebody else an owner first.',
  notAllowed: 'Your role does not allow this.',
  ownAccount: 'You cannot disable your own account.',
  gone: 'This is gone. Reload the page.',
  notDone: 'That did not work. Try again.',
} as const;
