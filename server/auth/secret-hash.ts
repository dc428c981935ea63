import { createHash } from 'node:crypto';

/** Returns the stored form of a 256-bit random secret: enough to recognize it, not to use it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
