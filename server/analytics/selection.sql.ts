import { sql, type RawBuilder } from 'kysely';
import type { AttendanceFilter, AnalyticsRequest, Sort } from '#core/analytics/analytics.ts';
import type { Db } from '../db/tables/database.ts';
import { COUNTED, PRACTISED, VOID } from '../db/tables/standing.ts';
import type { Dialect } from '../db/columns/dialect.ts';

/** The requested attendances and their order, without the page. */
export type Selection = Omit<AnalyticsRequest, 'page' | 'pageSize'>;

export type ReadDatabase = { db: Db; dialect: Dialect };

export const DAY = sql`started_day`;
// Texts of 10,000 characters do not fit into an index.
const FEEDBACK = sql`substr(description, 1, 200)`;

/** The key and the index for sorting by each column. Day, instant and id follow the key, so that equal rows keep their order on every page. */
export const SORTED: Record<Sort, { key: RawBuilder<unknown>; index: string }> = {
  issue: { key: sql`title`, index: 'attendance_by_title' },
  advisor: { key: sql`advisor`, index: 'attendance_by_advisor' },
  startDate: { key: DAY, index: 'attendance_by_day' },
  // This sorts by the time of day (ANALYTICS-5).
  startTime: { key: sql`started_minute`, index: 'attendance_by_minute' },
  outcome: { key: sql`status`, index: 'attendance_by_status' },
  feedback: { key: FEEDBACK, index: 'attendance_by_feedback' },
};

/** The index of the records that count and have an area (AREAS-10). */
export const AREA_INDEX = 'attendance_by_area';

/** A stretch of a sort's index, the number of selected rows in it, and whether their keys are all equal. */
export type Block = { where: RawBuilder<boolean>; count: number; isOneKey: boolean };

export const everything = sql<boolean>`true`;

type Sum = { status: string; written: number; count: number };

async function sumsOf({ db }: ReadDatabase, { startDate, endDate }: Selection): Promise<Sum[]> {
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

/** The access to the attendances that count: an index, and a condition besides their days. */
export type Access = { index: string; where: RawBuilder<boolean> };

/** The places of the selected attendances in the requested order. */
export type Layout = {
  blocks: readonly Block[];
  total: number;
  /** The number of practice walks among them, which no block contains. */
  practised: number;
  access: Access;
  /** The most rows that are read, whatever the page. */
  reads: number;
};

/** The number of rows up to which sorting is faster than reading an index of all attendances. */
export const SORTED_SOONER = 5_000;

/** Counts the rows of a query, but stops at one more than `most`. */
export async function countTo(
  { db }: ReadDatabase,
  most: number,
  query: RawBuilder<unknown>,
): Promise<number> {
  const limit = Number.isFinite(most) ? sql`limit ${most + 1}` : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${query} ${limit}) as counted`.execute(db);
  return Number(rows[0]?.count);
}

// PostgreSQL reads the row for each expression of an index, so the many rows without feedback have an index without one.
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

// The query names the index: without statistics, SQLite would take the index of the days, read every row of them and sort.
export function tableBy(dialect: Dialect, index: string): RawBuilder<unknown> {
  return dialect === 'sqlite' ? sql`attendance indexed by ${sql.ref(index)}` : sql`attendance`;
}

/** The index of practice walks, of which there are few compared with those that count. */
export const PRACTISED_INDEX = 'attendance_practised';

// The condition is a literal, so that both databases use its index.
const REPORT_DUE = sql`report = 'due'`;

/** The index of records whose incident report is not opened yet. */
const DUE_INDEX = 'attendance_report_due';

/** Returns the condition for the selected rows of attendance: only practice, or everything but practice. */
export function selectedIn(
  filter: AttendanceFilter,
  practised = false,
  where = everything,
): RawBuilder<boolean> {
  return chosenIn(filter, practised ? PRACTISED : COUNTED, where);
}

function chosenIn(
  { startDate, endDate, issue, category, outcome, advisor, area, report }: AttendanceFilter,
  standing: RawBuilder<unknown>,
  where: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const conditions = [
    standing,
    sql`started_day >= ${startDate}`,
    sql`started_day <= ${endDate}`,
    where,
  ];
  if (issue !== undefined) conditions.push(sql`issue_id = ${issue}`);
  if (category !== undefined) conditions.push(sql`category = ${category}`);
  if (outcome !== undefined) conditions.push(sql`status = ${outcome}`);
  if (advisor !== undefined) conditions.push(sql`advisor = ${advisor}`);
  if (area !== undefined) conditions.push(sql`area = ${area}`);
  if (report !== undefined) conditions.push(REPORT_DUE);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Returns the condition for the selected stored counts, which have no advisors and areas. */
export function countedIn({ startDate, endDate, issue, category, outcome }: AttendanceFilter) {
  const conditions = [sql`day >= ${startDate}`, sql`day <= ${endDate}`];
  if (issue !== undefined) conditions.push(sql`issue_id = ${issue}`);
  if (category !== undefined) conditions.push(sql`category = ${category}`);
  if (outcome !== undefined) conditions.push(sql`status = ${outcome}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

type TitleLayout = Omit<Layout, 'blocks' | 'practised'>;

/** Finds attendances by their titles. An issue or a category has few titles, which have an index, and the stored counts know them and their numbers. */
async function findByTitle(source: ReadDatabase, filter: AttendanceFilter): Promise<TitleLayout> {
  const { startDate, endDate } = filter;
  const days = countedIn({ startDate, endDate });
  const fits = countedIn(filter);
  // Only the titles that were found are summed, since a sum over all titles would sort every count of these days.
  const { rows } = await sql<{ title: string; count: number | string; fitting: number | string }>`
    select title, sum(count) as count, sum(case when ${fits} then count else 0 end) as fitting
    from attendance_issue_day where ${days}
    and title in (select title from attendance_issue_day where ${fits} and count > 0)
    group by title`.execute(source.db);
  // PostgreSQL returns sums as text.
  const total = rows.reduce((sum, { fitting }) => sum + Number(fitting), 0);
  // Other issues may have been followed under the same titles.
  const reads = rows.reduce((sum, { count }) => sum + Number(count), 0);
  const titles = rows.map(({ title }) => sql`${title}`);
  const where = titles.length ? sql<boolean>`title in (${sql.join(titles)})` : sql<boolean>`false`;
  return { access: { index: SORTED.issue.index, where }, total, reads };
}

/** Counts the selected attendances whose incident report is not opened yet, up to `most` (REPORT-8). */
export async function countReportsDue(
  source: ReadDatabase,
  filter: AttendanceFilter,
  most: number,
): Promise<number> {
  const rows = sql`select 1 from ${tableBy(source.dialect, DUE_INDEX)}`;
  const due = selectedIn({ ...filter, report: 'due' });
  return Math.min(await countTo(source, most, sql`${rows} where ${due}`), most);
}

/** An index that has the rows of unopened reports, of an advisor or of an area side by side. */
type Stretch = { index: string; of: Pick<AttendanceFilter, 'report' | 'advisor' | 'area'> };

/** Returns the index that finds a filter's rows, or undefined if stored counts know them. */
export function stretchOf({ report, advisor, area }: AttendanceFilter): Stretch | undefined {
  if (report !== undefined) return { index: DUE_INDEX, of: { report } };
  if (advisor !== undefined) return { index: SORTED.advisor.index, of: { advisor } };
  return area === undefined ? undefined : { index: AREA_INDEX, of: { area } };
}

async function findByStretch(
  source: ReadDatabase,
  filter: AttendanceFilter,
  { index, of }: Stretch,
): Promise<TitleLayout> {
  const { startDate, endDate } = filter;
  const access = { index, where: everything };
  const rows = sql`select 1 from ${tableBy(source.dialect, access.index)}`;
  const countOf = async (some: AttendanceFilter) =>
    await countTo(source, Infinity, sql`${rows} where ${selectedIn(some)}`);
  // The first count reads only the index.
  const reads = await countOf({ startDate, endDate, ...of });
  const total = await countOf(filter);
  return { access, total, reads };
}

function findByDays({ sort, outcome }: Selection, sums: readonly Sum[]): TitleLayout {
  const total = totalOf(sums.filter(({ status }) => outcome === undefined || status === outcome));
  const all = totalOf(sums);
  const by = (key: Sort, reads: number) => ({
    access: { index: SORTED[key].index, where: everything },
    total,
    reads,
  });
  if (outcome === undefined) return all <= SORTED_SOONER ? by('startDate', all) : by(sort, 0);
  // Rows with one outcome are side by side, in the order of the days.
  if (sort === 'outcome' || sort === 'startDate') return by('outcome', 0);
  if (total <= SORTED_SOONER) return by('outcome', total);
  // In any other order their places are not known.
  return by(sort, all);
}

export async function find(source: ReadDatabase, selection: Selection): Promise<TitleLayout> {
  const { issue, category } = selection;
  const stretch = stretchOf(selection);
  if (stretch) return await findByStretch(source, selection, stretch);
  if (issue !== undefined || category !== undefined) return await findByTitle(source, selection);
  return findByDays(selection, await sumsOf(source, selection));
}

/** Counts the selected void attendances, which no other count includes (PRIVACY-7). */
export async function countVoided(source: ReadDatabase, filter: AttendanceFilter): Promise<number> {
  const rows = sql`select 1 from ${tableBy(source.dialect, 'attendance_voided')}`;
  return await countTo(source, Infinity, sql`${rows} where ${chosenIn(filter, VOID, everything)}`);
}

const practisedRows = (dialect: Dialect, filter: AttendanceFilter) =>
  sql`select 1 from ${tableBy(dialect, PRACTISED_INDEX)} where ${selectedIn(filter, true)}`;

/** Tells whether counting these attendances reads more than a few rows or stored counts. */
export async function isManyToCount(
  source: ReadDatabase,
  filter: AttendanceFilter,
): Promise<boolean> {
  const { startDate, endDate, issue, category, outcome, practice } = filter;
  const days = { startDate, endDate };
  const stretch = stretchOf(filter);
  const byTitle = !stretch && (issue !== undefined || category !== undefined);
  const looks: RawBuilder<unknown>[] = [];
  if (practice !== undefined) looks.push(practisedRows(source.dialect, days));
  if (stretch) {
    const rows = tableBy(source.dialect, stretch.index);
    looks.push(sql`select 1 from ${rows} where ${selectedIn({ ...days, ...stretch.of })}`);
  }
  // For all these days only the index is read, and no further than needed.
  if (byTitle || stretch || outcome !== undefined) {
    const due = sql`select 1 from ${tableBy(source.dialect, DUE_INDEX)}`;
    looks.push(sql`${due} where ${selectedIn({ ...days, report: 'due' })}`);
  }
  if (byTitle) looks.push(sql`select 1 from attendance_issue_day where ${countedIn(days)}`);
  for (const look of looks)
    if ((await countTo(source, SORTED_SOONER, look)) > SORTED_SOONER) return true;
  return byTitle && (await findByTitle(source, filter)).reads > SORTED_SOONER;
}

/** Counts the selected attendances, from stored counts if possible. Long runs of equal keys are blocks, which can be found without reading anything outside them. */
export async function layOut(source: ReadDatabase, selection: Selection): Promise<Layout> {
  const { sort, order, outcome, issue, category, practice } = selection;
  const practised =
    practice === undefined
      ? 0
      : await countTo(source, Infinity, practisedRows(source.dialect, selection));
  const sums = await sumsOf(source, selection);
  const laidOut = (found: TitleLayout, blocks: readonly Block[]): Layout => ({
    ...found,
    blocks: order === 'asc' ? blocks : blocks.toReversed(),
    total: found.total + practised,
    practised,
    reads: found.reads + practised,
  });
  if (stretchOf(selection) || issue !== undefined || category !== undefined) {
    const found = await find(source, selection);
    return laidOut(found, [{ where: everything, count: found.total, isOneKey: false }]);
  }
  const selected = sums.filter(({ status }) => outcome === undefined || status === outcome);
  return laidOut(findByDays(selection, sums), blocksOf(source.dialect, sort, selected));
}
