import type { Kysely } from 'kysely';

/** Finds the notifications of a record whose escalation is taken back (NOTIFICATIONS-20). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('told_event_record')
    .on('told_event')
    .column('record_id')
    .where('record_id', 'is not', null)
    .execute();
}
