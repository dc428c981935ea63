import { insertAudit } from './audit.ts';
import type { Db } from '../db/database.ts';
import { insertPartVersions } from './issue-parts.ts';
import type { Deps } from '../base/deps.ts';

/**
 * Whether an administrator can own issues: one who is there and not disabled (ISSUES-23). Until the
 * transaction ends nobody deletes or disables them: a row that is written is a row that is locked, on
 * both databases.
 */
export async function holdOwner(tx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('admin')
    .set((row) => ({ disabled: row.ref('disabled') }))
    .where('id', '=', id)
    .where('disabled', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Gives every issue that `from` owns to `to`, or to nobody, archived ones too, by `who`. The row of `from`
 * is locked by the caller, so that no issue is given to them meanwhile.
 */
export async function handOver(
  tx: Db,
  deps: Pick<Deps, 'now' | 'newId'>,
  { from, to, who }: { from: string; to: string | null; who: string },
): Promise<void> {
  const at = deps.now().toISOString();
  // In one order, so that two who do this at once do not wait for each other.
  const owned = await tx
    .selectFrom('issue')
    .select('id')
    .where('owner', '=', from)
    .orderBy('id')
    .execute();
  for (const { id } of owned) {
    const after = await tx
      .updateTable('issue')
      .set((issue) => ({ owner: to, version: issue('version', '+', 1) }))
      .where('id', '=', id)
      .where('owner', '=', from)
      .returning('version')
      .executeTakeFirst();
    if (!after) continue;
    await insertPartVersions(tx, { _id: id, version: after.version }, ['details'], { at, who });
    await insertAudit(tx, { id: deps.newId(), at, who, what: 'issue.edit', subject: id });
  }
}
