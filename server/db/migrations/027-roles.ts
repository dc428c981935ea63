import type { Kysely } from 'kysely';

/** What each account may do: everybody that is there already is an owner (ROLE-1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('admin')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('owner'))
    .execute();
}
