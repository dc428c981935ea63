import type { Kysely } from 'kysely';

/** Adds the language that a person chose (LANG-10). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('admin').addColumn('language', 'text').execute();
}
