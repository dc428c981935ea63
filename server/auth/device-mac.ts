import { createHmac } from 'node:crypto';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import type { Database } from '../db/tables/database.ts';
import { getOrCreateSetting, readSetting } from '../db/settings.ts';

/** What it takes to read or write a cookie by which a browser is known again. */
export type DeviceContext = {
  config: Pick<Config, 'publicUrl'>;
  deps: Pick<Deps, 'db' | 'now' | 'newSecret'>;
};

async function readSecret({ db, newSecret }: DeviceContext['deps']): Promise<string> {
  const stored = await readSetting(db.read, 'device_secret');
  return stored ?? (await getOrCreateSetting(db.write, 'device_secret', newSecret()));
}

/** It never changes, and a try that is refused must cost no statement (ACCESS-10). */
const secrets = new WeakMap<Database, string>();

/** What proves that a cookie was made here; each kind of cookie begins its texts with a word of its own. */
export async function macFor({ deps }: DeviceContext): Promise<(text: string) => string> {
  const secret = secrets.get(deps.db) ?? (await readSecret(deps));
  secrets.set(deps.db, secret);
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
