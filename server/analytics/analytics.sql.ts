import { sql, type RawBuilder } from 'kysely';
import type { AnalyticsRow } from '#core/analytics/analytics.ts';
import type { ProvenBy } from '#core/people/advisor-proof.ts';
import type { ReportState } from '#core/record/report.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import type { Values } from '../db/reading/row-cursor.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { isPractice } from '../db/tables/standing.ts';
import { uuidText } from '../db/columns/uuid.ts';
import {
  SORTED_SOONER,
  PRACTISED_INDEX,
  selectedIn,
  SORTED,
  tableBy,
  type Access,
  type Block,
  type Layout,
  type Selection,
  type ReadDatabase,
} from './selection.sql.ts';
import { COLUMNS, keysOf, listed } from './csv-rows.sql.ts';

/** A source that also reads all rows of a query from one snapshot, some `size` of them at a time. */
export type ReadingSource = ReadDatabase & {
  rowsOf: (
    query: RawBuilder<Record<string, Values[number]>>,
    size: number,
  ) => Iterable<Values[]> | AsyncIterable<Values[]>;
};

/** A source that also copies all rows of a query from one snapshot, as lines of PostgreSQL's text format. */
export type CopyingSource = ReadDatabase & {
  copied: (query: RawBuilder<unknown>, size: number) => Iterable<Buffer> | AsyncIterable<Buffer>;
};

function rowOf(values: Values): AnalyticsRow {
  const [id, issue, advisor, startDate, startTime, outcome, rating, feedback] = values;
  const [practice, proof, area, report] = values.slice(8);
  const walked = { practice, status: outcome } as Pick<AttendanceRow, 'practice' | 'status'>;
  return {
    _id: uuidText(id as Uint8Array),
    ...({ issue, advisor, startDate, startTime, outcome, rating, feedback } as Omit<
      AnalyticsRow,
      '_id' | 'practice' | 'proof' | 'area' | 'report'
    >),
    ...(proof !== null && { proof: proof as ProvenBy }),
    ...(typeof area === 'string' && { area }),
    ...(report !== null && { report: report as ReportState }),
    ...(isPractice(walked) && { practice: true }),
  };
}

const FILTERED = ['id', 'practice', 'issue_id', 'category', 'status', 'report', 'area'];
const KEY_COLUMNS = [
  'title',
  'advisor',
  'started_day',
  'started_at',
  'started_minute',
  'description',
] as const;

type Columns = readonly (keyof AttendanceRow)[];
type Slice = { limit: number; offset: number };

/** The rows from `offset` on in one block, found from its nearer end: then they come in the opposite order. */
function sliceOf(
  columns: RawBuilder<unknown>,
  dialect: Dialect,
  selection: Selection,
  { index, where: found }: Access,
  { where, count, isOneKey }: Block,
  { limit, offset }: Slice,
): RawBuilder<unknown> {
  const isBackwards = offset > count / 2;
  const skipped = isBackwards ? count - offset - limit : offset;
  return sql`select ${columns} from ${tableBy(dialect, index)}
    where ${selectedIn(selection, false, sql`${found} and ${where}`)}
    order by ${keysOf(selection, { isBackwards, isOneKey })} limit ${limit} offset ${skipped}`;
}

/** Returns the parts of a page: a stretch of each block that it reaches into. */
function slicesOf(
  columns: RawBuilder<unknown>,
  dialect: Dialect,
  selection: Selection,
  { blocks, access }: Layout,
  { limit, offset }: Slice,
) {
  let before = 0;
  return blocks.flatMap((block) => {
    const from = Math.max(offset - before, 0);
    const size = Math.min(offset + limit - before, block.count) - from;
    before += block.count;
    if (size <= 0) return [];
    const stretch = { limit: size, offset: from };
    const query = sliceOf(columns, dialect, selection, access, block, stretch);
    return [{ size, isDeep: from > 0, query }];
  });
}

/** A page of attendances that count and of practice; rows further before it than there is practice are not compared. */
function unitedPage(
  columns: Columns,
  dialect: Dialect,
  selection: Selection,
  layout: Layout,
  { limit, offset }: Slice,
): RawBuilder<unknown> {
  const key = sql`${SORTED[selection.sort].key} as sort_key`;
  const compared = new Set<string>([...columns, 'id', 'started_day', 'started_at']);
  const read = sql`${listed(compared)}, ${key}`;
  const end = offset + limit;
  const before = Math.max(offset - layout.practised, 0);
  const counted = { limit: end - before, offset: before };
  const parts = slicesOf(read, dialect, selection, layout, counted).map(({ query }) => query);
  parts.push(sql`select ${read} from ${tableBy(dialect, PRACTISED_INDEX)}
    where ${selectedIn(selection, true)} order by ${keysOf(selection)} limit ${end}`);
  const each = parts.map((part) => sql`select * from (${part}) as part`);
  return sql`select ${listed(columns)} from (${sql.join(each, sql` union all `)}) as attended
    order by ${keysOf(selection, { isUnited: true })} limit ${limit} offset ${offset - before}`;
}

/** The queries that read a page, one after the other; the rows of a deep one lie far from both ends. */
export function pageOf<Row>(
  columns: Columns,
  dialect: Dialect,
  selection: Selection,
  layout: Layout,
  { limit, offset }: Slice,
): { query: RawBuilder<Row>; size: number; isDeep: boolean }[] {
  const size = Math.min(limit, layout.total - offset);
  if (size <= 0) return [];
  const stretch = { limit: size, offset };
  if (selection.practice === undefined)
    return slicesOf(listed(columns), dialect, selection, layout, stretch).map((one) => ({
      ...one,
      query: one.query as RawBuilder<Row>,
    }));
  const query = unitedPage(columns, dialect, selection, layout, stretch) as RawBuilder<Row>;
  return [{ query, size, isDeep: offset > 0 }];
}

/** Fewer are sorted sooner than an index of all days may be walked. */
const MANY = 4 * SORTED_SOONER;

/** The factor by which rows are looked for further than if they were spread evenly. */
const UNEVEN = 4;

/** Ids of a page near an end of an index, searched among its first entries; fewer than asked for lie elsewhere, undefined are sorted sooner. */
export function nearbyPage(
  dialect: Dialect,
  selection: Selection,
  { access, total, reads, every, practised }: Layout,
  { limit, offset }: Slice,
): RawBuilder<{ id: Uint8Array }> | undefined {
  const { index } = SORTED[selection.sort];
  if (index === access.index || practised > 0 || reads < MANY) return undefined;
  const isBackwards = offset > total / 2;
  const skipped = isBackwards ? total - offset - limit : offset;
  const looks = UNEVEN * Math.ceil(((skipped + limit) * every) / total);
  if (looks > reads / UNEVEN) return undefined;
  const { startDate, endDate, sort, outcome } = selection;
  // Rows with one outcome follow each other in the order of the outcomes.
  const together = sort === 'outcome' && outcome !== undefined && { outcome };
  const keys = keysOf(selection, { isBackwards });
  const compared = listed([...FILTERED, ...KEY_COLUMNS]);
  return sql`select id from (
      select ${compared} from ${tableBy(dialect, index)}
      where ${selectedIn({ startDate, endDate, ...together })} order by ${keys} limit ${looks}
    ) as near where ${selectedIn(selection)}
    order by ${keys} limit ${limit} offset ${skipped}`;
}

/** Rows that are made into an answer in one turn of the event loop: a few milliseconds of work. */
const PIECE = 500;

const wholeRows = (selection: Selection, ids: RawBuilder<unknown>) =>
  sql<Record<string, Values[number]>>`select ${listed(COLUMNS)} from attendance
    where id in (${ids}) order by ${keysOf(selection)}`;

/** `limit` of the selected attendances from `offset` on, in order; many of them in pieces. */
export async function* listAttendances(
  { db, dialect, rowsOf: readRows }: ReadingSource,
  selection: Selection,
  layout: Layout,
  page: Slice,
): AsyncGenerator<AnalyticsRow[], void> {
  const size = Math.min(page.limit, layout.total - page.offset);
  // A short answer is spared what it takes to read in pieces.
  const readIn = async (query: RawBuilder<Record<string, Values[number]>>, count: number) =>
    count > PIECE
      ? readRows(query, PIECE)
      : [(await query.execute(db)).rows.map((row) => Object.values(row))];
  const near = nearbyPage(dialect, selection, layout, { ...page, limit: size });
  if (near) {
    const found = (await near.execute(db)).rows.map(({ id }) => id);
    if (found.length === size) {
      for await (const rows of await readIn(wholeRows(selection, sql.join(found)), size))
        yield rows.map(rowOf);
      return;
    }
  }
  const whole = pageOf<Record<string, Values[number]>>(COLUMNS, dialect, selection, layout, page);
  const ids = pageOf(['id'], dialect, selection, layout, page);
  for (const [place, { query, size, isDeep }] of whole.entries()) {
    // A deep page first reads the ids, which are in the index, and then only its own rows whole.
    const found = ids[place]?.query;
    const asked = isDeep && found ? wholeRows(selection, found) : query;
    for await (const rows of await readIn(asked, size)) yield rows.map(rowOf);
  }
}
