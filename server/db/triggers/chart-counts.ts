import type { Dialect } from '../columns/dialect.ts';
import { COUNTED_SQL } from '../tables/standing.ts';
import type { TriggerRule } from './trigger.ts';

export const COUNT_TABLES = [
  'attendance_issue_day',
  'attendance_hour_day',
  'attendance_minutes_day',
  'attendance_area_day',
] as const;
export type CountTable = (typeof COUNT_TABLES)[number];

type Counting = {
  key: Record<string, (row: string) => string>;
  /** Limits the rows that are counted. Practice is never among them. */
  where?: (row: string) => string;
};

const column = (name: string) => (row: string) => `${row}.${name}`;
const DAY = column('started_day');
const CATEGORY = column('category');
const STATUS = column('status');

/** The whole minutes between two columns, in the words of each database. */
export const minutesBetween: Record<Dialect, (start: string, end: string) => string> = {
  sqlite: (start, end) => `(unixepoch(${end}) - unixepoch(${start})) / 60`,
  postgres: (start, end) =>
    `((floor(extract(epoch from ${end}::timestamptz))
      - floor(extract(epoch from ${start}::timestamptz)))::bigint / 60)::int`,
};

const minutesOf = (dialect: Dialect) => (row: string) =>
  minutesBetween[dialect](`${row}.started_at`, `${row}.finished_at`);

export const countings = (dialect: Dialect): Readonly<Record<CountTable, Counting>> => ({
  attendance_issue_day: {
    key: {
      day: DAY,
      issue_id: column('issue_id'),
      title: column('title'),
      category: CATEGORY,
      status: STATUS,
    },
  },
  attendance_hour_day: {
    key: {
      day: DAY,
      hour: (row) => `${row}.started_minute / 60`,
      category: CATEGORY,
      status: STATUS,
    },
  },
  attendance_minutes_day: {
    key: { day: DAY, category: CATEGORY, status: STATUS, minutes: minutesOf(dialect) },
    // A walk without an end, or with one before its start, has no known duration.
    where: (row) => `${row}.finished_at >= ${row}.started_at`,
  },
  attendance_area_day: {
    key: { day: DAY, area: column('area'), category: CATEGORY, status: STATUS },
    where: (row) => `${row}.area is not null`,
  },
});

/** The columns that a kept count depends on. */
const COUNTED =
  'started_day, started_minute, started_at, finished_at, issue_id, title, category, status, area, practice';

export const namesOf = ({ key }: Counting): string => Object.keys(key).join(', ');
/** Returns the columns of a kept count as a row of attendance has them. */
export const valuesOf = ({ key }: Counting, row: string): string =>
  Object.entries(key)
    .map(([name, of]) => `${of(row)} as ${name}`)
    .join(', ');

const counts = ({ where }: Counting, row: string) =>
  [`${row}.${COUNTED_SQL}`, ...(where ? [where(row)] : [])].join(' and ');

/** Adds one to the counts of a row, or subtracts it. */
const count = (row: 'new' | 'old', sign: '+' | '-') =>
  Object.entries(countings('sqlite'))
    .map(([table, kept]) => {
      const values = Object.values(kept.key).map((of) => of(row));
      return `
        insert into ${table} (${namesOf(kept)}, count)
        select ${values.join(', ')}, ${sign}1 where ${counts(kept, row)}
        on conflict (${namesOf(kept)}) do update set count = count ${sign} 1;`;
    })
    .join('');

/** Counts the rows of changed tables, always in the same order of tables and keys, so that two processes cannot deadlock. */
const sum = (changed: Partial<Record<'added' | 'gone', '+' | '-'>>) =>
  Object.entries(countings('postgres'))
    .map(([table, kept]) => {
      const rows = Object.entries(changed).map(
        ([from, sign]) =>
          `select ${valuesOf(kept, from)}, ${sign}1 as one from ${from} where ${counts(kept, from)}`,
      );
      return `
        insert into ${table} (${namesOf(kept)}, count)
        select ${namesOf(kept)}, sum(one) from (${rows.join(' union all ')}) as change
        group by ${namesOf(kept)} having sum(one) <> 0 order by ${namesOf(kept)}
        on conflict (${namesOf(kept)})
        do update set count = ${table}.count + excluded.count;`;
    })
    .join('');

/** The rule that counts a day's attendances by issue, by hour, by the minutes to their end and by area (ANALYTICS-17). */
export const chartCounts: TriggerRule = {
  table: 'attendance',
  sqlite: [
    { name: 'attendance_added_charts', after: 'insert', does: count('new', '+') },
    { name: 'attendance_removed_charts', after: 'delete', does: count('old', '-') },
    {
      name: 'attendance_changed_charts',
      after: `update of ${COUNTED}`,
      does: count('old', '-') + count('new', '+'),
    },
  ],
  postgres: [
    { name: 'attendance_insert_charts', after: 'insert', does: sum({ added: '+' }) },
    { name: 'attendance_delete_charts', after: 'delete', does: sum({ gone: '-' }) },
    { name: 'attendance_update_charts', after: 'update', does: sum({ gone: '-', added: '+' }) },
  ],
};
