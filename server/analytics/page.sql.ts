import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from '../db/columns/dialect.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { keysOf, listed } from './csv-rows.sql.ts';
import {
  PRACTISED_INDEX,
  selectedIn,
  SORTED,
  tableBy,
  type Block,
  type Layout,
  type Selection,
} from './selection.sql.ts';

/** The rows of which a page is a part, and their places. */
export type PagedRows = { dialect: Dialect; selection: Selection; layout: Layout };

export type Slice = { limit: number; offset: number };

type Columns = readonly (keyof AttendanceRow)[];

/** A query for `size` rows of a page. `isDeep` says that they lie far from both ends. */
type PagePart<Row> = { query: RawBuilder<Row>; size: number; isDeep: boolean };

/** Returns the rows from `offset` on in one block. They are found from its nearer end, and then may come in the opposite order. */
function sliceOfBlock<Row>(
  columns: RawBuilder<unknown>,
  { dialect, selection, layout: { access } }: PagedRows,
  { where, count, isOneKey }: Block,
  { limit, offset }: Slice,
): RawBuilder<Row> {
  const isBackwards = offset > count / 2;
  const skipped = isBackwards ? count - offset - limit : offset;
  return sql`select ${columns} from ${tableBy(dialect, access.index)}
    where ${selectedIn(selection, false, sql`${access.where} and ${where}`)}
    order by ${keysOf(selection, { isBackwards, isOneKey })} limit ${limit} offset ${skipped}`;
}

/** Returns the parts of a page of attendances that count: a slice of each block that the page overlaps. */
function countedParts<Row>(
  columns: RawBuilder<unknown>,
  rows: PagedRows,
  { limit, offset }: Slice,
): PagePart<Row>[] {
  let before = 0;
  return rows.layout.blocks.flatMap((block) => {
    const from = Math.max(offset - before, 0);
    const size = Math.min(offset + limit - before, block.count) - from;
    before += block.count;
    if (size <= 0) return [];
    const query = sliceOfBlock<Row>(columns, rows, block, { limit: size, offset: from });
    return [{ query, size, isDeep: from > 0 }];
  });
}

/** Returns a page of attendances that count and of practice. Rows that are further before the page than there are practice rows are not compared. */
function unitedPage<Row>(
  columns: Columns,
  rows: PagedRows,
  { limit, offset }: Slice,
): RawBuilder<Row> {
  const { dialect, selection, layout } = rows;
  const compared = new Set<string>([...columns, 'id', 'started_day', 'started_at']);
  const read = sql`${listed(compared)}, ${SORTED[selection.sort].key} as sort_key`;
  const end = offset + limit;
  const before = Math.max(offset - layout.practised, 0);
  const counted = countedParts(read, rows, { limit: end - before, offset: before });
  const practised = sql`select ${read} from ${tableBy(dialect, PRACTISED_INDEX)}
    where ${selectedIn(selection, true)} order by ${keysOf(selection)} limit ${end}`;
  const parts = [...counted.map(({ query }) => query), practised];
  const each = parts.map((part) => sql`select * from (${part}) as part`);
  return sql`select ${listed(columns)} from (${sql.join(each, sql` union all `)}) as attended
    order by ${keysOf(selection, { isUnited: true })} limit ${limit} offset ${offset - before}`;
}

/** Returns the queries that read a page one after the other. */
export function pageOf<Row>(
  columns: Columns,
  rows: PagedRows,
  { limit, offset }: Slice,
): PagePart<Row>[] {
  const size = Math.min(limit, rows.layout.total - offset);
  if (size <= 0) return [];
  const slice = { limit: size, offset };
  if (rows.selection.practice === undefined) return countedParts(listed(columns), rows, slice);
  return [{ query: unitedPage(columns, rows, slice), size, isDeep: offset > 0 }];
}
