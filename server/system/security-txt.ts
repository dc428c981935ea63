import { API } from '#core/api/api.ts';
import { isHttps, type Config } from '../base/config.ts';
import { securityContactUri } from '../base/security-contact.ts';

/** RFC 9116 wants less than a year. A server that runs says it anew each time, so half of one is no short promise. */
const VALID_MS = 180 * 24 * 3_600_000;

/** Whom to tell of a weakness, as RFC 9116 writes it (PAPER-1); undefined where nobody is named. */
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
    // The RFC allows no address by plain http here.
    ...(isHttps(config) ? [`Canonical: ${publicUrl}${API.securityTxt.path}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}
