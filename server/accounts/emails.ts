import { BRAND } from '#core/brand.ts';
import type { Email } from '../deps.ts';

type CodeEmail = { publicUrl: string; email: string; code: string };

/** The link that brings a code back: always to the configured address, never to one a request named. */
export function passwordLink({ publicUrl, email, code }: CodeEmail): string {
  const query = new URLSearchParams({ email, passCode: code });
  return `${publicUrl}/auth/reset-password?${query.toString()}`;
}

function email(recipient: string, subject: string, paragraphs: string[]): Email {
  return { recipient, subject, body: `${paragraphs.join('\n\n')}\n` };
}

/** The reply to 'Forgot password'. */
export function resetEmail(to: CodeEmail): Email {
  return email(to.email, `Set a new password for ${BRAND.name}`, [
    `Somebody, most likely you, asked for a new password for ${BRAND.name}.`,
    'To choose one, open this link within 30 minutes:',
    passwordLink(to),
    'The link works once. If you did not ask for it, leave this mail alone: your password stays as it is.',
  ]);
}

/** Invites somebody to become an administrator. */
export function invitationEmail(to: CodeEmail): Email {
  return email(to.email, `Your invitation to ${BRAND.name}`, [
    `You are invited to ${BRAND.name} as an administrator: you write the procedures that on-call advisors follow, and see how they were used.`,
    'To accept, choose a password with this link within 7 days:',
    passwordLink(to),
    `After that, sign in with ${to.email} at ${to.publicUrl}/auth/login`,
    'If you do not know what this is about, leave this mail alone: nothing will happen.',
  ]);
}

/** Tells the owner that the password was changed, in case it was not them. */
export function passwordChangedEmail(to: { publicUrl: string; email: string }): Email {
  return email(to.email, `Your password for ${BRAND.name} was changed`, [
    'The password of your administrator account was changed just now, and all other sessions were ended.',
    'If that was you, all is well.',
    `If it was not, ask for a new one at once at ${to.publicUrl}/auth/forgot-password and tell another administrator.`,
  ]);
}

/** Tells the old address that the account now has another email. */
export function emailChangedEmail(to: { oldEmail: string; newEmail: string }): Email {
  return email(to.oldEmail, `Your email for ${BRAND.name} was changed`, [
    `Your administrator account now belongs to ${to.newEmail}; this address can no longer sign in.`,
    'If it was not you who changed it, tell another administrator at once.',
  ]);
}
