import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../base/config.ts';
import { fairSemaphore, type Caller } from '../base/fair-semaphore.ts';

// argon2 shares four threads with images, mail and names. It may use two of them, and the last waiting hash begins after some four seconds (ACCESS-12).
const hashing = fairSemaphore({ atOnce: 2, waiting: 64, patience: 10_000, lasting: 60_000 });

/** The caller for an administrator who has proven who they are, and for the server itself. */
export const PROVEN: Caller = { client: 'proven', isFirst: true };

/** Tells whether this caller's password would be checked instead of refused with QueueFull. */
export const hasRoomToHash = hashing.hasRoom;

/** Hashes the password of a proven person as argon2id text, with parameters and salt. */
export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hashing.run(PROVEN, () => hash(password, cost));
}

const nobody = new Map<string, Promise<string>>();

/** Returns a hash that no password matches, with the same cost as all others. */
function hashOfNobody(cost: PasswordCost): Promise<string> {
  const make = () => hashPassword(crypto.randomUUID(), cost);
  return nobody.getOrInsertComputed(JSON.stringify(cost), make);
}

/** Tells whether the password is right. Without a hash it returns false after the same work, so that nobody learns which emails have accounts. */
export async function isPasswordOf(
  stored: string | null | undefined,
  password: string,
  cost: PasswordCost,
  caller: Caller = PROVEN,
): Promise<boolean> {
  const against = stored ?? (await hashOfNobody(cost));
  const fits = await hashing.run(caller, () => verify(against, password));
  return stored !== null && stored !== undefined && fits;
}

export function needsRehash(stored: string, cost: PasswordCost): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
  );
}
