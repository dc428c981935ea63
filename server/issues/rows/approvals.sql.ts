import type { Approval, ApprovalStep } from '#core/issue/second-person.ts';
import type { Db } from '../../db/tables/database.ts';
import type { IssueApprovalRow } from '../../db/tables/issue-rows.ts';

export async function writeApproval(tx: Db, row: IssueApprovalRow): Promise<void> {
  await tx
    .insertInto('issue_review')
    .values(row)
    .onConflict((conflict) => conflict.column('issue_id').doUpdateSet(row))
    .execute();
}

type LastApproval = Approval['last'] & { step: ApprovalStep['step'] };

/** Finds the latest step in the review of this version of an issue (REVIEW-4). */
export async function findApproval(
  db: Db,
  { _id, version }: { _id: string; version: number },
): Promise<LastApproval | null> {
  const row = await db
    .selectFrom('issue_review')
    .leftJoin('admin', 'admin.id', 'issue_review.said_by')
    .select(['step', 'said_at as at', 'word', 'admin.name', 'admin.email'])
    .where('issue_id', '=', _id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  const { name, email, ...said } = row;
  return { ...said, by: name || email || null };
}

/** Lists the drafts and waiting changes that somebody asked to have reviewed in their present version. */
export async function listAsked(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('issue_review')
    .innerJoin('issue', (join) =>
      join
        .onRef('issue.id', '=', 'issue_review.issue_id')
        .onRef('issue.version', '=', 'issue_review.version'),
    )
    .select('issue.id')
    .where('issue_review.step', '=', 'asked')
    .where((row) => row.or([row('issue.published', '=', 0), row('issue.pending', 'is not', null)]))
    .where('issue.archived', '=', 0)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
