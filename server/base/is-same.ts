import { timingSafeEqual } from 'node:crypto';

/** Tells whether two texts are equal, in a time that does not reveal how much of them is. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
