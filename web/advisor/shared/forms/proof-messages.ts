/** The words for a campus at which names have to be proven. */
export const proofMessages = {
  signIn: 'Sign in with your campus account',
  once: 'Your name comes from your campus account and goes on the records you send. Once in 30 days on this phone.',
  wait: 'Signing in …',
  noSignal:
    'There is no signal for the campus sign-in. Type your name: your records say that it is not proven.',
  failed:
    'The campus sign-in did not work. Try again, or type your name: your records then say that it is not proven.',
  unnamed: 'Your campus account says no name. Type yours: your records say that it is not proven.',
  typed: 'A name that is typed is not proven, and your records say so.',
  unproven: 'Your name is not proven, and your records say so.',
  ended: 'Your campus sign-in has ended: your records say that your name is not proven.',
  enrolling: 'Enrolling this phone …',
  notEnrolled:
    'This phone is not enrolled, and your records say that your name is not proven. An administrator can give you a QR code for it.',
  noCode:
    'This code was used before, has ended or was canceled. Ask an administrator for another. Until then your records say that your name is not proven.',
  noAnswer:
    'The server did not answer. Try again, or type your name: your records say that it is not proven.',
} as const;
