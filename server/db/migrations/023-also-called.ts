import type { Kysely } from 'kysely';

/** Adds an issue's other names, a list as JSON, which revisions keep with their words (SEARCH-14). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('also_called', 'text').execute();
  await db.schema.alterTable('revision').addColumn('also_called', 'text').execute();
}
