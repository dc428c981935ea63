import type { Db } from '../../db/tables/database.ts';
import { formatJson, parseJson } from '../../db/columns/json.ts';
import { languageOfPrint, type FingerprintedPath, type PathLanguage } from './fingerprints.ts';

/** A path check as it is stored; `by` is the name of the person who made it. */
export type StoredCheck = FingerprintedPath & { readonly at: string; readonly by: string | null };

/** Counts a path check, which also locks the issue until the transaction ends. */
export async function countTick(db: Db, issueId: string): Promise<void> {
  await db
    .updateTable('issue')
    .set((issue) => ({ path_ticks: issue('path_ticks', '+', 1) }))
    .where('id', '=', issueId)
    .execute();
}

/** Returns all path checks of an issue in a language, the newest first, including those of paths that no longer exist. */
export async function listChecks(
  db: Db,
  issueId: string,
  language: PathLanguage,
): Promise<StoredCheck[]> {
  const rows = await db
    .selectFrom('path_check')
    .leftJoin('admin', 'admin.id', 'path_check.checked_by')
    .select([
      'path_check.fingerprint',
      'path_check.steps',
      'path_check.checked_at',
      'admin.name',
      'admin.email',
    ])
    .where('path_check.issue_id', '=', issueId)
    .orderBy('path_check.checked_at', 'desc')
    .orderBy('path_check.fingerprint')
    .execute();
  return rows
    .filter(({ fingerprint }) => languageOfPrint(fingerprint) === language)
    .map(({ fingerprint, steps, checked_at: at, name, email }) => ({
      fingerprint,
      read: parseJson(steps),
      at,
      by: name || email,
    }));
}

/** Stores the check of a path, unless the path is already checked. */
export async function insertCheck(
  db: Db,
  issueId: string,
  { fingerprint, read }: FingerprintedPath,
  { at, who }: { at: string; who: string },
): Promise<void> {
  await db
    .insertInto('path_check')
    .values({
      issue_id: issueId,
      fingerprint,
      steps: formatJson(read),
      checked_at: at,
      checked_by: who,
    })
    .onConflict((conflict) => conflict.columns(['issue_id', 'fingerprint']).doNothing())
    .execute();
}

export async function deleteChecks(
  db: Db,
  issueId: string,
  fingerprints: readonly string[],
): Promise<void> {
  if (fingerprints.length === 0) return;
  await db
    .deleteFrom('path_check')
    .where('issue_id', '=', issueId)
    .where('fingerprint', 'in', fingerprints)
    .execute();
}

/** Returns for each issue how often its path checks have changed; issues without any change are left out. */
export async function readTicks(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('issue')
    .select(['id', 'path_ticks'])
    .where('path_ticks', '>', 0)
    .execute();
  return new Map(rows.map(({ id, path_ticks }) => [id, path_ticks]));
}

/** Returns the fingerprints of the checked paths of each of these issues, whether or not the issues still have such paths. */
export async function listTicked(
  db: Db,
  issueIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  if (issueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('path_check')
    .select(['issue_id', 'fingerprint'])
    .where('issue_id', 'in', issueIds)
    .execute();
  const byIssue = Map.groupBy(rows, ({ issue_id }) => issue_id);
  return new Map(
    Array.from(byIssue, ([id, ticks]) => [id, new Set(ticks.map((tick) => tick.fingerprint))]),
  );
}
