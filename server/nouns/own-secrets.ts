import { assert } from '#core/base/assert.ts';
import type { Deps } from '../base/deps.ts';
import { getOrCreateSetting, readSetting, replaceSetting } from '../db/settings.ts';
import type { Database, Db } from '../db/tables/database.ts';

/** What the server signs with for itself, and what it costs to have another one from now on. */
const OWN_SECRETS = {
  advisor_secret: 'phones prove no name until they are signed in or enrolled again',
  campus_secret: 'campus sign-ins under way begin again',
  csrf_secret: 'open pages ask to be loaded again',
  device_secret: 'each browser and phone is a new one',
  network_secret: 'marks of networks from before match none from now on',
} as const;
export type OwnSecret = keyof typeof OWN_SECRETS;
const NAMES = Object.keys(OWN_SECRETS) as OwnSecret[];

export type SecretDeps = Pick<Deps, 'db' | 'newSecret' | 'sealing'>;
type Sealer = Pick<Deps, 'sealing'>;

const about = (name: OwnSecret): string => `setting/${name}`;
const isSealed = (stored: string): boolean => stored.includes('.');

/** As it is stored: sealed (SIGNIN-52), unless another server of the same database may lack the key. */
function sealed({ sealing }: Sealer, name: OwnSecret, secret: string): string {
  return sealing.keys.isShared ? sealing.seal(secret, about(name)) : secret;
}

function opened({ sealing }: Sealer, name: OwnSecret, stored: string): string | undefined {
  return isSealed(stored) ? sealing.open(stored, about(name)) : stored;
}

/** None changes while a server runs: what needs one costs no statement more. */
const held = new WeakMap<Database, Map<OwnSecret, string>>();

/** Reads a secret of the server, made when it is first asked for. */
export async function ownSecret(deps: SecretDeps, name: OwnSecret): Promise<string> {
  const { db, newSecret } = deps;
  const known = held.get(db) ?? new Map<OwnSecret, string>();
  held.set(db, known);
  const before = known.get(name);
  if (before !== undefined) return before;
  const stored =
    (await readSetting(db.read, name)) ??
    (await getOrCreateSetting(db.write, name, sealed(deps, name, newSecret())));
  const secret = opened(deps, name, stored);
  assert(secret !== undefined, `a key opens ${name}: the start saw to it`);
  known.set(name, secret);
  return secret;
}

/** Seals those that are not sealed with the newest key, and tells how many it was; one that no key opens stays. */
export async function sealOwnSecrets(tx: Db, deps: Sealer): Promise<number> {
  if (!deps.sealing.keys.isShared) return 0;
  let count = 0;
  for (const name of NAMES) {
    const stored = await readSetting(tx, name);
    if (stored === undefined || (isSealed(stored) && deps.sealing.isNew(stored))) continue;
    const secret = opened(deps, name, stored);
    if (secret === undefined) continue;
    const to = sealed(deps, name, secret);
    if (await replaceSetting(tx, name, { from: stored, to })) count += 1;
  }
  return count;
}

/** Makes those anew that no key opens, so that a restore without the key starts; the log says what that costs (SIGNIN-52). */
export async function replaceLostSecrets(
  tx: Db,
  deps: Pick<Deps, 'newSecret' | 'sealing' | 'log'>,
): Promise<void> {
  for (const name of NAMES) {
    const stored = await readSetting(tx, name);
    if (stored === undefined || opened(deps, name, stored) !== undefined) continue;
    const to = sealed(deps, name, deps.newSecret());
    if (await replaceSetting(tx, name, { from: stored, to }))
      deps.log.error({ name }, `no key opens it, so it was made anew: ${OWN_SECRETS[name]}`);
  }
}
