import type { Kysely } from 'kysely';

/** Adds what authors changed about the situations of an issue, a list as JSON, which revisions keep with their words (ISSUES-29). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('situations', 'text').execute();
  await db.schema.alterTable('revision').addColumn('situations', 'text').execute();
}
