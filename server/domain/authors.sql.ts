import type { Db } from '../db/tables/database.ts';
import type { SecretDeps } from './own-secrets.ts';
import { isSamePerson, marksOf } from './person-marks.sql.ts';

/** The authors of a change: the account, and marks that came from a file or another issue. */
type Authors = {
  admin: string;
  marks?: readonly string[] | undefined;
  /** True if the change was made on text that another person had changed meanwhile. That person then stays an author too. */
  isBeside?: boolean;
};

export async function forgetAuthors(tx: Db, issueId: string): Promise<void> {
  await tx.deleteFrom('issue_author').where('issue_id', '=', issueId).execute();
  await tx.deleteFrom('issue_author_mark').where('issue_id', '=', issueId).execute();
}

/** Notes who last changed the text of an issue that advisors do not read in this form (REVIEW-2). */
export async function setAuthors(
  tx: Db,
  deps: SecretDeps,
  issueId: string,
  { admin, marks = [], isBeside = false }: Authors,
): Promise<void> {
  const all = new Set([...(await marksOf(tx, deps, admin)), ...marks]);
  if (!isBeside) await forgetAuthors(tx, issueId);
  await tx
    .insertInto('issue_author')
    .values({ issue_id: issueId, admin_id: admin })
    .onConflict((conflict) => conflict.columns(['issue_id', 'admin_id']).doNothing())
    .execute();
  await tx
    .insertInto('issue_author_mark')
    .values(Array.from(all, (mark) => ({ issue_id: issueId, mark })))
    .onConflict((conflict) => conflict.columns(['issue_id', 'mark']).doNothing())
    .execute();
}

/** Keeps the marks of an account that is deleted, so that the person still counts as the author of its changes (REVIEW-10). */
export async function keepMarks(tx: Db, deps: SecretDeps, admin: string): Promise<void> {
  const marks = await marksOf(tx, deps, admin);
  const rows = await tx
    .selectFrom('issue_author_mark')
    .select('issue_id')
    .distinct()
    .where('mark', 'in', marks)
    .execute();
  const kept = rows.flatMap((row) => marks.map((mark) => ({ ...row, mark })));
  if (kept.length === 0) return;
  await tx
    .insertInto('issue_author_mark')
    .values(kept)
    .onConflict((conflict) => conflict.columns(['issue_id', 'mark']).doNothing())
    .execute();
}

/** Returns the marks of the last author of each issue. There are none for an issue that nobody has changed since it was published. */
export async function marksOfIssues(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('issue_author_mark')
    .selectAll()
    .where('issue_id', 'in', ids)
    .orderBy('mark')
    .execute();
  const marks = new Map<string, string[]>();
  for (const { issue_id: id, mark } of rows) marks.set(id, [...(marks.get(id) ?? []), mark]);
  return marks;
}

/** Tells whether a person made the last change of an issue. A former release noted only the account of the author. */
export async function isAuthor(
  db: Db,
  deps: SecretDeps,
  issueId: string,
  admin: string,
): Promise<boolean> {
  const marks = (await marksOfIssues(db, [issueId])).get(issueId) ?? [];
  if (isSamePerson(marks, await marksOf(db, deps, admin))) return true;
  const row = await db
    .selectFrom('issue_author')
    .select('admin_id')
    .where('issue_id', '=', issueId)
    .where('admin_id', '=', admin)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the name of the author of an issue's last change, or null if there is none or the account is gone. */
export async function findAuthor(db: Db, issueId: string): Promise<string | null> {
  const row = await db
    .selectFrom('issue_author')
    .innerJoin('admin', 'admin.id', 'issue_author.admin_id')
    .select(['admin.name', 'admin.email'])
    .where('issue_id', '=', issueId)
    .executeTakeFirst();
  return row ? row.name || row.email : null;
}
