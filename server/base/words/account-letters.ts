import { BRAND } from '#core/base/brand.ts';

const { name } = BRAND;

/** The emails to a person about their own account. */
export const accountLetters = {
  resetByCampus: (link: string) => ({
    subject: `Sign in to ${name} without your campus account`,
    paragraphs: [
      `An operator of ${name} made you a sign-in link.`,
      'Use it within 30 minutes:',
      link,
      'It works once. If you did not ask for it, ignore this email.',
    ],
  }),
  reset: (link: string) => ({
    subject: `Reset your ${name} password`,
    paragraphs: [
      `Somebody, probably you, asked to reset your ${name} password.`,
      'Choose a new one within 30 minutes:',
      link,
      'This link works once. If you did not ask for it, ignore this email.',
    ],
  }),
  invitationByCampus: (email: string, link: string) => ({
    subject: `Your invitation to ${name}`,
    paragraphs: [
      `You are invited to ${name} as an administrator. Administrators manage the procedures that on-call advisors follow.`,
      `To accept, sign in with your campus account (${email}):`,
      link,
      'If you were not expecting this, ignore this email.',
    ],
  }),
  invitation: (email: string, link: string, signIn: string) => ({
    subject: `Your invitation to ${name}`,
    paragraphs: [
      `You are invited to ${name} as an administrator. Administrators manage the procedures that on-call advisors follow.`,
      'To accept, enter your name and a password within 7 days:',
      link,
      `After that, sign in as ${email} at ${signIn}`,
      'If you were not expecting this, ignore this email.',
    ],
  }),
  passwordChanged: (forgot: string) => ({
    subject: `Your password for ${name} was changed`,
    paragraphs: [
      'Your administrator password was just changed, and you were signed out everywhere else.',
      'If that was you, ignore this email.',
      `If it was not you, reset it now at ${forgot} and tell another administrator.`,
    ],
  }),
  unknownBrowser: 'an unknown browser',
  onSystem: (system: string) => `on ${system}`,
  fromAddress: (address: string) => `from ${address}`,
  newDevice: (device: string, when: string, way: string) => ({
    subject: `New device signed in to ${name}`,
    paragraphs: [
      `Somebody signed in to your administrator account with ${device}, ${when}.`,
      'If that was you, ignore this email.',
      way,
    ],
  }),
  resetNow: (forgot: string) =>
    `If it was not you, tell another administrator and reset your password now, which signs out every device: ${forgot}`,
  tellCampus: 'If it was not you, tell another administrator and your campus IT office now.',
  secondFactor: (isAdded: boolean, profile: string) => {
    const what = isAdded ? 'set up' : 'removed';
    return {
      subject: `Two-step sign-in for ${name} was ${what}`,
      paragraphs: [
        `Two-step sign-in for your administrator account was just ${what}.`,
        'If that was you, ignore this email.',
        `If it was not you, change your password now at ${profile} and tell another administrator.`,
      ],
    };
  },
  passkey: (isAdded: boolean, profile: string) => ({
    subject: `${isAdded ? 'Passkey added to' : 'Passkey removed from'} ${name}`,
    paragraphs: [
      `A passkey was just ${isAdded ? 'added to' : 'removed from'} your administrator account.`,
      'If that was you, ignore this email.',
      `If it was not you, tell another administrator, then check your passkeys and change your password: ${profile}`,
    ],
  }),
  confirmEmail: (link: string) => ({
    subject: `Confirm your email for ${name}`,
    paragraphs: [
      `Somebody, probably you, wants to sign in to ${name} with this email.`,
      'To confirm it, sign in as before and open this link within 24 hours:',
      link,
      'If it was not you, ignore this email.',
    ],
  }),
  emailRequested: (newEmail: string, profile: string) => ({
    subject: `Email change requested for ${name}`,
    paragraphs: [
      `Somebody using your account asked to change its email to ${newEmail}. That happens once somebody confirms the new address.`,
      'If that was you, ignore this email.',
      `If it was not you, cancel it and change your password now at ${profile}`,
    ],
  }),
  emailChanged: (newEmail: string) => ({
    subject: `Your email for ${name} was changed`,
    paragraphs: [
      `Your administrator account now uses ${newEmail}. You cannot sign in with this address anymore.`,
      'If you did not change it, tell another administrator now.',
    ],
  }),
  mailCode: (code: string) => ({
    subject: `${name}: your code is ${code}`,
    paragraphs: [
      'Enter this code under “Set up your campus”:',
      code,
      'It expires in 30 minutes. If you did not ask for it, ignore this email.',
    ],
  }),
};
