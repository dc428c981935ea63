export const proofMessages = {
  signIn: 'Sign in with your campus account',
  once: 'Your name comes from your campus account. Sign in every 30 days.',
  wait: 'Signing in…',
  noSignal: 'No signal to sign in. Type your name; it will not be verified.',
  failed: 'The campus sign-in failed. Try again, or type your name; it will not be verified.',
  unnamed: 'Your campus account has no name. Type yours; it will not be verified.',
  typed: 'A typed name is not verified, and your records say so.',
  unproven: 'Your name is not verified, and your records say so.',
  ended: 'Your campus sign-in expired: your name is not verified.',
  enrolling: 'Enrolling this phone…',
  notEnrolled:
    'This phone is not enrolled, so your name is not verified. Ask an administrator for a QR code.',
  noCode:
    'This code was used, expired or canceled. Ask an administrator for a new one; until then, your name is not verified.',
  noAnswer: 'The server did not answer. Try again, or type your name; it will not be verified.',
} as const;
