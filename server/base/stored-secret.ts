import type { Deps } from './deps.ts';

type Sealer = Pick<Deps, 'sealing'>;

/** A secret as the database stores it, and the purpose for which it is sealed. */
export type StoredSecret = { about: string; stored: string };

// A plain secret contains no dot. A sealed one has a dot after the name of its key.
const isSealed = (stored: string): boolean => stored.includes('.');

/** Returns the stored form of a secret: sealed, unless another server of the same database may lack the key (SIGNIN-52, NOTIFICATIONS-19). */
export function toStore({ sealing }: Sealer, about: string, secret: string): string {
  return sealing.keys.isShared ? sealing.seal(secret, about) : secret;
}

/** Returns the secret, or undefined if no key opens it. */
export function opened({ sealing }: Sealer, { about, stored }: StoredSecret): string | undefined {
  return isSealed(stored) ? sealing.open(stored, about) : stored;
}

/** Returns the stored form under the current keys. It is unchanged if it is right already, or no key opens it. */
export function storedAnew(deps: Sealer, { about, stored }: StoredSecret): string {
  const { keys, isNew } = deps.sealing;
  const isRight = isSealed(stored) ? keys.isShared && isNew(stored) : !keys.isShared;
  const secret = isRight ? undefined : opened(deps, { about, stored });
  return secret === undefined ? stored : toStore(deps, about, secret);
}
