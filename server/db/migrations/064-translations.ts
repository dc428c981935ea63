import type { Kysely } from 'kysely';

/** Adds the texts of an issue in other languages, which a revision keeps as far as advisors get them (TRANSLATE-2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('translations', 'text').execute();
  await db.schema.alterTable('revision').addColumn('translations', 'text').execute();
}
