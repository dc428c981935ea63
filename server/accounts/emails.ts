import type { Origin } from '../auth/sessions.ts';
import type { Email } from '../base/deps.ts';
import { webAddress } from '../http/network/web-address.ts';

type CodeEmail = { publicUrl: string; localPasswords: boolean; email: string; code: string };

/** The pages to which links with a code lead. */
const PAGES = { reset: 'resetPassword', invitation: 'invitation' } as const;

export function codeLink(
  purpose: keyof typeof PAGES,
  { publicUrl, localPasswords, email, code }: CodeEmail,
): string {
  const query = { email, passCode: code };
  if (localPasswords) return webAddress(publicUrl, PAGES[purpose], { query });
  // The sign-in page takes the code of a reset. An invited person comes by the campus sign-in (SIGNIN-25).
  return webAddress(publicUrl, 'adminLogin', purpose === 'reset' ? { query } : {});
}

export function resetEmail(to: CodeEmail): Email {
  const link = codeLink('reset', to);
  return {
    recipient: to.email,
    letter: ({ account }) =>
      to.localPasswords ? account.reset(link) : account.resetByCampus(link),
  };
}

export function invitationEmail(to: CodeEmail): Email {
  const { email, publicUrl } = to;
  const link = codeLink('invitation', to);
  return {
    recipient: email,
    letter: ({ account }) =>
      to.localPasswords
        ? account.invitation(email, link, webAddress(publicUrl, 'adminLogin'))
        : account.invitationByCampus(email, link),
  };
}

/** Writes the email that tells the owner that the password was changed, in case somebody else did it. */
export function passwordChangedEmail(to: { publicUrl: string; email: string }): Email {
  const forgot = webAddress(to.publicUrl, 'forgotPassword');
  return { recipient: to.email, letter: ({ account }) => account.passwordChanged(forgot) };
}

/** Writes the email that tells the owner of a sign-in from a browser in which the account was not used before (SIGNIN-22). */
export function newDeviceEmail(
  to: Origin & { publicUrl: string; timeZone: string; email: string; at: Date },
): Email {
  const { timeZone, browser, system, address, id_token } = to;
  const forgot = webAddress(to.publicUrl, 'forgotPassword');
  return {
    recipient: to.email,
    letter: ({ account, dates }) => {
      const device = [
        browser ?? account.unknownBrowser,
        system && account.onSystem(system),
        address && account.fromAddress(address),
      ];
      return account.newDevice(
        device.filter(Boolean).join(' '),
        `${dates.formatMoment(to.at, timeZone)} (${timeZone})`,
        id_token === null ? account.resetNow(forgot) : account.tellCampus,
      );
    },
  };
}

type Changed = { publicUrl: string; email: string; isAdded: boolean };

/** Writes the email that tells the owner that the second step was set up or removed, in case somebody else did it. */
export function secondFactorEmail({ publicUrl, email, isAdded }: Changed): Email {
  const profile = webAddress(publicUrl, 'profile');
  return { recipient: email, letter: ({ account }) => account.secondFactor(isAdded, profile) };
}

/** Writes the email that tells the owner that a passkey was added or removed, in case somebody else did it. */
export function passkeyEmail({ publicUrl, email, isAdded }: Changed): Email {
  const profile = webAddress(publicUrl, 'profile');
  return { recipient: email, letter: ({ account }) => account.passkey(isAdded, profile) };
}

type EmailChange = { publicUrl: string; oldEmail: string; newEmail: string };

/** Writes the email that asks whether the new address belongs to the owner. The link works only together with the session. */
export function confirmEmailEmail({
  publicUrl,
  oldEmail,
  newEmail,
  code,
}: EmailChange & { code: string }): Email {
  const link = webAddress(publicUrl, 'profile', { query: { passCode: code } });
  return {
    recipient: newEmail,
    reader: oldEmail,
    letter: ({ account }) => account.confirmEmail(link),
  };
}

/** Writes the email that tells the old address of the request while it can still be stopped. */
export function emailRequestedEmail({ publicUrl, oldEmail, newEmail }: EmailChange): Email {
  const profile = webAddress(publicUrl, 'profile');
  return {
    recipient: oldEmail,
    letter: ({ account }) => account.emailRequested(newEmail, profile),
  };
}

export function emailChangedEmail({ oldEmail, newEmail }: Omit<EmailChange, 'publicUrl'>): Email {
  return {
    recipient: oldEmail,
    reader: newEmail,
    letter: ({ account }) => account.emailChanged(newEmail),
  };
}
