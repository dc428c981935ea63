import { createHash } from 'node:crypto';

/** What is stored of a 256-bit random secret: enough to recognize it, not to use it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
