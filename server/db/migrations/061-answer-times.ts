import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds when an escalation came that somebody is told about, and when somebody first had it (ANSWERS-11). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const column of ['told_at', 'had_at'])
    await db.schema.alterTable('attendance').addColumn(column, 'text').execute();
  const newest = sql`(select key from told_event
    where record_id = attendance.id and kind = 'escalation' order by key desc limit 1)`;
  // Triggers of the release before stay until the end of the start, and name what 059 replaced; nothing must be sent here.
  const triggers = async (state: 'disable' | 'enable') => {
    if (dialect !== 'postgres') return;
    await sql`alter table attendance ${sql.raw(state)} trigger user`.execute(db);
  };
  await triggers('disable');
  await sql`update attendance set
    told_at = (select at from told_event where key = ${newest}),
    had_at = (select min(at) from told_press where event_key = ${newest} and press = 'have')
    where id in (select record_id from told_event where kind = 'escalation')`.execute(db);
  await triggers('enable');
  await sql`create index attendance_told_of on attendance
    (started_day, started_at, id, told_at, had_at)
    where practice = 0 and status = 'Escalated' and told_at is not null`.execute(db);
}
