import { membersOf } from '#core/issue/typed-details.ts';
import type { RevisionContent } from '#core/issue/revision-changes.ts';
import type { Db } from '../db/tables/database.ts';
import { columnsOf, detailsOfRow } from './details.ts';
import { parseJson } from '../db/columns/json.ts';

/** A revision as it is stored. `savedBy` is the name of the person who saved it. */
export type StoredRevision = RevisionContent & {
  number: number;
  savedAt: string;
  savedBy: string | null;
  note: string | null;
  urgent: string | null;
};

const COLUMNS = columnsOf(membersOf('inRevision')).map((column) => `revision.${column}` as const);

const selected = (db: Db, issueId: string) =>
  db
    .selectFrom('revision')
    .leftJoin('admin', 'admin.id', 'revision.saved_by')
    .select([
      'revision.number',
      ...COLUMNS,
      'revision.steps',
      'revision.translations',
      'revision.saved_at',
      'revision.note',
      'revision.urgent',
      'admin.name',
      'admin.email',
    ])
    .where('revision.issue_id', '=', issueId);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>;

const revisionOf = (row: Row): StoredRevision => ({
  number: row.number,
  savedAt: row.saved_at,
  savedBy: row.name || row.email || null,
  note: row.note,
  urgent: row.urgent,
  ...detailsOfRow(row, membersOf('inRevision')),
  steps: parseJson(row.steps),
  ...(row.translations !== null && { translations: parseJson(row.translations) }),
});

/** Lists at most `limit` revisions of an issue, or all of them, the newest first. If a number is given, only earlier revisions are listed. */
export async function listRevisions(
  db: Db,
  issueId: string,
  { before, limit }: { before: number | undefined; limit: number | undefined },
): Promise<StoredRevision[]> {
  const all = selected(db, issueId);
  const some = before === undefined ? all : all.where('revision.number', '<', before);
  const newestFirst = some.orderBy('revision.number', 'desc');
  const chosen = limit === undefined ? newestFirst : newestFirst.limit(limit);
  return (await chosen.execute()).map(revisionOf);
}

export async function findRevision(
  db: Db,
  issueId: string,
  number: number,
): Promise<StoredRevision | undefined> {
  const row = await selected(db, issueId).where('revision.number', '=', number).executeTakeFirst();
  return row && revisionOf(row);
}
