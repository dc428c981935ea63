import type { Kysely } from 'kysely';

/** Adds the categories to which an author is limited, as JSON; null, as everybody begins, is all (ROLE-9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('admin').addColumn('categories', 'text').execute();
}
