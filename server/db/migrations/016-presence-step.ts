import type { Kysely } from 'kysely';

/** The step that who has an issue open stands at; null if that is no step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('presence').addColumn('step', 'text').execute();
}
