import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../config.ts';

// argon2 works on the four threads that pictures, mail and name look-ups share: it may hold two.
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await work();
  } finally {
    // The one that waits takes over this place, so nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The password as argon2id text, parameters and salt included. */
export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return limitConcurrency(() => hash(password, cost));
}

const nobody = new Map<string, Promise<string>>();

/** A hash that no password has, of the same cost as all others. */
function hashOfNobody(cost: PasswordCost): Promise<string> {
  const name = JSON.stringify(cost);
  const known = nobody.get(name) ?? hashPassword(crypto.randomUUID(), cost);
  nobody.set(name, known);
  return known;
}

/**
 * Whether the password belongs to the hash. Without a hash it answers false after the same work,
 * so that the time it takes does not tell which emails have an account.
 */
export async function isPasswordOf(
  stored: string | null | undefined,
  password: string,
  cost: PasswordCost,
): Promise<boolean> {
  const against = stored ?? (await hashOfNobody(cost));
  const fits = await limitConcurrency(() => verify(against, password));
  return stored !== null && stored !== undefined && fits;
}

/** Whether the hash was made with other parameters than now in use. */
export function needsRehash(stored: string, cost: PasswordCost): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
  );
}
