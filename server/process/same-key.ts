import { countUnreadableSeeds } from '../auth/second-factor.ts';
import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import { CannotOpen } from '../db/failures/cannot-open.ts';
import { getOrCreateSetting, readSetting, writeSetting } from '../db/settings.ts';

type KeyDeps = Pick<Deps, 'db' | 'sealing'>;

/** The name of the setting with a text that the first server with a SECRET_KEY sealed, so that others can check that theirs is the same. */
const CHECK = 'key_check';

const sealedCheck = ({ sealing }: KeyDeps): string => sealing.seal(CHECK, CHECK);

const isChecked = ({ db, sealing }: KeyDeps): boolean =>
  db.dialect === 'postgres' && sealing.keys.isShared;

/** Lets servers with the newest key start from now on. */
export async function noteKey(tx: Db, deps: KeyDeps): Promise<void> {
  if (isChecked(deps)) await writeSetting(tx, CHECK, sealedCheck(deps));
}

/** Throws `CannotOpen` unless all servers of a PostgreSQL database have the same SECRET_KEY. If none is set, it logs an error when the keys seem to differ (CLUSTER-6). */
export async function assertSameKey(deps: KeyDeps & Pick<Deps, 'log'>): Promise<void> {
  const { db, sealing, log } = deps;
  if (db.dialect !== 'postgres') return;
  const stored =
    (await readSetting(db.write, CHECK)) ??
    (isChecked(deps) ? await getOrCreateSetting(db.write, CHECK, sealedCheck(deps)) : undefined);
  if (stored !== undefined && sealing.open(stored, CHECK) === undefined) {
    throw new CannotOpen(
      'SECRET_KEY does not match this database. Give every server the same key; if it is lost, run npm run admin -- rotate-key.',
    );
  }
  if (stored !== undefined && !sealing.isNew(stored)) await noteKey(db.write, deps);
  if (stored !== undefined) return;
  const seeds = await countUnreadableSeeds(db.write, deps);
  if (seeds > 0) log.error({ seeds }, 'no key opens these: give every server the same SECRET_KEY');
}
