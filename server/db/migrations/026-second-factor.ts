import type { Kysely } from 'kysely';

/** Adds the authenticator app of an administrator, the codes for when it is lost, and sign-ins that wait for one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factor')
    .addColumn('admin_id', 'text', (c) => c.primaryKey().references('admin.id').onDelete('cascade'))
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('admin_id', 'text', (c) => c.notNull().references('admin.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('second_step')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('admin_id', 'text', (c) => c.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('id_token', 'text')
    .execute();
  for (const table of ['recovery_code', 'second_step'])
    await db.schema.createIndex(`${table}_admin`).on(table).column('admin_id').execute();
}
