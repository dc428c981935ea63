import { sql, type RawBuilder } from 'kysely';
import type { Outcome } from '#core/record/attendance.ts';
import { wordingOf, type Wording } from '#core/record/recorded-steps.ts';
import type { Db } from '../db/tables/database.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import type { Values } from '../db/reading/row-cursor.ts';
import { parseJson } from '../db/columns/json.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { COUNTED } from '../db/tables/standing.ts';

/** The walks to count: their issue, one revision or all, and the first and last campus day. */
export type Selection = {
  issueId: string;
  /** Every title that the issue was published under. */
  titles: readonly string[];
  revision: number | undefined;
  startDate: string | undefined;
  endDate: string | undefined;
};

/** Returns the issue's newest title and its revisions, the newest first, or undefined if there is no such issue. */
export async function findIssueRevisions(db: Db, issueId: string) {
  const issue = await db
    .selectFrom('issue')
    .select('title')
    .where('id', '=', issueId)
    .executeTakeFirst();
  if (!issue) return undefined;
  const revisions = await db
    .selectFrom('revision')
    .select(['number', 'title', 'saved_at'])
    .where('issue_id', '=', issueId)
    .orderBy('number', 'desc')
    .execute();
  return { title: issue.title, revisions };
}

/** Returns the texts of one revision, or undefined if the server lacks it. */
export async function findWording(
  db: Db,
  issueId: string,
  number: number,
): Promise<Wording | undefined> {
  const row = await db
    .selectFrom('revision')
    .select('steps')
    .where('issue_id', '=', issueId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && wordingOf(parseJson(row.steps));
}

/** The values that are read from each walk, in this order. */
export type WalkValues = [
  revision: AttendanceRow['revision'],
  status: Outcome,
  finishedAt: AttendanceRow['finished_at'],
  steps: AttendanceRow['steps'],
  trail: AttendanceRow['trail'],
];

/** Returns all selected walks that count. It uses the index of titles, since an index by issue would make storing every record cost more. */
export function walksIn(
  dialect: Dialect,
  { issueId, titles, revision, startDate, endDate }: Selection,
): RawBuilder<Record<string, Values[number]>> {
  const conditions = [COUNTED, sql`title in (${sql.join(titles)})`, sql`issue_id = ${issueId}`];
  if (startDate !== undefined) conditions.push(sql`started_day >= ${startDate}`);
  if (endDate !== undefined) conditions.push(sql`started_day <= ${endDate}`);
  if (revision !== undefined) conditions.push(sql`revision = ${revision}`);
  const table =
    dialect === 'sqlite' ? sql`attendance indexed by attendance_by_title` : sql`attendance`;
  return sql`select revision, status, finished_at, steps, trail from ${table}
    where ${sql.join(conditions, sql` and `)}`;
}
