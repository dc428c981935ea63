import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** What analytics sorts by beside the day: an index each, of the attendances that count. */
const SORTED = {
  title: 'title',
  advisor: 'advisor',
  minute: 'started_minute',
  status: 'status',
  feedback: 'feedback_start',
};

/** A statement that adds (`sign` +) or takes away (-) one attendance, whose row has the name `row`. */
const count = (row: 'new' | 'old', sign: '+' | '-') => `
  insert into attendance_day (day, status, written, count)
  select ${row}.started_day, ${row}.status, ${row}.feedback_start <> '', ${sign}1 where ${row}.practice = 0
  on conflict (day, status, written) do update set count = count ${sign} 1;`;

// In the transaction of the change itself, whoever makes it.
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

// Once a statement, in the order of the key, so that two processes cannot deadlock.
async function countOnPostgres(db: Kysely<unknown>): Promise<void> {
  const rows = (name: string, sign: string) => `
    select started_day, status, feedback_start, ${sign}1 as one from ${name} where practice = 0`;
  const added = rows('added', '+');
  const gone = rows('gone', '-');
  const trigger = async (event: string, tables: string, changes: string) => {
    const name = `attendance_${event}_counted`;
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin
          insert into attendance_day (day, status, written, count)
          select started_day, status, (feedback_start <> '')::int, sum(one) from (${changes}) as change
          group by 1, 2, 3 having sum(one) <> 0 order by 1, 2, 3
          on conflict (day, status, written) do update set count = attendance_day.count + excluded.count;
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
  await trigger('insert', 'new table as added', added);
  await trigger('delete', 'old table as gone', gone);
  await trigger('update', 'old table as gone new table as added', `${gone} union all ${added}`);
}

/**
 * Analytics of many years: an index for every sort, the beginning of the feedback to sort by, and
 * how many attendances a day has, kept by triggers.
 */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const kind = dialect === 'sqlite' ? 'virtual' : 'stored';
  const collation = dialect === 'sqlite' ? '' : 'collate "C"';
  await sql
    .raw(
      `alter table attendance add column feedback_start text ${collation}
        generated always as (substr(description, 1, 200)) ${kind}`,
    )
    .execute(db);
  for (const [name, column] of Object.entries(SORTED)) {
    await db.schema
      .createIndex(`attendance_by_${name}`)
      .on('attendance')
      .columns([column, 'started_day', 'started_at', 'id'])
      .where(sql.ref('practice'), '=', sql.lit(0))
      .execute();
  }
  const days = db.schema
    .createTable('attendance_day')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('written', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('attendance_day_pk', ['day', 'status', 'written']);
  await (dialect === 'sqlite' ? days.modifyEnd(sql`strict, without rowid`) : days).execute();
  const written =
    dialect === 'sqlite' ? sql`feedback_start <> ''` : sql`(feedback_start <> '')::int`;
  await sql`insert into attendance_day (day, status, written, count)
    select started_day, status, ${written}, count(*) from attendance where practice = 0
    group by 1, 2, 3`.execute(db);
  await (dialect === 'sqlite' ? countOnSqlite(db) : countOnPostgres(db));
}
