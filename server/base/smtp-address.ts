import { isLoopbackHost } from './setting-checks.ts';

/** Tells whether emails may go unencrypted to a remote mail server without TLS, which only SMTP_URL can allow (MAIL-8). */
export function isTlsOptional(smtpUrl: string | undefined): boolean {
  if (smtpUrl === undefined) return false;
  const url = new URL(smtpUrl);
  const isClear = url.protocol === 'smtp:' && !isLoopbackHost(url);
  return isClear && url.searchParams.get('tls') === 'optional';
}

/** Returns the mail server without the sign-in data in its address, or undefined if emails become files. */
export function mailServerOf(smtpUrl: string | undefined): string | undefined {
  return smtpUrl === undefined ? undefined : new URL(smtpUrl).host;
}

/** Returns a warning that TLS is optional, or undefined if it is not. */
export function warningOfMail(smtpUrl: string | undefined): string | undefined {
  if (!isTlsOptional(smtpUrl)) return undefined;
  return `SMTP_URL has tls=optional: if ${mailServerOf(smtpUrl)} offers no TLS, emails, including password links, are sent unencrypted.`;
}

/** Returns the address in the form that the library takes, and whether TLS is required, as it is for any server but this machine. */
export function smtpOptions(smtpUrl: string): { url: string; requireTLS: boolean } {
  const url = new URL(smtpUrl);
  const isElsewhere = url.protocol === 'smtp:' && !isLoopbackHost(url);
  const requireTLS = isElsewhere
    ? !isTlsOptional(smtpUrl)
    : url.searchParams.get('requireTLS') === 'true';
  return { url: smtpUrl.replaceAll(/(?<=[?&])(tls|requireTLS)=[^&#]*(&|$)/g, ''), requireTLS };
}
