import { isEmail } from '#core/people/account.ts';

function isHttpsAddress(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

/** Tells whether a text can be a contact for weaknesses: an email, or a page by https as RFC 9116 demands. */
export const isSecurityContact = (text: string): boolean => isEmail(text) || isHttpsAddress(text);

/** Returns a contact as an address of the web: `mailto:` before an email, percent-encoded at signs where a reader would stop. */
export function securityContactUri(contact: string): string {
  if (!isEmail(contact)) return new URL(contact).href;
  const [name = '', host = ''] = contact.split('@');
  return `mailto:${encodeURIComponent(name)}@${host}`;
}
