import { isLoopbackHost } from './setting-checks.ts';

/** Tells whether mails may go in clear to a mail server elsewhere that offers no TLS: only if SMTP_URL says so (MAIL-8). */
export function isTlsOptional(smtpUrl: string | undefined): boolean {
  if (smtpUrl === undefined) return false;
  const url = new URL(smtpUrl);
  const isClear = url.protocol === 'smtp:' && !isLoopbackHost(url);
  return isClear && url.searchParams.get('tls') === 'optional';
}

/** Returns the server that mails go to, without who signs in there, or undefined if mails are put into files. */
export function mailServerOf(smtpUrl: string | undefined): string | undefined {
  return smtpUrl === undefined ? undefined : new URL(smtpUrl).host;
}

/** Says what it means that TLS is optional; undefined if it is not. */
export function warningOfMail(smtpUrl: string | undefined): string | undefined {
  if (!isTlsOptional(smtpUrl)) return undefined;
  return `SMTP_URL has tls=optional: if ${mailServerOf(smtpUrl)} offers no TLS, emails, including password links, are sent unencrypted.`;
}

/** Returns the address as the library takes it, and whether it must speak TLS there: with any server but this machine's. */
export function smtpOptions(smtpUrl: string): { url: string; requireTLS: boolean } {
  const url = new URL(smtpUrl);
  const isElsewhere = url.protocol === 'smtp:' && !isLoopbackHost(url);
  const requireTLS = isElsewhere
    ? !isTlsOptional(smtpUrl)
    : url.searchParams.get('requireTLS') === 'true';
  return { url: smtpUrl.replaceAll(/(?<=[?&])(tls|requireTLS)=[^&#]*(&|$)/g, ''), requireTLS };
}
