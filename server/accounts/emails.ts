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
      `Whoever runs the server of ${BRAND.name} made a link that signs you in.`,
      'Open it within 30 minutes:',
      codeLink('reset', to),
      'The link works once. If you did not ask for it, leave this mail alone.',
    ]);
  }
  return email(to.email, `Set a new password for ${BRAND.name}`, [
    `Somebody, most likely you, asked for a new password for ${BRAND.name}.`,
    'To choose one, open this link within 30 minutes:',
    codeLink('reset', to),
    'The link works once. If you did not ask for it, leave this mail alone: your password stays as it is.',
  ]);
}

export function invitationEmail(to: CodeEmail): Email {
  const acceptance = to.localPasswords
    ? [
        'To accept, give your name and choose a password with this link within 7 days:',
        codeLink('invitation', to),
        `Later, sign in with ${to.email} at ${webAddress(to.publicUrl, 'adminLogin')}`,
      ]
    : [`To accept, sign in with the campus account of ${to.email}:`, codeLink('invitation', to)];
  return email(to.email, `Your invitation to ${BRAND.name}`, [
    `You are invited to ${BRAND.name} as an administrator: you write the procedures that on-call advisors follow, and see how they were used.`,
    ...acceptance,
    'If you do not know what this is about, leave this mail alone: nothing will happen.',
  ]);
}

/** Tells the owner that the password was changed, in case it was not them. */
export function passwordChangedEmail(to: { publicUrl: string; email: string }): Email {
  return email(to.email, `Your password for ${BRAND.name} was changed`, [
    'The password of your administrator account was changed just now, and all other sessions were ended.',
    'If that was you, all is well.',
    `If it was not, ask for a new one at once at ${webAddress(to.publicUrl, 'forgotPassword')} and tell another administrator.`,
  ]);
}

/** Tells the owner of a sign-in from a browser that the account was not used in before (SIGNIN-22). */
export function newDeviceEmail(
  to: Origin & { publicUrl: string; timeZone: string; email: string; at: Date },
): Email {
  const { timeZone, browser, system, address, id_token } = to;
  const style = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const;
  const when = new Intl.DateTimeFormat('en-GB', style).format(to.at);
  const device = [
    browser ?? 'an unknown browser',
    system && `on ${system}`,
    address && `from ${address}`,
  ];
  return email(to.email, `A sign-in to ${BRAND.name} from a new device`, [
    `Somebody signed in to your administrator account with ${device.filter(Boolean).join(' ')}, ${when} (${timeZone}).`,
    'If that was you, all is well.',
    id_token === null
      ? `If it was not, choose a new password at once at ${webAddress(to.publicUrl, 'forgotPassword')}, which ends every session, and tell another administrator.`
      : 'If it was not, tell another administrator and whoever runs the campus account at once.',
  ]);
}

/** Tells the owner that the second step was set up or removed, in case it was not them. */
export function secondFactorEmail(to: {
  publicUrl: string;
  email: string;
  isAdded: boolean;
}): Email {
  const what = to.isAdded ? 'set up' : 'removed';
  return email(to.email, `Two-step sign-in to ${BRAND.name} was ${what}`, [
    `Two-step sign-in to your administrator account was ${what} just now.`,
    'If that was you, all is well.',
    `If it was not, change your password at once at ${webAddress(to.publicUrl, 'profile')} and tell another administrator.`,
  ]);
}

/** Tells the owner of a passkey that was added or removed, in case it was not them. */
export function passkeyEmail(to: { publicUrl: string; email: string; isAdded: boolean }): Email {
  const what = to.isAdded ? 'added to' : 'removed from';
  const subject = to.isAdded ? 'A new passkey for' : 'A passkey removed from';
  return email(to.email, `${subject} ${BRAND.name}`, [
    `A passkey was ${what} your administrator account just now.`,
    'If that was you, all is well.',
    `If it was not, look at your passkeys at ${webAddress(to.publicUrl, 'profile')}, change your password, and tell another administrator.`,
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
    `Somebody, most likely you, wants to sign in to ${BRAND.name} with this email.`,
    'To confirm it, open this link within 24 hours, signed in as before:',
    webAddress(publicUrl, 'profile', { query: { passCode: code } }),
    'If it was not you, leave this mail alone: nothing will happen.',
  ]);
}

/** Tells the old address what was asked for, while it can still be stopped. */
export function emailRequestedEmail({ publicUrl, oldEmail, newEmail }: EmailChange): Email {
  return email(oldEmail, `A new email for ${BRAND.name} waits to be confirmed`, [
    `Somebody signed in as you and asked to move your administrator account to ${newEmail}. It moves once that address is confirmed.`,
    'If that was you, all is well.',
    `If it was not, take it back and change your password at once at ${webAddress(publicUrl, 'profile')}`,
  ]);
}

/** Tells the old address that the account now has another email. */
export function emailChangedEmail(to: Omit<EmailChange, 'publicUrl'>): Email {
  return email(to.oldEmail, `Your email for ${BRAND.name} was changed`, [
    `Your administrator account now belongs to ${to.newEmail}; this address can no longer sign in.`,
    'If it was not you who changed it, tell another administrator at once.',
  ]);
}
