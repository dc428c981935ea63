import type { Kysely } from 'kysely';

/** Adds the place of an issue in the lists of its category, which revisions keep with their words (ISSUES-27). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('place', 'integer').execute();
  await db.schema.alterTable('revision').addColumn('place', 'integer').execute();
}
