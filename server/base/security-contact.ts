import { isEmail } from '#core/people/account.ts';

function isHttpsAddress(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

/** Tells whether a text can be a contact for vulnerabilities: an email, or an https page as RFC 9116 demands. */
export const isSecurityContact = (text: string): boolean => isEmail(text) || isHttpsAddress(text);

/** Returns a contact as a web address: with `mailto:` before an email, and with characters percent-encoded at which a reader would stop. */
export function securityContactUri(contact: string): string {
  if (!isEmail(contact)) return new URL(contact).href;
  const [name = '', host = ''] = contact.split('@');
  return `mailto:${encodeURIComponent(name)}@${host}`;
}
