import { sql, type SelectQueryBuilder } from 'kysely';
import type { AnalyticsRequest, AnalyticsRow, Sort } from '#core/analytics.ts';
import type { Db } from '../db/database.ts';
import type { AttendanceRow, Schema } from '../db/schema.ts';
import { uuidText } from '../db/uuid.ts';

/** Which attendances, in which order, without the page. */
export type Selection = Omit<AnalyticsRequest, 'page' | 'pageSize'>;

type Key =
  | 'title'
  | 'advisor'
  | 'started_day'
  | 'started_minute'
  | 'started_at'
  | 'status'
  | 'description'
  | 'id';

/** What each column sorts by: the id last, so that equal rows keep one order on every page. */
const KEYS: Record<Sort, readonly Key[]> = {
  issue: ['title', 'started_at', 'id'],
  advisor: ['advisor', 'started_at', 'id'],
  startDate: ['started_day', 'started_at', 'id'],
  // By the time of day, then by the instant (ANALYTICS-5).
  startTime: ['started_minute', 'started_at', 'id'],
  outcome: ['status', 'started_at', 'id'],
  feedback: ['description', 'started_at', 'id'],
};

/** Where a page ended: the values of the sort's keys in its last row. */
export type Cursor = readonly (string | number | Uint8Array)[];

const COLUMNS = [
  'id',
  'title',
  'advisor',
  'started_day',
  'started_minute',
  'started_at',
  'status',
  'rating',
  'description',
] as const;
type SelectedRow = Pick<AttendanceRow, (typeof COLUMNS)[number]>;

function rowOf(row: SelectedRow): AnalyticsRow {
  return {
    _id: uuidText(row.id),
    issue: row.title,
    advisor: row.advisor,
    startDate: row.started_day,
    startTime: row.started_at,
    outcome: row.status as AnalyticsRow['outcome'],
    rating: row.rating,
    feedback: row.description,
  };
}

function selected(db: Db, selection: Selection) {
  let query = db
    .selectFrom('attendance')
    // A literal, so that both databases use the index of the attendances that count.
    .where(sql<boolean>`practice = 0`)
    .where('started_day', '>=', selection.startDate)
    .where('started_day', '<=', selection.endDate);
  if (selection.issue !== undefined) query = query.where('issue_id', '=', selection.issue);
  if (selection.category !== undefined) query = query.where('category', '=', selection.category);
  if (selection.outcome !== undefined) query = query.where('status', '=', selection.outcome);
  return query;
}

function inOrder<O>(
  query: SelectQueryBuilder<Schema, 'attendance', O>,
  { sort, order }: Selection,
): SelectQueryBuilder<Schema, 'attendance', O> {
  return KEYS[sort].reduce((ordered, key) => ordered.orderBy(key, order), query);
}

/** How many attendances are selected; practice runs never count. */
export async function countAttendances(db: Db, selection: Selection): Promise<number> {
  const { count } = await selected(db, selection)
    .select((count) => count.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** `limit` of the selected attendances from `offset` on, in order. */
export async function listAttendances(
  db: Db,
  selection: Selection,
  { limit, offset }: { limit: number; offset: number },
): Promise<AnalyticsRow[]> {
  // The ids first: their index is small, and only the rows of the page are read whole.
  const ids = inOrder(selected(db, selection).select('id'), selection).limit(limit).offset(offset);
  const rows = await inOrder(
    db.selectFrom('attendance').select(COLUMNS).where('id', 'in', ids),
    selection,
  ).execute();
  return rows.map(rowOf);
}

/**
 * Up to `limit` of the selected attendances that come after `after` in the order, and where they
 * end; undefined if there are no more. Pages by key cost the same however far in they are.
 */
export async function attendancesAfter(
  db: Db,
  selection: Selection,
  after: Cursor | undefined,
  limit: number,
): Promise<{ rows: AnalyticsRow[]; end: Cursor | undefined }> {
  const keys = KEYS[selection.sort];
  let query = inOrder(selected(db, selection).select(COLUMNS), selection).limit(limit);
  if (after) {
    const names = sql.join(keys.map((key) => sql.ref(key)));
    const isAfter = sql.raw(selection.order === 'asc' ? '>' : '<');
    query = query.where(sql<boolean>`(${names}) ${isAfter} (${sql.join([...after])})`);
  }
  const rows = await query.execute();
  const last = rows.at(-1);
  const end = last && rows.length === limit ? keys.map((key) => last[key]) : undefined;
  return { rows: rows.map(rowOf), end };
}
