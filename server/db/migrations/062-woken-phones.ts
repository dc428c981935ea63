import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds the phones that an escalation wakes (WAKE-1). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const strict = dialect === 'sqlite' ? sql`strict` : sql``;
  await db.schema
    .createTable('woken_phone')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('admin_id', 'text', (c) => c.references('admin.id').onDelete('cascade'))
    .addColumn('person_id', 'text')
    .addColumn('key_hash', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.unique())
    .addColumn('p256dh', 'text')
    .addColumn('auth', 'text')
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .modifyEnd(strict)
    .execute();
  const index = db.schema.createIndex('woken_phone_admin').on('woken_phone');
  await index.column('admin_id').execute();
}
