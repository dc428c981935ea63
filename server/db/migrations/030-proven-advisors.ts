import { sql, type Kysely } from 'kysely';

/** Adds the proof of the advisor's name in a record, if one was asked for (SIGNIN-44). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attendance').addColumn('proof', 'text').execute();
  await db.schema
    .createIndex('attendance_proven')
    .on('attendance')
    .column('proof')
    .where(sql.ref('proof'), 'is not', null)
    .execute();
}
