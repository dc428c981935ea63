import type { Kysely } from 'kysely';

/** Adds the role of each account: everybody who is there already is an owner (ROLE-1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('admin')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('owner'))
    .execute();
}
