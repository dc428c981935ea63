import { sql, type Kysely } from 'kysely';

/** Adds an index of walks that were handed over, which finds the data about the advisor who took one over (PRIVACY-10). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index attendance_handed_over on attendance (id)
    where replace(moments, 'handed:', '') <> moments`.execute(db);
  await sql`create index former_record_handed_over on former_record (record_id, correction)
    where replace(record, 'handed:', '') <> record`.execute(db);
}
