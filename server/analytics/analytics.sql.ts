import { sql, type RawBuilder } from 'kysely';
import type { AnalyticsRow } from '#core/analytics/analytics.ts';
import type { ProvenBy } from '#core/people/advisor-proof.ts';
import type { ReportState } from '#core/record/report.ts';
import type { Values } from '../db/reading/row-cursor.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { isPractice } from '../db/tables/standing.ts';
import { uuidText } from '../db/columns/uuid.ts';
import { COLUMNS, keysOf, listed } from './csv-rows.sql.ts';
import { pageOf, type Slice } from './page.sql.ts';
import type { Layout, ReadDatabase, Selection } from './selection.sql.ts';

type CellsOfRow = Record<string, Values[number]>;

/** A source that can also read all rows of a query from one snapshot, `size` of them at a time. */
export type ReadingSource = ReadDatabase & {
  rowsOf: (
    query: RawBuilder<CellsOfRow>,
    size: number,
  ) => Iterable<Values[]> | AsyncIterable<Values[]>;
};

/** A source that can also copy all rows of a query from one snapshot, as lines of PostgreSQL's text format. */
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

/** The number of rows that become an answer in one turn of the event loop, which is a few milliseconds of work. */
const PIECE = 500;

const wholeRows = (selection: Selection, ids: RawBuilder<unknown>) =>
  sql<CellsOfRow>`select ${listed(COLUMNS)} from attendance
    where id in (${ids}) order by ${keysOf(selection)}`;

/** Lists `limit` of the selected attendances from `offset` on, in order. Many of them come in pieces. */
export async function* listAttendances(
  { db, dialect, rowsOf: readRows }: ReadingSource,
  selection: Selection,
  layout: Layout,
  page: Slice,
): AsyncGenerator<AnalyticsRow[], void> {
  // A short answer is read at once, without the cost of reading in pieces.
  const readIn = async (query: RawBuilder<CellsOfRow>, count: number) =>
    count > PIECE
      ? readRows(query, PIECE)
      : [(await query.execute(db)).rows.map((row) => Object.values(row))];
  const rows = { dialect, selection, layout };
  const ids = pageOf(['id'], rows, page);
  for (const [place, { query, size, isDeep }] of pageOf<CellsOfRow>(
    COLUMNS,
    rows,
    page,
  ).entries()) {
    // For a page far down, the query first reads ids, which are in the index, and then only the page's own rows.
    const found = ids[place]?.query;
    const asked = isDeep && found ? wholeRows(selection, found) : query;
    for await (const values of await readIn(asked, size)) yield values.map(rowOf);
  }
}
