import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The bits that are set for each password. Half of the filter's bits are set in all, so that one other password in 20,000 is taken for a common one. */
const BITS_EACH = 14;

/** Returns the places of a password in a filter of `size` bits. */
export function placesIn(size: number, password: string): number[] {
  // A guesser tries both upper and lower case.
  const digest = createHash('sha256').update(password.toLowerCase()).digest();
  const [start, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  return Array.from({ length: BITS_EACH }, (_, index) => (start + index * step) % size);
}

/** A Bloom filter of the 100,000 most common passwords of nine characters or more, made by tools/common-passwords.ts. */
const FILTER = new URL('./common-passwords.bin', import.meta.url);

let filter: Buffer | undefined;

/** Tells whether a password is among the 100,000 that a guesser tries first (SIGNIN-20). The first call reads the file. */
export function isCommonPassword(password: string): boolean {
  const bytes = (filter ??= readFileSync(FILTER));
  return placesIn(bytes.length * 8, password).every(
    (place) => ((bytes[place >> 3] ?? 0) >> (place & 7)) & 1,
  );
}
