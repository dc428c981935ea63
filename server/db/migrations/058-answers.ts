import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds the answers to escalations, what targets are called and who of them gets answers, and for some days the number to call back (ANSWERS-2, ANSWERS-9). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const bytes = dialect === 'sqlite' ? 'blob' : 'bytea';
  await db.schema
    .createTable('told_press')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('record_id', bytes, (c) => c.notNull())
    .addColumn('event_key', bytes, (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('delivery_id', 'text')
    .addColumn('admin_id', 'text')
    .addColumn('name', 'text')
    .addColumn('press', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addUniqueConstraint('told_press_once', ['event_key', 'number'])
    .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
    .execute();
  await db.schema.createIndex('told_press_record').on('told_press').column('record_id').execute();
  await db.schema
    .alterTable('told_target')
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('told_target')
    .addColumn('answers', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('told_event').addColumn('withdrawn_at', 'text').execute();
  await db.schema.alterTable('attendance').addColumn('callback', 'text').execute();
  await db.schema
    .createIndex('attendance_callback')
    .on('attendance')
    .column('received_at')
    .where(sql.ref('callback'), 'is not', null)
    .execute();
}
