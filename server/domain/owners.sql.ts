import { noteAct } from './audit.sql.ts';
import type { Db } from '../db/tables/database.ts';
import { insertPartVersions } from './issue-parts.sql.ts';
import type { Deps } from '../base/deps.ts';

/** Tells whether an administrator can own issues (ISSUES-23). It locks the administrator's row until the transaction ends, by writing it. */
export async function holdOwner(tx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('admin')
    .set((row) => ({ disabled: row.ref('disabled') }))
    .where('id', '=', id)
    .where('disabled', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Gives all issues of `from` to `to`, or to nobody. The caller has locked the row of `from`. */
export async function handOver(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  { from, to, who }: { from: string; to: string | null; who: string },
): Promise<void> {
  const at = deps.now().toISOString();
  // The rows are always locked in the same order, so that two people who do this at once do not wait for each other.
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
    noteAct(tx, { who, what: 'issue.edit', subject: id });
  }
}
