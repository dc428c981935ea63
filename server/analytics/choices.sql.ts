import { sql } from 'kysely';
import type { AnalyticsChoices } from '#core/analytics/analytics-charts.ts';
import { COUNTED } from '../db/tables/standing.ts';
import { AREA_INDEX, tableBy, type ReadDatabase } from './selection.sql.ts';

/** The most names in a list, since nobody reads a longer one. */
const MOST = 1_000;

export type FoundChoices = Pick<AnalyticsChoices, 'issues' | 'advisors' | 'areas'>;

/** Lists the values of a column, each once and in order. It finds each in the index, after the value before. */
async function distinctIn(
  { db, dialect }: ReadDatabase,
  column: 'advisor' | 'area',
): Promise<string[]> {
  const index = column === 'area' ? AREA_INDEX : 'attendance_by_advisor';
  const value = sql.ref(`attendance.${column}`);
  // The index has only rows with a value, so it is used only if the query has the same condition.
  const from = sql`from ${tableBy(dialect, index)} where ${COUNTED} and ${value} is not null`;
  const { rows } = await sql<{ value: string }>`
    with recursive found (value) as (
      select min(${value}) ${from}
      union all
      select (select min(${value}) ${from} and ${value} > found.value)
      from found where found.value is not null
    )
    select value from found where value is not null limit ${MOST}`.execute(db);
  return rows.map((row) => row.value);
}

/** Returns the issues that were ever published, by title, and the advisors and areas in records. */
export async function readChoices(source: ReadDatabase): Promise<FoundChoices> {
  const issues = await source.db
    .selectFrom('issue')
    .select(['id', 'title', 'archived'])
    .where('revision', 'is not', null)
    .orderBy('title')
    .orderBy('id')
    .execute();
  return {
    issues: issues.map(({ id, title, archived }) => ({
      _id: id,
      title,
      isArchived: archived === 1,
    })),
    advisors: await distinctIn(source, 'advisor'),
    areas: await distinctIn(source, 'area'),
  };
}
