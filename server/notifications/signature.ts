import { createHmac, hash } from 'node:crypto';
import type { NotificationEvent } from '#core/notifications/notifications.ts';

/** Begins each secret that is not sealed. */
export const SECRET_PREFIX = 'whsec_';

/** Returns a secret as receivers of webhooks type it, of 32 random bytes in base64url. */
export function webhookSecret(bytes: string): string {
  return SECRET_PREFIX + Buffer.from(bytes, 'base64url').toString('base64');
}

/** Returns the signature of one attempt, as Standard Webhooks writes it; `seconds` are those since 1970 (NOTIFICATIONS-6). */
export function signatureOf(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Returns an event's id for receivers, the same at every try (NOTIFICATIONS-3); never the key, with which anybody could correct the record. */
export function eventIdOf(event: NotificationEvent, key: Uint8Array): string {
  return `${event}_${hash('sha256', key, 'hex').slice(0, 32)}`;
}
