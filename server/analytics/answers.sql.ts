import { sql, type RawBuilder } from 'kysely';
import { HAD_BY_NOBODY, type AttendanceFilter } from '#core/analytics/analytics.ts';
import { medianOf, type AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { NAMELESS } from '#core/privacy/retention.ts';
import { uuidText } from '../db/columns/uuid.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import { COUNTED } from '../db/tables/standing.ts';
import { minutesBetween } from '../db/triggers/chart-counts.ts';
import { selectedIn, tableBy, type ReadDatabase } from './selection.sql.ts';

// The condition has the same words as the index, which holds the two times of every such record and nothing else.
const TOLD = sql<boolean>`status = 'Escalated' and told_at is not null`;

const toldRows = (dialect: Dialect) => tableBy(dialect, 'attendance_told_of');

/** Tells whether there is an escalation that counts and that anybody was told about. */
export async function toldIn({ db, dialect }: ReadDatabase): Promise<boolean> {
  const { rows } = await sql`select 1 from ${toldRows(dialect)}
    where ${COUNTED} and ${TOLD} limit 1`.execute(db);
  return rows.length > 0;
}

const minutes = (dialect: Dialect) => sql.raw(minutesBetween[dialect]('told_at', 'had_at'));

/** Returns the host in the address of a webhook `d`. */
const host: Record<Dialect, string> = {
  sqlite: `substr(substr(d.address, instr(d.address, '//') + 2), 1,
    instr(substr(d.address, instr(d.address, '//') + 2) || '/', '/') - 1)`,
  postgres: `split_part(d.address, '/', 3)`,
};

/** Selects an answer 'I have it' to the newest escalation of a row. */
const haveOf = (press: string, from: string) =>
  `told_press ${press} where ${press}.record_id = ${from}.id and ${press}.press = 'have'
    and ${press}.at >= ${from}.told_at`;

const answerer = (press: string) => `coalesce(${press}.delivery_id, ${press}.admin_id, '')`;

/** Returns the name of the person who first took it, as they were last called (ANSWERS-4). */
const hadBy = (dialect: Dialect, from: string) =>
  `(select coalesce(p.name, case d.kind when 'webhook' then ${host[dialect]} else d.address end,
      nullif(a.name, ''), a.email, '${NAMELESS}')
    from (select * from ${haveOf('own', from)}) p
    left join told_delivery d on d.id = p.delivery_id left join admin a on a.id = p.admin_id
    where ${answerer('p')} = (select ${answerer('f')} from ${haveOf('f', from)} order by f.number limit 1)
    order by p.number desc limit 1)`;

/** Writes the cells about the answer to an escalation, '' if nobody was told about one. */
const ofTold = (dialect: Dialect, cell: RawBuilder<unknown>) =>
  sql`case when ${TOLD} then coalesce(${cell}${sql.raw(dialect === 'postgres' ? '::text' : '')}, '') else '' end`;

/** The two cells by their fields. Only rows with an answer look up the name (ANALYTICS-28). */
export const HAD: Readonly<
  Record<string, (dialect: Dialect, from: string) => RawBuilder<unknown>>
> = {
  hadBy: (dialect, from) =>
    ofTold(
      dialect,
      sql`case when had_at is null then ${sql.lit(HAD_BY_NOBODY)} else ${sql.raw(hadBy(dialect, from))} end`,
    ),
  hadAfter: (dialect) => ofTold(dialect, minutes(dialect)),
};

type FoundRecord = { id: Uint8Array; title: string; started_day: string };

const shown = ({ id, title, started_day: startDate }: FoundRecord) => ({
  record: uuidText(id),
  title,
  startDate,
});

/** The most escalations without an answer that are named. */
const NAMED = 5;

const selectedRows = (dialect: Dialect, filter: AttendanceFilter) =>
  sql`from ${toldRows(dialect)} where ${selectedIn(filter, false, TOLD)}`;

/** Counts the selected escalations by minutes, with null for those that nobody took. */
export const countMinutes = (dialect: Dialect, filter: AttendanceFilter) =>
  sql<{ minutes: number | null; count: number | string }>`select ${minutes(dialect)} as minutes,
    count(*) as count ${selectedRows(dialect, filter)} group by 1`;

/** Returns how long it took until somebody took the selected escalations, or undefined if nobody was told about any (ANALYTICS-29). */
export async function readAnswers(
  source: ReadDatabase,
  filter: AttendanceFilter,
): Promise<AnalyticsCharts['answers']> {
  if (!(await toldIn(source))) return undefined;
  const { db, dialect } = source;
  const rows = selectedRows(dialect, filter);
  const after = minutes(dialect);
  const { rows: times } = await countMinutes(dialect, filter).execute(db);
  const counts = times.map((one) => ({ value: one.minutes, count: Number(one.count) }));
  const had = counts.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
  const newest = async (where: RawBuilder<unknown>, limit: number) => {
    const found = await sql<FoundRecord>`select id, title, started_day from attendance where id in (
        select id ${rows} and ${where} order by started_day desc, started_at desc, id desc limit ${limit})
      order by started_day desc, started_at desc, id desc`.execute(db);
    return found.rows.map(shown);
  };
  const most = Math.max(...had.map(({ value }) => value));
  const [slowest] = had.length > 0 ? await newest(sql`${after} = ${most}`, 1) : [];
  return {
    answered: had.reduce((sum, { count }) => sum + count, 0),
    unanswered: counts.find(({ value }) => value === null)?.count ?? 0,
    open: await newest(sql`had_at is null`, NAMED),
    median: medianOf(had),
    slowest: slowest ? { ...slowest, minutes: most } : null,
  };
}
