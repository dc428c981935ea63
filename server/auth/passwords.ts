import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../base/config.ts';
import { fairTurns, type Asker } from '../base/fair-turns.ts';

// argon2 works on the four threads that images, mail and name look-ups share: it may hold two. The
// last of those that wait has its turn after some four seconds, on a slow machine never (ACCESS-12).
const hashing = fairTurns({ atOnce: 2, waiting: 64, patience: 10_000, lasting: 60_000 });

/** Who has proven to be an administrator, or is the server itself. */
export const PROVEN: Asker = { client: 'proven', isFirst: true };

/** Whether a password of this asker would be looked at, and not be refused with NoTurn. */
export const hasRoomToHash = hashing.hasRoom;

/** The password as argon2id text, parameters and salt included, of somebody proven. */
export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hashing.run(PROVEN, () => hash(password, cost));
}

const nobody = new Map<string, Promise<string>>();

/** A hash that no password fits, of the same cost as all others. */
function hashOfNobody(cost: PasswordCost): Promise<string> {
  const name = JSON.stringify(cost);
  const known = nobody.get(name) ?? hashPassword(crypto.randomUUID(), cost);
  nobody.set(name, known);
  return known;
}

/**
 * Whether the password fits the hash. Without a hash it is false after the same work, so that the
 * time it takes does not reveal which emails have an account. Throws NoTurn where too many wait.
 */
export async function isPasswordOf(
  stored: string | null | undefined,
  password: string,
  cost: PasswordCost,
  asker: Asker = PROVEN,
): Promise<boolean> {
  const against = stored ?? (await hashOfNobody(cost));
  const fits = await hashing.run(asker, () => verify(against, password));
  return stored !== null && stored !== undefined && fits;
}

/** Whether the hash was made with other parameters than these. */
export function needsRehash(stored: string, cost: PasswordCost): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
  );
}
