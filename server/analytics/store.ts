import { sql, type RawBuilder } from 'kysely';
import {
  ANALYTICS_COLUMNS,
  type AnalyticsRequest,
  type AnalyticsRow,
  type Sort,
} from '#core/analytics.ts';
import type { Db } from '../db/database.ts';
import type { Dialect } from '../db/dialect.ts';
import type { Values } from '../db/held-cursor.ts';
import type { AttendanceRow } from '../db/schema.ts';
import { uuidText } from '../db/uuid.ts';

/** Which attendances, in which order, without the page. */
export type Selection = Omit<AnalyticsRequest, 'page' | 'pageSize'>;

/** Where attendances are read. */
export type Source = { db: Db; dialect: Dialect };

/** A source that also reads all rows of a query from one snapshot, some `size` of them at a time. */
export type ReadingSource = Source & {
  rowsOf: (
    query: RawBuilder<Record<string, Values[number]>>,
    size: number,
  ) => Iterable<Values[]> | AsyncIterable<Values[]>;
};

const DAY = sql`started_day`;
// Texts of 10,000 characters do not fit into an index.
const FEEDBACK = sql`substr(description, 1, 200)`;

/** What each column sorts by, and its index; day, instant and id follow, so that equal rows keep one order on every page. */
const SORTED: Record<Sort, { key: RawBuilder<unknown>; index: string }> = {
  issue: { key: sql`title`, index: 'attendance_by_title' },
  advisor: { key: sql`advisor`, index: 'attendance_by_advisor' },
  startDate: { key: DAY, index: 'attendance_by_day' },
  // By the time of day (ANALYTICS-5).
  startTime: { key: sql`started_minute`, index: 'attendance_by_minute' },
  outcome: { key: sql`status`, index: 'attendance_by_status' },
  feedback: { key: FEEDBACK, index: 'attendance_by_feedback' },
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
] as const satisfies (keyof AttendanceRow)[];

function rowOf(values: Values): AnalyticsRow {
  const [id, issue, advisor, startDate, startTime, outcome, rating, feedback] = values;
  return {
    _id: uuidText(id as Uint8Array),
    ...({ issue, advisor, startDate, startTime, outcome, rating, feedback } as Omit<
      AnalyticsRow,
      '_id'
    >),
  };
}

/** A stretch of a sort's index, how many of its rows are selected, and whether their keys are all equal. */
type Block = { where: RawBuilder<boolean>; count: number; isOneKey: boolean };

const everything = sql<boolean>`true`;

/** The sums of the days: how many attendances have that outcome, with feedback in words or without. */
type Sum = { status: string; written: number; count: number };

async function sumsOf({ db }: Source, { startDate, endDate }: Selection): Promise<Sum[]> {
  const sums = await db
    .selectFrom('attendance_day')
    .select((select) => ['status', 'written', select.fn.sum('count').as('count')])
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .groupBy(['status', 'written'])
    .orderBy('status')
    .orderBy('written')
    .execute();
  return sums.map((sum) => ({ ...sum, count: Number(sum.count) }));
}

const totalOf = (sums: readonly Sum[]) => sums.reduce((total, { count }) => total + count, 0);

/** Where the selected attendances lie in the order asked for. */
export type Layout = { blocks: readonly Block[]; total: number; index: string };

/** So few are sorted sooner than an index of all attendances is walked. */
const FEW = 5_000;

function indexFor({ sort }: Selection, sums: readonly Sum[]): string {
  return totalOf(sums) <= FEW ? SORTED.startDate.index : SORTED[sort].index;
}

async function countRows(source: Source, selection: Selection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${tableBy(source.dialect, SORTED.startDate.index)}
    where ${selectedIn(selection)}`.execute(source.db);
  return Number(rows[0]?.count);
}

// PostgreSQL reads a row for each expression of an index: the long run has an index without one.
function withoutFeedback(dialect: Dialect): Block['where'] {
  return dialect === 'postgres' ? sql`description = ''` : sql`${FEEDBACK} = ''`;
}

function blocksOf(dialect: Dialect, sort: Sort, sums: readonly Sum[]): Block[] {
  const block = (where: Block['where'], isOneKey: boolean, fits: (sum: Sum) => boolean) => ({
    where,
    count: totalOf(sums.filter(fits)),
    isOneKey,
  });
  if (sort === 'outcome') {
    return [...new Set(sums.map(({ status }) => status))].map((status) =>
      block(sql`status = ${status}`, true, (sum) => sum.status === status),
    );
  }
  if (sort === 'feedback') {
    return [
      block(withoutFeedback(dialect), true, ({ written }) => written === 0),
      block(sql`${FEEDBACK} > ''`, false, ({ written }) => written === 1),
    ];
  }
  return [block(everything, false, () => true)];
}

/**
 * Counts the selected attendances, practice runs never, from the sums of the days where those know
 * them. The long runs of equal keys, an outcome and 'no feedback', are blocks of their own: a page in
 * one is found without reading the days outside the range.
 */
export async function layOut(source: Source, selection: Selection): Promise<Layout> {
  const { sort, order, outcome, issue, category } = selection;
  const sums = await sumsOf(source, selection);
  const index = indexFor(selection, sums);
  if (issue !== undefined || category !== undefined) {
    const count = await countRows(source, selection);
    return { blocks: [{ where: everything, count, isOneKey: false }], total: count, index };
  }
  const selected = sums.filter(({ status }) => outcome === undefined || status === outcome);
  const blocks = blocksOf(source.dialect, sort, selected);
  return {
    blocks: order === 'asc' ? blocks : blocks.toReversed(),
    total: totalOf(selected),
    index,
  };
}

// Without statistics SQLite takes the index of the days, reads every row of them and sorts.
function tableBy(dialect: Dialect, index: string): RawBuilder<unknown> {
  return dialect === 'sqlite' ? sql`attendance indexed by ${sql.ref(index)}` : sql`attendance`;
}

function selectedIn(selection: Selection, where = everything): RawBuilder<boolean> {
  const { startDate, endDate, issue, category, outcome } = selection;
  const conditions = [
    // A literal, so that both databases use the indexes of the attendances that count.
    sql`practice = 0`,
    sql`started_day >= ${startDate}`,
    sql`started_day <= ${endDate}`,
    where,
  ];
  if (issue !== undefined) conditions.push(sql`issue_id = ${issue}`);
  if (category !== undefined) conditions.push(sql`category = ${category}`);
  if (outcome !== undefined) conditions.push(sql`status = ${outcome}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function keysOf(
  { sort, order }: Selection,
  { isBackwards = false, isOneKey = false } = {},
): RawBuilder<unknown> {
  const direction = (order === 'asc') !== isBackwards ? sql`asc` : sql`desc`;
  // A key named twice, or the one that a block has, would be sorted by again.
  const keys = new Set([isOneKey ? DAY : SORTED[sort].key, DAY, sql`started_at`, sql`id`]);
  return sql.join([...keys].map((key) => sql`${key} ${direction}`));
}

/** The rows from `offset` on in one block, found from its nearer end: then they come in the opposite order. */
export function stretchOf<Row>(
  columns: readonly (keyof AttendanceRow)[],
  dialect: Dialect,
  selection: Selection,
  index: string,
  { where, count, isOneKey }: Block,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<Row> {
  const size = Math.min(limit, count - offset);
  const isBackwards = offset > count / 2;
  const skipped = isBackwards ? count - offset - size : offset;
  return sql`select ${sql.join(columns.map((name) => sql.ref(name)))} from ${tableBy(dialect, index)}
    where ${selectedIn(selection, where)}
    order by ${keysOf(selection, { isBackwards, isOneKey })} limit ${size} offset ${skipped}`;
}

/** Rows that are made into an answer in one turn of the event loop: a few milliseconds of work. */
const PIECE = 500;

/** `limit` of the selected attendances from `offset` on, in order; many of them in pieces. */
export async function* listAttendances(
  { db, dialect, rowsOf }: ReadingSource,
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
        stretchOf<Row>(columns, dialect, selection, layout.index, block, page);
      // Of a deep page the ids first: they stand in the index, and only its own rows are read whole.
      const query = from
        ? sql<Record<string, Values[number]>>`
            select ${sql.join(COLUMNS.map((name) => sql.ref(name)))} from attendance
            where id in (${stretch(['id'])}) order by ${keysOf(selection)}`
        : stretch<Record<string, Values[number]>>(COLUMNS);
      // A short answer is spared what it takes to read in pieces.
      const pieces =
        size > PIECE
          ? rowsOf(query, PIECE)
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
  const columns = ANALYTICS_COLUMNS.map(({ field }) => sql.ref(COLUMN[field]));
  const index = indexFor(selection, await sumsOf(source, selection));
  return sql`select ${sql.join(columns)} from ${tableBy(source.dialect, index)}
    where ${selectedIn(selection)} order by ${keysOf(selection)}`;
}
