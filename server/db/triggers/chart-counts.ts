import type { Dialect } from '../columns/dialect.ts';
import type { TriggerRule } from './trigger.ts';

/** A kept count: its table, and by what it counts a row of attendance. */
type CountTable = {
  table: string;
  key: Record<string, (row: string) => string>;
  /** Limits the rows that it counts; practice is never among them. */
  where?: (row: string) => string;
};

const column = (name: string) => (row: string) => `${row}.${name}`;
const DAY = column('started_day');
const CATEGORY = column('category');
const STATUS = column('status');

/** Whole minutes from the start to the end, as each database counts them. */
const minutesOf: Record<Dialect, (row: string) => string> = {
  sqlite: (row) => `(unixepoch(${row}.finished_at) - unixepoch(${row}.started_at)) / 60`,
  postgres: (row) =>
    `((floor(extract(epoch from ${row}.finished_at::timestamptz))
      - floor(extract(epoch from ${row}.started_at::timestamptz)))::bigint / 60)::int`,
};

const countTables = (dialect: Dialect): CountTable[] => [
  {
    table: 'attendance_issue_day',
    key: {
      day: DAY,
      issue_id: column('issue_id'),
      title: column('title'),
      category: CATEGORY,
      status: STATUS,
    },
  },
  {
    table: 'attendance_hour_day',
    key: {
      day: DAY,
      hour: (row) => `${row}.started_minute / 60`,
      category: CATEGORY,
      status: STATUS,
    },
  },
  {
    table: 'attendance_minutes_day',
    key: { day: DAY, category: CATEGORY, status: STATUS, minutes: minutesOf[dialect] },
    // A walk without an end, or with one before its start, has no known duration.
    where: (row) => `${row}.finished_at >= ${row}.started_at`,
  },
  {
    table: 'attendance_area_day',
    key: { day: DAY, area: column('area'), category: CATEGORY, status: STATUS },
    where: (row) => `${row}.area is not null`,
  },
];

/** The columns that a kept count depends on. */
const COUNTED =
  'started_day, started_minute, started_at, finished_at, issue_id, title, category, status, area, practice';

const names = ({ key }: CountTable) => Object.keys(key).join(', ');
const counts = ({ where }: CountTable, row: string) =>
  [`${row}.practice = 0`, ...(where ? [where(row)] : [])].join(' and ');

/** Adds one to the counts of a row, or takes it away. */
const count = (row: 'new' | 'old', sign: '+' | '-') =>
  countTables('sqlite')
    .map((table) => {
      const values = Object.values(table.key).map((of) => of(row));
      return `
        insert into ${table.table} (${names(table)}, count)
        select ${values.join(', ')}, ${sign}1 where ${counts(table, row)}
        on conflict (${names(table)}) do update set count = count ${sign} 1;`;
    })
    .join('');

/** Counts the rows of changed tables, in one order of tables and keys, so that two processes cannot deadlock. */
const sum = (changed: Partial<Record<'added' | 'gone', '+' | '-'>>) =>
  countTables('postgres')
    .map((kept) => {
      const rows = Object.entries(changed).map(([table, sign]) => {
        const values = Object.entries(kept.key).map(([name, of]) => `${of(table)} as ${name}`);
        return `select ${values.join(', ')}, ${sign}1 as one from ${table} where ${counts(kept, table)}`;
      });
      return `
        insert into ${kept.table} (${names(kept)}, count)
        select ${names(kept)}, sum(one) from (${rows.join(' union all ')}) as change
        group by ${names(kept)} having sum(one) <> 0 order by ${names(kept)}
        on conflict (${names(kept)})
        do update set count = ${kept.table}.count + excluded.count;`;
    })
    .join('');

/** Attendances of a day by issue, by hour, by the minutes to their end and by area (ANALYTICS-17). */
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
