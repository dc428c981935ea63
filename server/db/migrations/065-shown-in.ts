import { sql, type Kysely } from 'kysely';

/** Adds the languages in which steps of a record were shown; null if all were in the original (TRANSLATE-12). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attendance').addColumn('shown_in', 'text').execute();
  await sql`create index attendance_shown_in on attendance (id)
    where practice = 0 and shown_in is not null`.execute(db);
}
