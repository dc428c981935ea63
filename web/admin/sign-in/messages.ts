export const invitationMessages = {
  title: 'Your invitation',
  /** Returns the sentence; the email in it is in bold. */
  text: (email: string) => `You sign in as ${email}. Choose a name and a password.`,
  name: 'Name',
  nameHint: 'Shown on what you save and publish.',
  password: 'Password',
  accept: 'Accept and sign in',
  haveAccount: 'Already accepted?',
  signIn: 'Sign in',
  endedTitle: 'This invitation does not work anymore',
  endedText: 'The link was used, expired or canceled.',
  again: 'Send a new link',
  sent: (email: string) => `If ${email} is invited, a new link is on its way.`,
} as const;
