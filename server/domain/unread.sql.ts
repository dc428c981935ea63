import type { UnreadCorrection } from '#core/issue/second-person.ts';
import { formatJson, parseJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import type { UrgentReadingRow } from '../db/tables/issue-rows.ts';
import type { IssueRow } from '../db/tables/schema.ts';
import type { SecretDeps } from './own-secrets.ts';
import { isSamePerson, marksOf } from './person-marks.sql.ts';
import { readAlone } from './campus.ts';

/** Notes an urgent correction that only its author has read (REVIEW-21). */
export async function noteUnread(
  tx: Db,
  deps: SecretDeps,
  { author, ...row }: Pick<UrgentReadingRow, 'issue_id' | 'revision' | 'author' | 'at'>,
): Promise<void> {
  const marks = formatJson(await marksOf(tx, deps, author));
  // The email about the correction itself counts as the first reminder (ACTS-1).
  const unread = { mailed_at: row.at, read_by: null, read_at: null };
  await tx
    .insertInto('urgent_reading')
    .values({ ...row, author, marks, ...unread })
    .execute();
}

/** Adds a deleted account's current marks to the unread corrections that it made, so that the person still counts as their author. */
export async function keepUnreadMarks(tx: Db, deps: SecretDeps, author: string): Promise<void> {
  const now = await marksOf(tx, deps, author);
  const unread = await tx
    .selectFrom('urgent_reading')
    .select(['issue_id', 'revision', 'marks'])
    .where('author', '=', author)
    .where('read_at', 'is', null)
    .execute();
  for (const { marks, issue_id: issue, revision } of unread) {
    const all = [...new Set([...parseJson(marks), ...now])];
    await tx
      .updateTable('urgent_reading')
      .set({ marks: formatJson(all) })
      .where('issue_id', '=', issue)
      .where('revision', '=', revision)
      .execute();
  }
}

type CorrectionRow = Pick<UrgentReadingRow, 'revision'> & {
  sentence: string | null;
  newest: IssueRow['urgent'];
};

/** Returns the message of a correction. For the newest correction, it has the current names of contacts that were replaced (SETTINGS-6). */
export function sentenceOf({ revision, sentence, newest }: CorrectionRow): string {
  const urgent = newest && parseJson(newest);
  return (urgent?.revision === revision ? urgent.sentence : sentence) ?? '';
}

const unreadOf = (db: Db) =>
  db
    .selectFrom('urgent_reading')
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.issue_id', '=', 'urgent_reading.issue_id')
        .onRef('revision.number', '=', 'urgent_reading.revision'),
    )
    .innerJoin('issue', 'issue.id', 'urgent_reading.issue_id')
    .leftJoin('admin', 'admin.id', 'urgent_reading.author')
    .select([
      'urgent_reading.revision',
      'urgent_reading.at',
      'urgent_reading.author',
      'urgent_reading.marks',
      'revision.urgent as sentence',
      'issue.urgent as newest',
      'admin.name',
      'admin.email',
    ])
    .where('urgent_reading.read_at', 'is', null);

/** Returns the urgent corrections of an issue that no second person has read yet, the oldest first, in the form for a reader. There are none if no second person is needed. */
export async function listUnread(
  db: Db,
  deps: SecretDeps,
  { issueId, admin }: { issueId: string; admin: string },
): Promise<UnreadCorrection[]> {
  if (!(await readAlone(db)).secondPerson) return [];
  const rows = await unreadOf(db)
    .where('urgent_reading.issue_id', '=', issueId)
    .orderBy('urgent_reading.revision')
    .execute();
  if (rows.length === 0) return [];
  const own = await marksOf(db, deps, admin);
  return rows.map(({ author, marks, name, email, ...row }) => ({
    revision: row.revision,
    at: row.at,
    sentence: sentenceOf(row),
    by: name || email || null,
    isOwn: author === admin || isSamePerson(parseJson(marks), own),
  }));
}

/** Notes who has read these corrections of an issue. */
export async function noteRead(tx: Db, { issueId, revisions, admin, at }: Reading): Promise<void> {
  await tx
    .updateTable('urgent_reading')
    .set({ read_by: admin, read_at: at })
    .where('issue_id', '=', issueId)
    .where('revision', 'in', revisions)
    .where('read_at', 'is', null)
    .execute();
}
type Reading = { issueId: string; revisions: readonly number[]; admin: string; at: string };

/** Returns the issues with an urgent correction that no second person has read. There are none if no second person is needed. */
export async function listUnreadIssues(db: Db): Promise<ReadonlySet<string>> {
  if (!(await readAlone(db)).secondPerson) return new Set();
  const rows = await db
    .selectFrom('urgent_reading')
    .select('issue_id')
    .where('read_at', 'is', null)
    .execute();
  return new Set(rows.map(({ issue_id }) => issue_id));
}
