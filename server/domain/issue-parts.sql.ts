import { sql } from 'kysely';
import type { IssuePart } from '#core/issue/issue-parts.ts';
import type { Db } from '../db/tables/database.ts';
import type { IssuePartRow } from '../db/tables/issue-rows.ts';

/** The mark for every part at once, if it is not known which parts changed up to a version. */
export const ALL_PARTS = '*';

/** A part that a version changed. `by` is the name of the person who saved it. */
export type SavedPart = {
  part: IssuePartRow['part'];
  version: number;
  at: string;
  by: string | null;
};

export async function partsChangedSince(
  db: Db,
  issueId: string,
  version: number,
): Promise<SavedPart[]> {
  const rows = await db
    .selectFrom('issue_part')
    .leftJoin('admin', 'admin.id', 'issue_part.saved_by')
    .select(['part', 'version', 'saved_at', 'admin.name', 'admin.email'])
    .where('issue_id', '=', issueId)
    .where('version', '>', version)
    .execute();
  return rows.map(({ saved_at, name, email, ...row }) => ({
    ...row,
    at: saved_at,
    by: name || email || null,
  }));
}

/** Notes that these parts changed in this version of the issue, in the transaction that saves it. */
export async function insertPartVersions(
  db: Db,
  { _id, version }: { _id: string; version: number },
  parts: readonly IssuePart[],
  { at, who }: { at: string; who: string },
): Promise<void> {
  if (parts.length === 0) return;
  const saved = { issue_id: _id, version, saved_at: at, saved_by: who };
  await db
    .insertInto('issue_part')
    .values(parts.map((part): IssuePartRow => ({ ...saved, part })))
    .onConflict((conflict) =>
      conflict.columns(['issue_id', 'part']).doUpdateSet({ version, saved_at: at, saved_by: who }),
    )
    .execute();
}

/** Forgets the versions of parts after a restore, since pages that are still open saw versions that this database does not know (DATA-7). */
export async function forgetPartVersions(db: Db): Promise<void> {
  await db.deleteFrom('issue_part').execute();
  await db
    .insertInto('issue_part')
    .columns(['issue_id', 'part', 'version', 'saved_at'])
    .expression((row) =>
      row
        .selectFrom('issue')
        .select(['id', sql.lit(ALL_PARTS).as('part'), 'version', 'updated_at']),
    )
    .execute();
}
