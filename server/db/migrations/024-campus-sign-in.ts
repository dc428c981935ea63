import type { Kysely } from 'kysely';

/** Adds the account at the campus's issuer that an administrator is linked to, and what signs a session out there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('admin').addColumn('campus_issuer', 'text').execute();
  await db.schema.alterTable('admin').addColumn('campus_subject', 'text').execute();
  await db.schema
    .createIndex('admin_campus')
    .unique()
    .on('admin')
    .columns(['campus_issuer', 'campus_subject'])
    .execute();
  await db.schema.alterTable('session').addColumn('id_token', 'text').execute();
}
