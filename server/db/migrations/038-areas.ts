import { sql, type Kysely } from 'kysely';

/** Adds the area that a record's advisor had chosen; null on a campus without areas (AREAS-10). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attendance').addColumn('area', 'text').execute();
  await sql`create index attendance_by_area on attendance (area, started_day, started_at, id)
    where practice = 0 and area is not null`.execute(db);
}
