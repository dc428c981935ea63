import type { Kysely } from 'kysely';

/** Adds the sentence of an urgent revision, and to an issue its newest one, which advisors get with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('revision').addColumn('urgent', 'text').execute();
  await db.schema.alterTable('issue').addColumn('urgent', 'text').execute();
}
