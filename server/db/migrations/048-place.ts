import type { Kysely } from 'kysely';

/** Where an issue stands in the lists of its category, which revisions keep with its words (ISSUES-27). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('place', 'integer').execute();
  await db.schema.alterTable('revision').addColumn('place', 'integer').execute();
}
