export const profileMessages = {
  loadFailed: 'Your profile did not load.',

  who: 'Name and email',
  whoText: 'The name stands beside what you save and publish.',
  name: 'Name',
  saveName: 'Save name',
  nameSaved: 'Name saved',
  email: 'Email',
  changeEmail: 'Change email',
  changeEmailText: (email: string) =>
    `We send a link to the new address. Until you open it there, you sign in with ${email}.`,
  newEmail: 'New email',
  sendLink: 'Send the link',
  linkSent: (email: string) => `Link sent to ${email}`,
  pending: (email: string) =>
    `${email} waits to be confirmed: open the link that was sent there, in this browser or signed in as before.`,
  takeBack: 'Take it back',
  takenBack: 'Your email stays as it is',
  confirmTitle: 'Use this email from now on?',
  confirmText: (email: string) =>
    `You will sign in with ${email}. All your other sessions end, and your old address is told.`,
  confirm: 'Use this email',
  emailChanged: 'Email changed',
  linkEnded: 'This link does not work any more: it was used, is older than a day, or was canceled.',

  password: 'Password',
  passwordText: 'A new password ends your sessions everywhere else, and is told by mail.',
  noPassword:
    'You sign in without a password. To set one, log out and use Forgot Password on the sign-in page.',
  changePassword: 'Change password',
  presentPassword: 'Present password',
  savePassword: 'Save password',

  signIns: 'Your sign-ins',
  signInsText:
    'A session ends two hours after it was last used, and after twelve in any case. Of more than ten, those that were used longest ago end first.',
  signInsFailed: 'Your sign-ins did not load.',
  unknownBrowser: 'Unknown browser',
  /** 'Since today, 1:58 pm, from 192.0.2.18'. */
  since: (moment: string, address: string | null) =>
    address === null ? `Since ${moment}` : `Since ${moment}, from ${address}`,
  thisOne: 'This one',
  revoke: 'Revoke',
  revokeOf: (browser: string, since: string) => `Revoke ${browser}, ${since}`,
  revoked: 'Session ended',
  endOthers: 'Sign out everywhere else',
  endOthersNow: 'Sign out',
  othersTitle: 'Sign out everywhere else?',
  othersText: (count: number) =>
    count === 1
      ? 'One other session ends. What is typed there and not saved stays in that browser.'
      : `${count} other sessions end. What is typed there and not saved stays in those browsers.`,
  othersEnded: 'Signed out everywhere else',

  deletion: 'Delete my account',
  deletionText: 'Your name leaves the list of people. The issues and revisions you wrote stay.',
  deletionTitle: 'Delete your account?',
  deletionWarning: (email: string) =>
    `${email} can no longer sign in. This cannot be undone; another administrator could invite you again.`,
  deletePassword: 'Password',
  deleteNow: 'Delete account',
  deleted: 'Your account is deleted',
} as const;
