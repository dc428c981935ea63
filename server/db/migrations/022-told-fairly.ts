import { sql, type Kysely } from 'kysely';

/** Adds an escalation's network, as a mark no other process can read, gone after a day (NOTIFICATIONS-11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('told_event').addColumn('network', 'text').execute();
  await db.schema
    .alterTable('told_event')
    .addColumn('is_grouped', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('told_event_network')
    .on('told_event')
    .columns(['network', 'at'])
    .where('network', 'is not', null)
    .execute();
  await db.schema
    .createIndex('told_delivery_grouped')
    .on('told_delivery')
    .column('target_id')
    .where(sql.ref('state'), '=', sql.lit('grouped'))
    .execute();
}
