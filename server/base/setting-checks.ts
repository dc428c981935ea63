// Checks the texts of settings (START-3).
import { isIP } from 'node:net';
import { isEmail } from '#core/people/account.ts';
import { serversOf } from '../db/postgres/addresses.ts';

function isUrl(text: string, ...protocols: string[]): boolean {
  return protocols.includes(URL.parse(text)?.protocol ?? '');
}

/** Tells whether the host of an address is this machine. */
export function isLoopbackHost({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Tells whether the machine's time zone has a name. A zone that is set only by its offset has none. */
export function hasName(zone: string | undefined): zone is string {
  return zone !== undefined && isTimeZone(zone);
}

/** Returns the canonical name of a time zone, or UTC if the machine's zone has no name (CAMPUS-10, CAMPUS-11). */
export function canonicalZone(name: string | undefined): string {
  if (!hasName(name)) return 'UTC';
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
  // Node calls GMT '+00:00'.
  return timeZone === '+00:00' ? 'UTC' : timeZone;
}

export function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  // A range that contains everybody would make every caller a trusted proxy.
  const isSize = (text: string) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most;
  const isRange = bits === undefined || isSize(bits);
  return isIP(address) > 0 && isRange && rest.length === 0;
}

export const isDrain = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= 60;

export function isPostgres(text: string): boolean {
  return serversOf(text).urls.every((url) => isUrl(url, 'postgres:', 'postgresql:'));
}

/** Tells whether a text is a number of days, up to 90. */
export const isDays = (text: string): boolean => /^[1-9]\d?$/.test(text) && Number(text) <= 90;

export const isHour = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) < 24;

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;
}

export function isMailServer(text: string): boolean {
  return isUrl(text, 'smtp:', 'smtps:') && new URL(text).hostname !== '';
}

export function isSender(text: string): boolean {
  const [, bare, bracketed] = /^(?:([^<>]+)|[^<>]*<([^<>]+)>)$/.exec(text) ?? [];
  return !/\p{Cc}/u.test(text) && isEmail(bare ?? bracketed ?? '');
}

/** Tells whether a text is a link without hidden parts: browsers read a backslash as a slash and drop control characters, which could hide a host. */
export function isLink(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text)) return false;
  return /^\/(?!\/)/.test(text) || isUrl(text, 'http:', 'https:');
}

export function isOrigin(text: string): boolean {
  if (!isUrl(text, 'http:', 'https:')) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
}
