import { insertAudit } from './db/audit.ts';
import type { Deps } from './deps.ts';
import { renewEpoch } from './http/epoch.ts';
import { bumpLibraryVersion, skipNumbers } from './issues/store.ts';

/** More revisions than an issue gets between two backups. */
const LOST_AT_MOST = 1_000;

/**
 * What is to be done once a backup was put back: phones send again what the backup lacks, and no number
 * that they saw is given to other words (OUTBOX-9). The server may run meanwhile.
 */
export async function afterRestore({ db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>) {
  await db.write.transaction().execute(async (tx) => {
    await renewEpoch(tx, newId());
    await skipNumbers(tx, LOST_AT_MOST);
    await bumpLibraryVersion(tx, newId());
    const entry = { id: newId(), at: now().toISOString(), who: null, subject: null };
    await insertAudit(tx, { ...entry, what: 'database.restore' });
  });
}
