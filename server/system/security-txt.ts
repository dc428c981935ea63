import { API } from '#core/api/api.ts';
import { isHttps, type Config } from '../base/config.ts';
import { securityContactUri } from '../base/security-contact.ts';

/** The days for which the file is valid: RFC 9116 wants less than a year. A running server renews it at each request, so half a year is long enough. */
const VALID_MS = 180 * 24 * 3_600_000;

/** Returns the contact for security reports in the form of RFC 9116 (PAPER-1), or undefined if none is set. */
export function securityTxt(
  config: Pick<Config, 'securityContact' | 'publicUrl'>,
  now: Date,
): string | undefined {
  const { securityContact: contact, publicUrl } = config;
  if (contact === undefined) return undefined;
  const expires = new Date(now.getTime() + VALID_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  const fields = [
    `Contact: ${securityContactUri(contact)}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    // The RFC does not allow a plain http address here.
    ...(isHttps(config) ? [`Canonical: ${publicUrl}${API.securityTxt.path}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}
