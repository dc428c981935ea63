import { assert } from '#core/base/assert.ts';
import type { Deps } from '../base/deps.ts';
import { opened, storedAnew, toStore, type StoredSecret } from '../base/stored-secret.ts';
import {
  getOrCreateSetting,
  readSetting,
  removeSetting,
  replaceSetting,
  writeSetting,
} from '../db/settings.ts';
import type { Database, Db } from '../db/tables/database.ts';

/** The secrets that the server makes for itself and signs with. The text says what is lost if one is replaced. */
const OWN_SECRETS = {
  advisor_secret: 'names on phones are not verified until they sign in or are enrolled again',
  answer_secret: 'links in messages about escalations no longer open',
  author_secret: 'authors of drafts are known only by their account',
  campus_secret: 'campus sign-ins in progress must start again',
  csrf_secret: 'open pages must be reloaded',
  device_secret: 'every browser and phone counts as new',
  network_secret: 'earlier network marks no longer match',
  push_secret: 'phones are no longer woken until each presses Wake this phone again',
} as const;
export type OwnSecret = keyof typeof OWN_SECRETS;
const NAMES = Object.keys(OWN_SECRETS) as OwnSecret[];

export type SecretDeps = Pick<Deps, 'db' | 'newSecret' | 'sealing'>;
type Sealer = Pick<Deps, 'sealing'>;
type StartDeps = SecretDeps & Pick<Deps, 'log'>;

const about = (name: OwnSecret): string => `setting/${name}`;
const asStored = (name: OwnSecret, stored: string): StoredSecret => ({
  about: about(name),
  stored,
});

/** The secrets that were read. They do not change while a server runs, so later uses need no query. */
const held = new WeakMap<Database, Map<OwnSecret, string>>();

/** Reads a secret of the server. The first call makes it. */
export async function ownSecret(deps: SecretDeps, name: OwnSecret): Promise<string> {
  const { db, newSecret } = deps;
  const known = held.getOrInsertComputed(db, () => new Map());
  const before = known.get(name);
  if (before !== undefined) return before;
  const stored =
    (await readSetting(db.read, name)) ??
    (await getOrCreateSetting(db.write, name, toStore(deps, about(name), newSecret())));
  const secret = opened(deps, asStored(name, stored));
  assert(secret !== undefined, `a key opens ${name}: the start saw to it`);
  known.set(name, secret);
  return secret;
}

/** Seals the server's secrets with the newest key, or opens them if they may not be sealed, and returns how many. A secret that no key opens stays as it is. */
export async function sealOwnSecrets(tx: Db, deps: Sealer): Promise<number> {
  let count = 0;
  for (const name of NAMES) {
    const stored = await readSetting(tx, name);
    if (stored === undefined) continue;
    const to = storedAnew(deps, asStored(name, stored));
    if (to !== stored && (await replaceSetting(tx, name, { from: stored, to }))) count += 1;
  }
  return count;
}

/** Returns the name of the row that keeps a secret that no key opened, until a start with the right key. */
const besideOf = (name: OwnSecret): string => `${name}_unopened`;

/** Restores a secret that an earlier start could not open, if a key opens it now. */
async function putBack(tx: Db, deps: StartDeps, name: OwnSecret): Promise<void> {
  const waiting = await readSetting(tx, besideOf(name));
  if (waiting === undefined || opened(deps, asStored(name, waiting)) === undefined) return;
  await writeSetting(tx, name, waiting);
  await removeSetting(tx, besideOf(name));
  deps.log.warn({ name }, 'a key opens it again, so its replacement was removed');
}

/** Returns the value that a start stores in place of a secret. It is the same value if the secret stays. */
async function settled(tx: Db, deps: StartDeps, name: OwnSecret, stored: string): Promise<string> {
  const { db, sealing, newSecret, log } = deps;
  if (opened(deps, asStored(name, stored)) === undefined) {
    // Only the first secret that could not be opened is kept, since phones and records were signed with it.
    await getOrCreateSetting(tx, besideOf(name), stored);
    log.error({ name }, `no key opens it, so a new one was made: ${OWN_SECRETS[name]}`);
    return toStore(deps, about(name), newSecret());
  }
  // A process of release 0.2.0 may use the same PostgreSQL database, so a secret is sealed there by `rotate-key` only.
  const mayBeRead = db.dialect === 'postgres' && sealing.keys.isShared;
  return mayBeRead ? stored : storedAnew(deps, asStored(name, stored));
}

/** Prepares the server's own secrets at a start. It seals plain ones with the key of the database, opens those whose key another server may lack, and replaces those that no key opens (SIGNIN-52). */
export async function settleOwnSecrets(deps: StartDeps): Promise<void> {
  await deps.db.write.transaction().execute(async (tx) => {
    for (const name of NAMES) {
      await putBack(tx, deps, name);
      const stored = await readSetting(tx, name);
      if (stored === undefined) continue;
      const to = await settled(tx, deps, name, stored);
      // Another process may have settled this secret meanwhile.
      if (to !== stored) await replaceSetting(tx, name, { from: stored, to });
    }
  });
}
