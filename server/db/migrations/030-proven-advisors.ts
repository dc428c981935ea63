import { sql, type Kysely } from 'kysely';

/** What proved the name of a record's advisor, where that was asked for (SIGNIN-44). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attendance').addColumn('proof', 'text').execute();
  await db.schema
    .createIndex('attendance_proven')
    .on('attendance')
    .column('proof')
    .where(sql.ref('proof'), 'is not', null)
    .execute();
}
