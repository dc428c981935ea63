export const invitationMessages = {
  title: 'Your invitation',
  /** The email follows in bold. */
  text: (email: string) => `You sign in as ${email}. Choose what others call you, and a password.`,
  name: 'Name',
  nameHint: 'Stands beside what you save and publish.',
  password: 'Password',
  accept: 'Accept and sign in',
  haveAccount: 'Have you accepted already?',
  signIn: 'Sign in',
  endedTitle: 'This invitation does not work any more',
  endedText: 'The link was used, is older than seven days, or was canceled.',
  again: 'Send it again',
  sent: (email: string) => `If ${email} is invited, a new link is on its way.`,
} as const;
