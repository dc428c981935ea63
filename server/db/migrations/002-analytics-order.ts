import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

const SORTED = ['id', 'title', 'advisor', 'started_day', 'started_at', 'status', 'description'];

/** Orders texts in one way on both databases, byte by byte, and adds an index of the attendances that count. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema.dropIndex('attendance_by_day').execute();
  if (dialect === 'postgres') {
    const changes = SORTED.map((name) => sql`alter column ${sql.ref(name)} type text collate "C"`);
    await sql`alter table attendance ${sql.join(changes)}`.execute(db);
  }
  await db.schema
    .createIndex('attendance_by_day')
    .on('attendance')
    .columns(['started_day', 'started_at', 'id'])
    .where(sql.ref('practice'), '=', sql.lit(0))
    .execute();
}
