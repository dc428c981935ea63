import { createHmac } from 'node:crypto';
import type { Database } from '../db/tables/database.ts';
import type { Deps } from '../base/deps.ts';
import { getOrCreateSetting, readSetting } from '../db/settings.ts';

/** It never changes: a record costs no statement more. */
const secrets = new WeakMap<Database, string>();

/** What stands for a network beside a record: equal of equal networks, and nobody without the secret finds out which it is (PRIVACY-8). */
export async function networkMark(
  { db, newSecret }: Pick<Deps, 'db' | 'newSecret'>,
  network: string,
): Promise<string> {
  const secret =
    secrets.get(db) ??
    (await readSetting(db.read, 'network_secret')) ??
    (await getOrCreateSetting(db.write, 'network_secret', newSecret()));
  secrets.set(db, secret);
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 11);
}
