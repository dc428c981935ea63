import { sql, type Kysely } from 'kysely';

/** Adds the state of a record's incident report, and an index of those not opened yet by their day (REPORT-5, REPORT-8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attendance').addColumn('report', 'text').execute();
  await db.schema
    .createIndex('attendance_report_due')
    .on('attendance')
    .columns(['started_day', 'started_at', 'id'])
    .where(sql.raw<boolean>(`practice = 0 and report = 'due'`))
    .execute();
}
