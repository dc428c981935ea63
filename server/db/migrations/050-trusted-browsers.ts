import type { Kysely } from 'kysely';

/** Adds browsers that are not asked for a second step for thirty days, so that each can be forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trusted_browser')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('admin_id', 'text', (c) => c.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .execute();
  const index = db.schema.createIndex('trusted_browser_admin').on('trusted_browser');
  await index.column('admin_id').execute();
}
