export const profileMessages = {
  loadFailed: 'Your profile did not load.',

  who: 'Name and email',
  whoText: 'Shown on what you save and publish.',
  name: 'Name',
  saveName: 'Save name',
  nameSaved: 'Name saved',
  email: 'Email',
  changeEmail: 'Change email',
  changeEmailText: (email: string) =>
    `We will email a link there. Until you open it, sign in with ${email}.`,
  newEmail: 'New email',
  sendLink: 'Send the link',
  linkSent: (email: string) => `Link sent to ${email}`,
  pending: (email: string) => `Open the link sent to ${email} in this browser.`,
  takeBack: 'Cancel this change',
  takenBack: 'Email not changed',
  confirmTitle: 'Use this email from now on?',
  confirmText: (email: string) =>
    `You will sign in with ${email}, and be signed out everywhere else.`,
  confirm: 'Use this email',
  emailChanged: 'Email changed',
  linkEnded: 'This link was used, canceled or is over a day old.',
  language: 'Language',

  password: 'Password',
  passwordText: 'A new password signs you out everywhere else.',
  noPassword: 'To set a password, log out and use Forgot Password.',
  changePassword: 'Change password',
  presentPassword: 'Current password',
  savePassword: 'Save password',

  signIns: 'Your sign-ins',
  signInsText: 'You are signed out after two hours without use.',
  signInsFailed: 'Your sign-ins did not load.',
  unknownBrowser: 'Unknown browser',
  /** 'Since today, 1:58 pm, from 192.0.2.18'. */
  since: (moment: string, address: string | null) =>
    address === null ? `Since ${moment}` : `Since ${moment}, from ${address}`,
  thisOne: 'This browser',
  revoke: 'Sign out',
  revokeOf: (browser: string, since: string) => `Sign out ${browser}, ${since}`,
  revoked: 'Signed out',
  endOthers: 'Sign out everywhere else',
  endOthersNow: 'Sign out',
  othersTitle: 'Sign out everywhere else?',
  othersText: (count: number) =>
    count === 1
      ? 'One other session ends. Unsaved work there is kept.'
      : `${count} other sessions end. Unsaved work there is kept.`,
  othersEnded: 'Signed out everywhere else',

  phones: 'Phones to wake',
  phonesText: 'Escalations to you wake these phones.',
  phonesFailed: 'Your phones did not load.',
  wokenSince: (moment: string) => `Since ${moment}`,
  wakePhone: 'Wake this phone',
  removePhone: 'Remove',
  removePhoneOf: (browser: string, since: string) => `Remove ${browser}, ${since}`,
  phoneRemoved: 'Phone removed',

  deletion: 'Delete my account',
  deletionText: 'What you wrote stays.',
  deletionTitle: 'Delete your account?',
  deletionWarning: (email: string) =>
    `You will not be able to sign in with ${email}. This cannot be undone.`,
  deletePassword: 'Password',
  deleteNow: 'Delete account',
  deleted: 'Account deleted',
} as const;
