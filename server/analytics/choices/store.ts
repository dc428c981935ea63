import { sql } from 'kysely';
import type { AnalyticsChoices } from '#core/analytics/analytics-charts.ts';
import { tableBy, type Source } from '../selection/store.ts';

/** Names that are listed; more are no list that anybody reads. */
const ADVISORS = 1_000;

export type FoundChoices = Pick<AnalyticsChoices, 'issues' | 'advisors'>;

/** The issues that were ever published, by title, and the advisors, found one after the other in their index. */
export async function readChoices({ db, dialect }: Source): Promise<FoundChoices> {
  const issues = await db
    .selectFrom('issue')
    .select(['id', 'title', 'archived'])
    .where('revision', 'is not', null)
    .orderBy('title')
    .orderBy('id')
    .execute();
  const from = sql`from ${tableBy(dialect, 'attendance_by_advisor')} where practice = 0`;
  const { rows } = await sql<{ advisor: string }>`
    with recursive name (advisor) as (
      select min(advisor) ${from}
      union all
      select (select min(attendance.advisor) ${from} and attendance.advisor > name.advisor)
      from name where name.advisor is not null
    )
    select advisor from name where advisor is not null limit ${ADVISORS}`.execute(db);
  return {
    issues: issues.map(({ id, title, archived }) => ({
      _id: id,
      title,
      isArchived: archived === 1,
    })),
    advisors: rows.map(({ advisor }) => advisor),
  };
}
