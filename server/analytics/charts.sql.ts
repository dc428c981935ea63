import type { AttendanceFilter } from '#core/analytics/analytics.ts';
import { sql, type RawBuilder } from 'kysely';
import { medianOf, weekdayOf, type AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { dayAfter } from '#core/base/day.ts';
import { TAKEN_BACK } from '#core/record/taken-back.ts';
import { readAnswers } from './answers.sql.ts';
import {
  COUNT_TABLES,
  countings,
  namesOf,
  valuesOf,
  type CountTable,
} from '../db/triggers/chart-counts.ts';
import {
  countedIn,
  find,
  PRACTISED_INDEX,
  selectedIn,
  stretchOf,
  tableBy,
  type ReadDatabase,
} from './selection.sql.ts';

/** Tells whether a table of counts can answer. No table has advisors, reports or single areas, and only one has issues. */
const canCountIn = (table: CountTable, filter: AttendanceFilter): boolean =>
  stretchOf(filter) === undefined &&
  (filter.issue === undefined || table === 'attendance_issue_day');

const COUNT = sql`sum(count) as count`;

/** A row with a sum, which PostgreSQL returns as text. */
type Summed<Key> = Key & { count: number | string };

/** Selects sums of the filtered attendances by some columns, from stored counts or else from the rows. Practice is read separately, since PostgreSQL would sort the union in several processes. */
export async function sumsOf(source: ReadDatabase, filter: AttendanceFilter) {
  const { dialect } = source;
  const { practice } = filter;
  const isRead = COUNT_TABLES.some((kept) => !canCountIn(kept, filter));
  const found = isRead && (await find(source, { ...filter, sort: 'startDate', order: 'asc' }));
  return <Key>(kept: CountTable, by: RawBuilder<unknown>, summed = COUNT) => {
    const counting = countings(dialect)[kept];
    const columns = sql.raw(valuesOf(counting, 'attendance'));
    const where = sql.raw(counting.where?.('attendance') ?? 'true');
    const rows = (index: string, selected: RawBuilder<boolean>) =>
      sql`select ${columns}, 1 as count from ${tableBy(dialect, index)} where ${selected} and ${where}`;
    const parts: RawBuilder<unknown>[] = [];
    if (found && !canCountIn(kept, filter)) {
      const { access } = found;
      parts.push(rows(access.index, selectedIn(filter, false, access.where)));
    } else {
      parts.push(
        sql`select ${sql.raw(namesOf(counting))}, count from ${sql.table(kept)}
          where ${countedIn(filter)} and count > 0`,
      );
    }
    if (practice !== undefined)
      parts.push(
        rows(PRACTISED_INDEX, sql`${selectedIn(filter, true)} and status <> ${TAKEN_BACK}`),
      );
    return parts.map(
      (part) => sql<Summed<Key>>`select ${by}, ${summed} from (${part}) as counted group by ${by}`,
    );
  };
}

type Counted<Key> = Key & { count: number };

async function counted<Key>(
  { db }: ReadDatabase,
  queries: readonly RawBuilder<Summed<Key>>[],
): Promise<Counted<Key>[]> {
  const found: Counted<Key>[] = [];
  for (const query of queries) {
    const { rows } = await query.execute(db);
    for (const row of rows) found.push({ ...row, count: Number(row.count) });
  }
  return found;
}

const total = (rows: readonly { count: number }[]) =>
  rows.reduce((all, { count }) => all + count, 0);

const escalatedIn = (rows: readonly Counted<{ status: string }>[]) =>
  total(rows.filter(({ status }) => status === 'Escalated'));

type IssueCount = Counted<{
  issue_id: string;
  title: string;
  category: string;
  status: string;
  last: string;
}>;

function issuesIn(rows: readonly IssueCount[]): AnalyticsCharts['issues'] {
  const issues = [...Map.groupBy(rows, (row) => row.issue_id)].map(([issue, own]) => {
    const [newest] = own.toSorted(
      (a, b) => b.last.localeCompare(a.last) || (a.title < b.title ? -1 : 1),
    );
    return {
      issue,
      title: newest?.title ?? '',
      attended: total(own),
      escalated: escalatedIn(own),
    };
  });
  return issues.toSorted((a, b) => b.attended - a.attended || (a.issue < b.issue ? -1 : 1));
}

function outcomesBy<Row extends Counted<{ status: string }>>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
) {
  const outcomes = [...Map.groupBy(rows, nameOf)].map(([name, own]) => {
    const escalated = escalatedIn(own);
    return { name, resolved: total(own) - escalated, escalated };
  });
  const all = (one: (typeof outcomes)[number]) => one.resolved + one.escalated;
  return outcomes.toSorted((a, b) => all(b) - all(a) || (a.name < b.name ? -1 : 1));
}

function hoursIn(
  rows: readonly Counted<{ day: string; hour: number }>[],
): AnalyticsCharts['hours'] {
  const counts = new Map<number, number>();
  for (const { day, hour, count } of rows) {
    const place = weekdayOf(day) * 24 + hour;
    counts.set(place, (counts.get(place) ?? 0) + count);
  }
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([place, count]) => ({ weekday: Math.floor(place / 24), hour: place % 24, count }));
}

type MinuteCount = Counted<{ category: string; minutes: number }>;

function minutesIn(rows: readonly MinuteCount[]): AnalyticsCharts['minutes'] {
  const of = (own: readonly MinuteCount[]) => ({
    measured: total(own),
    median: medianOf(own.map((row) => ({ value: row.minutes, count: row.count }))),
  });
  const categories = [...Map.groupBy(rows, (row) => row.category)]
    .map(([category, own]) => ({ category, ...of(own) }))
    .toSorted((a, b) => b.measured - a.measured || (a.category < b.category ? -1 : 1));
  return { all: of(rows), categories };
}

/** The number of days whose stored counts can be read without a long wait. */
const SHORT_DAYS = 31;

/** Tells whether reading these days takes long, before anything is read. */
export const isManyDays = ({ startDate, endDate }: AttendanceFilter): boolean =>
  endDate >= dayAfter(startDate, SHORT_DAYS);

function daysIn(rows: readonly Counted<{ day: string }>[]): AnalyticsCharts['days'] {
  return [...Map.groupBy(rows, ({ day }) => day)]
    .map(([day, own]) => ({ day, count: total(own) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Counts by area and outcome. It reads nothing if no record that counts has an area. */
async function readAreas(source: ReadDatabase, sums: Awaited<ReturnType<typeof sumsOf>>) {
  const { rows } = await sql`select 1 from attendance_area_day limit 1`.execute(source.db);
  if (rows.length === 0) return [];
  return await counted<{ area: string; status: string }>(
    source,
    sums('attendance_area_day', sql`area, status`),
  );
}

/** Returns the numbers of the charts for the filtered attendances (ANALYTICS-21). */
export async function readCharts(
  source: ReadDatabase,
  filter: AttendanceFilter,
): Promise<AnalyticsCharts> {
  const sums = await sumsOf(source, filter);
  const issues = await counted<Omit<IssueCount, 'count'>>(
    source,
    sums(
      'attendance_issue_day',
      sql`issue_id, title, category, status`,
      sql`max(day) as last, ${COUNT}`,
    ),
  );
  const hours = await counted<{ day: string; hour: number }>(
    source,
    sums('attendance_hour_day', sql`day, hour`),
  );
  const times = await counted<{ category: string; minutes: number }>(
    source,
    sums('attendance_minutes_day', sql`category, minutes`),
  );
  const areas = await readAreas(source, sums);
  const answers = await readAnswers(source, filter);
  return {
    total: total(hours),
    days: daysIn(hours),
    hours: hoursIn(hours),
    outcomes: outcomesBy(issues, (row) => row.category).map(({ name: category, ...counts }) => ({
      category,
      ...counts,
    })),
    minutes: minutesIn(times),
    issues: issuesIn(issues),
    areas: outcomesBy(areas, (row) => row.area).map(({ name: area, ...counts }) => ({
      area,
      ...counts,
    })),
    ...(answers && { answers }),
  };
}
