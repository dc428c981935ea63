import { sql, type RawBuilder } from 'kysely';
import { ANALYTICS_COLUMNS, PRACTISED, type AnalyticsRow } from '#core/analytics.ts';
import type { Dialect } from '../db/dialect.ts';
import type { Values } from '../db/held-cursor.ts';
import type { AttendanceRow } from '../db/schema.ts';
import { uuidText } from '../db/uuid.ts';
import {
  DAY,
  everything,
  find,
  PRACTISED_INDEX,
  selectedIn,
  SORTED,
  tableBy,
  type Access,
  type Block,
  type Layout,
  type Selection,
  type Source,
} from './selection/store.ts';

/** A source that also reads all rows of a query from one snapshot, some `size` of them at a time. */
export type ReadingSource = Source & {
  rowsOf: (
    query: RawBuilder<Record<string, Values[number]>>,
    size: number,
  ) => Iterable<Values[]> | AsyncIterable<Values[]>;
};

const COLUMNS = [
  'id',
  'title',
  'advisor',
  'started_day',
  'started_at',
  'status',
  'rating',
  'description',
  'practice',
] as const satisfies (keyof AttendanceRow)[];

function rowOf(values: Values): AnalyticsRow {
  const [id, issue, advisor, startDate, startTime, outcome, rating, feedback, practice] = values;
  return {
    _id: uuidText(id as Uint8Array),
    ...({ issue, advisor, startDate, startTime, outcome, rating, feedback } as Omit<
      AnalyticsRow,
      '_id' | 'practice'
    >),
    ...(practice === 1 && { practice: true }),
  };
}

/** The sort key of rows that come from two indexes. */
const UNITED_KEY = sql`sort_key`;

/** What rows are read from: attendance, or where practice is asked for the two parts of it, each by its index. */
function rowsOf(
  dialect: Dialect,
  selection: Selection,
  { index, where: found }: Access,
  where = everything,
): RawBuilder<unknown> {
  const counted = sql<boolean>`${found} and ${where}`;
  if (selection.practice === undefined)
    return sql`${tableBy(dialect, index)} where ${selectedIn(selection, false, counted)}`;
  const columns = sql.join([...COLUMNS, 'started_minute'].map((name) => sql.ref(name)));
  const key = SORTED[selection.sort].key;
  return sql`(
    select ${columns}, ${key} as sort_key, status as outcome
    from ${tableBy(dialect, index)} where ${selectedIn(selection, false, counted)}
    union all
    select ${columns}, ${key} as sort_key, status || ${sql.lit(PRACTISED)} as outcome
    from ${tableBy(dialect, PRACTISED_INDEX)} where ${selectedIn(selection, true)}
  ) as attended`;
}

function keysOf(
  { sort, order, practice }: Selection,
  { isBackwards = false, isOneKey = false, isUnited = practice !== undefined } = {},
): RawBuilder<unknown> {
  const direction = (order === 'asc') !== isBackwards ? sql`asc` : sql`desc`;
  // A key named twice, or the one that a block has, would be sorted by again.
  const key = isUnited && sort !== 'startDate' ? UNITED_KEY : SORTED[sort].key;
  const keys = new Set([isOneKey ? DAY : key, DAY, sql`started_at`, sql`id`]);
  return sql.join([...keys].map((key) => sql`${key} ${direction}`));
}

/** The rows from `offset` on in one block, found from its nearer end: then they come in the opposite order. */
export function stretchOf<Row>(
  columns: readonly (keyof AttendanceRow)[],
  dialect: Dialect,
  selection: Selection,
  access: Access,
  { where, count, isOneKey }: Block,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<Row> {
  const size = Math.min(limit, count - offset);
  const isBackwards = offset > count / 2;
  const skipped = isBackwards ? count - offset - size : offset;
  return sql`select ${sql.join(columns.map((name) => sql.ref(name)))}
    from ${rowsOf(dialect, selection, access, where)}
    order by ${keysOf(selection, { isBackwards, isOneKey })} limit ${size} offset ${skipped}`;
}

/** Rows that are made into an answer in one turn of the event loop: a few milliseconds of work. */
const PIECE = 500;

/** `limit` of the selected attendances from `offset` on, in order; many of them in pieces. */
export async function* listAttendances(
  { db, dialect, rowsOf: readRows }: ReadingSource,
  selection: Selection,
  layout: Layout,
  { limit, offset }: { limit: number; offset: number },
): AsyncGenerator<AnalyticsRow[], void> {
  let found = 0;
  let before = 0;
  for (const block of layout.blocks) {
    const from = Math.max(offset - before, 0);
    const size = Math.min(limit - found, block.count - from);
    if (size > 0) {
      const page = { limit: size, offset: from };
      const stretch = <Row>(columns: readonly (keyof AttendanceRow)[]) =>
        stretchOf<Row>(columns, dialect, selection, layout.access, block, page);
      // Of a deep page the ids first: they stand in the index, and only its own rows are read whole.
      const query = from
        ? sql<Record<string, Values[number]>>`
            select ${sql.join(COLUMNS.map((name) => sql.ref(name)))} from attendance
            where id in (${stretch(['id'])}) order by ${keysOf(selection, { isUnited: false })}`
        : stretch<Record<string, Values[number]>>(COLUMNS);
      // A short answer is spared what it takes to read in pieces.
      const pieces =
        size > PIECE
          ? readRows(query, PIECE)
          : [(await query.execute(db)).rows.map((row) => Object.values(row))];
      for await (const rows of pieces) {
        found += rows.length;
        yield rows.map(rowOf);
      }
    }
    before += block.count;
  }
}

/** The column of each field of the file. */
const COLUMN: Record<(typeof ANALYTICS_COLUMNS)[number]['field'], keyof AttendanceRow> = {
  issue: 'title',
  advisor: 'advisor',
  startDate: 'started_day',
  startTime: 'started_at',
  outcome: 'status',
  rating: 'rating',
  feedback: 'description',
};

/** All selected attendances in order, their values in the order of `ANALYTICS_COLUMNS`. */
export async function everyRow(
  source: Source,
  selection: Selection,
): Promise<RawBuilder<Record<string, Values[number]>>> {
  const columns = ANALYTICS_COLUMNS.map(({ field }) =>
    sql.ref(selection.practice && field === 'outcome' ? 'outcome' : COLUMN[field]),
  );
  const { access } = await find(source, selection);
  return sql`select ${sql.join(columns)} from ${rowsOf(source.dialect, selection, access)}
    order by ${keysOf(selection)}`;
}
