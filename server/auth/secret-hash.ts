import { createHash } from 'node:crypto';

/** Returns the stored form of a 256-bit random secret, by which the server can recognize the secret but not use it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
