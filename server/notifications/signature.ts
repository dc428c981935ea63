import { createHmac, hash } from 'node:crypto';
import type { NotificationEvent } from '#core/notifications/notifications.ts';

/** The text with which each unsealed secret begins. */
export const SECRET_PREFIX = 'whsec_';

/** Returns a webhook's secret, made from 32 random bytes in base64url, in the form in which receivers enter it. */
export function webhookSecret(bytes: string): string {
  return SECRET_PREFIX + Buffer.from(bytes, 'base64url').toString('base64');
}

/** Returns the signature of one attempt in the form of Standard Webhooks. `seconds` are counted from 1970 (NOTIFICATIONS-6). */
export function signatureOf(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Returns the id of an event for receivers, which is the same at every attempt (NOTIFICATIONS-3). It is never the key, because anybody who has the key could correct the record. */
export function eventIdOf(event: NotificationEvent, key: Uint8Array): string {
  return `${event}_${hash('sha256', key, 'hex').slice(0, 32)}`;
}
