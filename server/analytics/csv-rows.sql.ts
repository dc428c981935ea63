import { sql, type RawBuilder } from 'kysely';
import {
  csvColumns,
  PRACTISED,
  PROOF_CELLS,
  REPORT_CELLS,
  type MoreColumns,
} from '#core/analytics/analytics.ts';
import { TAKEN_BACK } from '#core/record/taken-back.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { COUNTED } from '../db/tables/standing.ts';
import { readAlone } from '../domain/campus.ts';
import { HAD, toldIn } from './answers.sql.ts';
import {
  DAY,
  find,
  PRACTISED_INDEX,
  selectedIn,
  SORTED,
  tableBy,
  type Selection,
  type ReadDatabase,
} from './selection.sql.ts';

/** The columns that are read, in this order. */
export const COLUMNS = [
  'id',
  'title',
  'advisor',
  'started_day',
  'started_at',
  'status',
  'rating',
  'description',
  'practice',
  'proof',
  'area',
  'report',
] as const satisfies (keyof AttendanceRow)[];

/** The sort key of rows that come from two indexes. */
const UNITED_KEY = sql`sort_key`;

export function keysOf(
  { sort, order }: Selection,
  { isBackwards = false, isOneKey = false, isUnited = false } = {},
): RawBuilder<unknown> {
  const direction = (order === 'asc') !== isBackwards ? sql`asc` : sql`desc`;
  // If a key were named twice, or equaled the key of its block, the database would sort by it again.
  const key = isUnited && sort !== 'startDate' ? UNITED_KEY : SORTED[sort].key;
  const keys = new Set([isOneKey ? DAY : key, DAY, sql`started_at`, sql`id`]);
  return sql.join([...keys].map((key) => sql`${key} ${direction}`));
}

export const listed = (columns: Iterable<string>) =>
  sql.join([...columns].map((name) => sql.ref(name)));

/** Finds out which extra columns the file needs: whether any record's name had to be proven, any that counts has an area, reports are asked for or due, anybody was told about an escalation, and any that counts was followed in another language. */
export async function moreColumnsIn({ db, dialect }: ReadDatabase): Promise<MoreColumns> {
  const one = db.selectFrom('attendance').select('id').limit(1);
  const proven = await one.where('proof', 'is not', null).execute();
  const counting = one.where(COUNTED);
  const placed = await counting.where('area', 'is not', null).execute();
  const due = await counting.where(sql<boolean>`report = 'due'`).execute();
  const { report: address } = await readAlone(db);
  const reports = address !== '' || due.length > 0;
  const answers = await toldIn({ db, dialect });
  const translated = await counting.where('shown_in', 'is not', null).execute();
  const languages = translated.length > 0;
  return { proofs: proven.length > 0, areas: placed.length > 0, reports, answers, languages };
}

const COLUMN: Record<ReturnType<typeof csvColumns>[number]['field'], string> = {
  issue: 'title',
  advisor: 'advisor',
  startDate: 'started_day',
  startTime: 'started_at',
  outcome: 'status',
  rating: 'rating',
  feedback: 'description',
  proof: 'proof',
  area: 'area',
  report: 'report',
  hadBy: 'hadBy',
  hadAfter: 'hadAfter',
  shownIn: 'shown_in',
};

/** Returns the text in the file for each value of a column, or '' for no value. */
const saidOf = (column: string, cells: Readonly<Record<string, string>>) =>
  sql`case ${sql.ref(column)} ${sql.join(
    Object.entries(cells).map(([value, cell]) => sql`when ${sql.lit(value)} then ${sql.lit(cell)}`),
    sql` `,
  )} else '' end`;

const CELLS: Readonly<Record<string, RawBuilder<unknown>>> = {
  proof: saidOf('proof', PROOF_CELLS),
  area: sql`coalesce(area, '')`,
  shown_in: sql`coalesce(shown_in, '')`,
  report: saidOf('report', REPORT_CELLS),
};

/** Returns the cells of a row of a table or of a part of a query. */
const cellsOf =
  (dialect: Dialect, from: string) =>
  (name: string): RawBuilder<unknown> =>
    CELLS[name] ?? HAD[name]?.(dialect, from) ?? sql.ref(name);

// SQLite writes a rating as 4.0. It returns a row as one text (`copyText`), and leaves out null values in it.
const RATING_ON_SQLITE = sql`ifnull(replace(rating, '.0', ''), '')`;

const cells = (dialect: Dialect, from: string, columns: readonly string[]) => {
  const cellOf = cellsOf(dialect, from);
  if (dialect === 'postgres') return sql.join(columns.map(cellOf));
  const all = columns.map((name) => (name === 'rating' ? RATING_ON_SQLITE : cellOf(name)));
  return sql`concat_ws(char(0), ${sql.join(all)})`;
};

/** Returns the query for all selected attendances in order, with their cells in the order of `csvColumns`, to be copied. */
export async function everyRow(
  { db, dialect }: ReadDatabase,
  selection: Selection,
  more: MoreColumns = {},
): Promise<RawBuilder<unknown>> {
  const { access } = await find({ db, dialect }, selection);
  const isUnited = selection.practice !== undefined;
  const columns = cells(
    dialect,
    isUnited ? 'attended' : 'attendance',
    csvColumns(more).map(({ field }) =>
      isUnited && field === 'outcome' ? 'outcome' : COLUMN[field],
    ),
  );
  const counted = sql`${tableBy(dialect, access.index)}
    where ${selectedIn(selection, false, access.where)}`;
  if (!isUnited) return sql`select ${columns} from ${counted} order by ${keysOf(selection)}`;
  const read = sql`${listed([...COLUMNS, 'started_minute', 'told_at', 'had_at', 'shown_in'])},
    ${SORTED[selection.sort].key} as sort_key`;
  return sql`select ${columns} from (
      select ${read}, status as outcome from ${counted}
      union all
      select ${read},
        case status when ${sql.lit(TAKEN_BACK)} then status else status || ${sql.lit(PRACTISED)} end as outcome
      from ${tableBy(dialect, PRACTISED_INDEX)} where ${selectedIn(selection, true)}
    ) as attended order by ${keysOf(selection, { isUnited })}`;
}
