import { formatMoment } from '#core/base/format.ts';
import { BRAND } from '#core/base/brand.ts';
import type { Origin } from '../auth/sessions.ts';
import type { Email } from '../base/deps.ts';
import { webAddress } from '../http/web-address.ts';

type CodeEmail = { publicUrl: string; localPasswords: boolean; email: string; code: string };

/** The pages of the links that bring a code back. */
const PAGES = { reset: 'resetPassword', invitation: 'invitation' } as const;

export function codeLink(
  purpose: keyof typeof PAGES,
  { publicUrl, localPasswords, email, code }: CodeEmail,
): string {
  const query = { email, passCode: code };
  if (localPasswords) return webAddress(publicUrl, PAGES[purpose], { query });
  // The sign-in page takes the code of a reset, and an invited person comes by the campus (SIGNIN-25).
  return webAddress(publicUrl, 'adminLogin', purpose === 'reset' ? { query } : {});
}

function email(recipient: string, subject: string, paragraphs: string[]): Email {
  return { recipient, subject, body: `${paragraphs.join('\n\n')}\n` };
}

export function resetEmail(to: CodeEmail): Email {
  if (!to.localPasswords) {
    return email(to.email, `Sign in to ${BRAND.name} without your campus account`, [
      `An operator of ${BRAND.name} made you a sign-in link.`,
      'Use it within 30 minutes:',
      codeLink('reset', to),
      'It works once. If you did not ask for it, ignore this email.',
    ]);
  }
  return email(to.email, `Reset your ${BRAND.name} password`, [
    `Somebody, probably you, asked to reset your ${BRAND.name} password.`,
    'Choose a new one within 30 minutes:',
    codeLink('reset', to),
    'This link works once. If you did not ask for it, ignore this email.',
  ]);
}

export function invitationEmail(to: CodeEmail): Email {
  const acceptance = to.localPasswords
    ? [
        'To accept, enter your name and a password within 7 days:',
        codeLink('invitation', to),
        `After that, sign in as ${to.email} at ${webAddress(to.publicUrl, 'adminLogin')}`,
      ]
    : [`To accept, sign in with your campus account (${to.email}):`, codeLink('invitation', to)];
  return email(to.email, `Your invitation to ${BRAND.name}`, [
    `You are invited to ${BRAND.name} as an administrator of the procedures that on-call advisors follow.`,
    ...acceptance,
    'If you were not expecting this, ignore this email.',
  ]);
}

/** Tells the owner that the password was changed, in case it was not them. */
export function passwordChangedEmail(to: { publicUrl: string; email: string }): Email {
  return email(to.email, `Your password for ${BRAND.name} was changed`, [
    'Your administrator password was just changed and all other sessions were signed out.',
    'If that was you, ignore this email.',
    `If it was not you, reset it now at ${webAddress(to.publicUrl, 'forgotPassword')} and tell another administrator.`,
  ]);
}

/** Tells the owner of a sign-in from a browser that the account was not used in before (SIGNIN-22). */
export function newDeviceEmail(
  to: Origin & { publicUrl: string; timeZone: string; email: string; at: Date },
): Email {
  const { timeZone, browser, system, address, id_token } = to;
  const device = [
    browser ?? 'an unknown browser',
    system && `on ${system}`,
    address && `from ${address}`,
  ];
  return email(to.email, `New device signed in to ${BRAND.name}`, [
    `Somebody signed in to your administrator account with ${device.filter(Boolean).join(' ')}, ${formatMoment(to.at, timeZone)} (${timeZone}).`,
    'If that was you, ignore this email.',
    id_token === null
      ? `If it was not you, reset your password now at ${webAddress(to.publicUrl, 'forgotPassword')}, which signs out every device, and tell another administrator.`
      : 'If it was not you, tell another administrator and your campus IT office now.',
  ]);
}

/** Tells the owner that the second step was set up or removed, in case it was not them. */
export function secondFactorEmail(to: {
  publicUrl: string;
  email: string;
  isAdded: boolean;
}): Email {
  const what = to.isAdded ? 'set up' : 'removed';
  return email(to.email, `Two-step sign-in for ${BRAND.name} was ${what}`, [
    `Two-step sign-in for your administrator account was just ${what}.`,
    'If that was you, ignore this email.',
    `If it was not you, change your password now at ${webAddress(to.publicUrl, 'profile')} and tell another administrator.`,
  ]);
}

/** Tells the owner of a passkey that was added or removed, in case it was not them. */
export function passkeyEmail(to: { publicUrl: string; email: string; isAdded: boolean }): Email {
  const what = to.isAdded ? 'added to' : 'removed from';
  const subject = to.isAdded ? 'Passkey added to' : 'Passkey removed from';
  return email(to.email, `${subject} ${BRAND.name}`, [
    `A passkey was just ${what} your administrator account.`,
    'If that was you, ignore this email.',
    `If it was not you, check your passkeys and change your password at ${webAddress(to.publicUrl, 'profile')}, and tell another administrator.`,
  ]);
}

type EmailChange = { publicUrl: string; oldEmail: string; newEmail: string };

/** Asks the new address whether it is the owner's. The link opens nothing by itself: it takes the session too. */
export function confirmEmailEmail({
  publicUrl,
  newEmail,
  code,
}: EmailChange & { code: string }): Email {
  return email(newEmail, `Confirm your email for ${BRAND.name}`, [
    `Somebody, probably you, wants to sign in to ${BRAND.name} with this email.`,
    'To confirm it, sign in as before and open this link within 24 hours:',
    webAddress(publicUrl, 'profile', { query: { passCode: code } }),
    'If it was not you, ignore this email.',
  ]);
}

/** Tells the old address what was asked for, while it can still be stopped. */
export function emailRequestedEmail({ publicUrl, oldEmail, newEmail }: EmailChange): Email {
  return email(oldEmail, `Email change requested for ${BRAND.name}`, [
    `Somebody signed in as you asked to move your account to ${newEmail}. It moves once that address is confirmed.`,
    'If that was you, ignore this email.',
    `If it was not you, cancel it and change your password now at ${webAddress(publicUrl, 'profile')}`,
  ]);
}

/** Tells the old address that the account now has another email. */
export function emailChangedEmail(to: Omit<EmailChange, 'publicUrl'>): Email {
  return email(to.oldEmail, `Your email for ${BRAND.name} was changed`, [
    `Your administrator account now uses ${to.newEmail}. This address can no longer sign in.`,
    'If you did not change it, tell another administrator now.',
  ]);
}
