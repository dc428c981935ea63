import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** A kept count: its table, and what it is counted by, read from a row of attendance named `row`. */
type Kept = {
  table: string;
  key: readonly { name: string; type: 'text' | 'integer'; of: (row: string) => string }[];
  /** Limits the rows that it counts; practice is never among them. */
  where?: (row: string) => string;
};

const column = (name: string, of: string) => ({
  name,
  type: 'text' as const,
  of: (row: string) => `${row}.${of}`,
});

const DAY = column('day', 'started_day');
const CATEGORY = column('category', 'category');
const STATUS = column('status', 'status');

/** Whole minutes from the start to the end, as each database counts them. */
const minutesOf: Record<Dialect, (row: string) => string> = {
  sqlite: (row) => `(unixepoch(${row}.finished_at) - unixepoch(${row}.started_at)) / 60`,
  postgres: (row) =>
    `((floor(extract(epoch from ${row}.finished_at::timestamptz))
      - floor(extract(epoch from ${row}.started_at::timestamptz)))::bigint / 60)::int`,
};

const keptOn = (dialect: Dialect): Kept[] => [
  {
    table: 'attendance_issue_day',
    key: [DAY, column('issue_id', 'issue_id'), column('title', 'title'), CATEGORY, STATUS],
  },
  {
    table: 'attendance_hour_day',
    key: [
      DAY,
      { name: 'hour', type: 'integer', of: (row) => `${row}.started_minute / 60` },
      CATEGORY,
      STATUS,
    ],
  },
  {
    table: 'attendance_minutes_day',
    key: [DAY, CATEGORY, STATUS, { name: 'minutes', type: 'integer', of: minutesOf[dialect] }],
    // A walk without an end, or with one before its start, has no known duration.
    where: (row) => `${row}.finished_at >= ${row}.started_at`,
  },
];

const names = ({ key }: Kept) => key.map(({ name }) => name).join(', ');
const values = ({ key }: Kept, row: string) => key.map(({ of }) => of(row)).join(', ');
const counts = ({ where }: Kept, row: string) =>
  [`${row}.practice = 0`, ...(where ? [where(row)] : [])].join(' and ');

/** The columns that a kept count depends on. */
const COUNTED =
  'started_day, started_minute, started_at, finished_at, issue_id, title, category, status, practice';

async function countOnSqlite(db: Kysely<unknown>, kept: readonly Kept[]): Promise<void> {
  const count = (row: 'new' | 'old', sign: '+' | '-') =>
    kept
      .map(
        (one) => `
        insert into ${one.table} (${names(one)}, count)
        select ${values(one, row)}, ${sign}1 where ${counts(one, row)}
        on conflict (${names(one)}) do update set count = count ${sign} 1;`,
      )
      .join('');
  const trigger = async (name: string, event: string, does: string) =>
    await sql
      .raw(`create trigger ${name} after ${event} on attendance begin ${does} end`)
      .execute(db);
  await trigger('attendance_added_charts', 'insert', count('new', '+'));
  await trigger('attendance_removed_charts', 'delete', count('old', '-'));
  await trigger(
    'attendance_changed_charts',
    `update of ${COUNTED}`,
    count('old', '-') + count('new', '+'),
  );
}

// Once a statement, in one order of tables and keys, so that two processes cannot deadlock.
async function countOnPostgres(db: Kysely<unknown>, kept: readonly Kept[]): Promise<void> {
  const trigger = async (event: string, tables: string, changed: Record<string, '+' | '-'>) => {
    const name = `attendance_${event}_charts`;
    const statements = kept.map((one) => {
      const rows = Object.entries(changed).map(
        ([table, sign]) =>
          `select ${one.key.map((part) => `${part.of(table)} as ${part.name}`).join(', ')}, ${sign}1 as one
           from ${table} where ${counts(one, table)}`,
      );
      return `insert into ${one.table} (${names(one)}, count)
        select ${names(one)}, sum(one) from (${rows.join(' union all ')}) as change
        group by ${names(one)} having sum(one) <> 0 order by ${names(one)}
        on conflict (${names(one)})
        do update set count = ${one.table}.count + excluded.count;`;
    });
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin
          ${statements.join('\n')}
          return null;
        end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${name} after ${event} on attendance referencing ${tables}
          for each statement execute function ${name}()`,
      )
      .execute(db);
  };
  await trigger('insert', 'new table as added', { added: '+' });
  await trigger('delete', 'old table as gone', { gone: '-' });
  await trigger('update', 'old table as gone new table as added', { gone: '-', added: '+' });
}

/** Texts that attendance keeps byte by byte: a count must compare them alike. */
const BYTE_BY_BYTE = ['day', 'title', 'status'];

async function makeTable(db: Kysely<unknown>, dialect: Dialect, kept: Kept): Promise<void> {
  const typed = kept.key.map(({ name, type }) => {
    const collation = dialect === 'postgres' && BYTE_BY_BYTE.includes(name) ? ' collate "C"' : '';
    return `${name} ${type}${collation} not null`;
  });
  await sql
    .raw(
      `create table ${kept.table} (${typed.join(', ')}, count integer not null, primary key (${names(kept)}))
        ${dialect === 'sqlite' ? 'strict, without rowid' : ''}`,
    )
    .execute(db);
  const row = 'attendance';
  await sql
    .raw(
      `insert into ${kept.table} (${names(kept)}, count)
        select ${values(kept, row)}, count(*) from attendance where ${counts(kept, row)}
        group by ${kept.key.map((_, index) => index + 1).join(', ')}`,
    )
    .execute(db);
}

/** Counts for the charts by triggers: a day's attendances by issue, hour and minutes to their end (ANALYTICS-17). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const kept = keptOn(dialect);
  for (const one of kept) await makeTable(db, dialect, one);
  await (dialect === 'sqlite' ? countOnSqlite(db, kept) : countOnPostgres(db, kept));
  await sql`create index attendance_practised on attendance (started_day, started_at, id)
    where practice = 1`.execute(db);
}
