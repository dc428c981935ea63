import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Feedback is sorted by its beginning: a longer text does not fit into an index. */
const FEEDBACK = 'substr(description, 1, 200)';

/** The columns that analytics sorts by besides the day: an index each, of the attendances that count. */
const SORTED = {
  title: 'title',
  advisor: 'advisor',
  minute: 'started_minute',
  status: 'status',
  feedback: FEEDBACK,
};

/** Adds one to the sums of a row's day, or takes it away. */
const count = (row: 'new' | 'old', sign: '+' | '-') => `
  insert into attendance_day (day, status, written, count)
  select ${row}.started_day, ${row}.status, substr(${row}.description, 1, 200) <> '', ${sign}1
  where ${row}.practice = 0
  on conflict (day, status, written) do update set count = count ${sign} 1;`;

// Counts in the transaction of the change itself, no matter who makes it.
async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  const trigger = async (name: string, event: string, does: string) =>
    await sql
      .raw(`create trigger ${name} after ${event} on attendance begin ${does} end`)
      .execute(db);
  await trigger('attendance_added', 'insert', count('new', '+'));
  await trigger('attendance_removed', 'delete', count('old', '-'));
  const counted = 'started_day, status, description, practice';
  await trigger(
    'attendance_changed',
    `update of ${counted}`,
    count('old', '-') + count('new', '+'),
  );
}

/** Returns the rows of a changed table that count, each as one more or less. */
const rows = (name: string, sign: '+' | '-') => `
  select started_day as day, status, (${FEEDBACK} <> '')::int as written, ${sign}1 as one
  from ${name} where practice = 0`;

// Once a statement, in the order of the key, so that two processes cannot deadlock.
async function countOnPostgres(db: Kysely<unknown>): Promise<void> {
  const trigger = async (event: string, tables: string, changes: string) => {
    const name = `attendance_${event}_counted`;
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin
          insert into attendance_day (day, status, written, count)
          select day, status, written, sum(one) from (${changes}) as change
          group by day, status, written having sum(one) <> 0 order by day, status, written
          on conflict (day, status, written)
          do update set count = attendance_day.count + excluded.count;
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
  const [added, gone] = [rows('added', '+'), rows('gone', '-')];
  await trigger('insert', 'new table as added', added);
  await trigger('delete', 'old table as gone', gone);
  await trigger('update', 'old table as gone new table as added', `${gone} union all ${added}`);
}

/** Adds an index for every sort of analytics, and triggers that count each day by outcome and feedback (ANALYTICS-17). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const [name, key] of Object.entries(SORTED)) {
    await sql
      .raw(
        `create index attendance_by_${name} on attendance (${key}, started_day, started_at, id)
          where practice = 0`,
      )
      .execute(db);
  }
  // PostgreSQL would read every row for an expression; most have no feedback, and their run is long.
  if (dialect === 'postgres') {
    await sql`create index attendance_without_feedback on attendance (started_day, started_at, id)
      where practice = 0 and description = ''`.execute(db);
  }
  const days = db.schema
    .createTable('attendance_day')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('status', dialect === 'sqlite' ? 'text' : sql`text collate "C"`, (c) => c.notNull())
    .addColumn('written', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('attendance_day_pk', ['day', 'status', 'written']);
  await (dialect === 'sqlite' ? days.modifyEnd(sql`strict, without rowid`) : days).execute();
  const written = sql.raw(`${FEEDBACK} <> ''`);
  await sql`insert into attendance_day (day, status, written, count)
    select started_day, status, ${dialect === 'sqlite' ? written : sql`(${written})::int`}, count(*)
    from attendance where practice = 0 group by 1, 2, 3`.execute(db);
  await (dialect === 'sqlite' ? countOnSqlite(db) : countOnPostgres(db));
}
