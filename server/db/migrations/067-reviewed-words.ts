import type { Kysely } from 'kysely';

/** Adds a fingerprint of the words that were reviewed: publishing and archiving change the issue, not these (PATHS-7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('reviewed_words', 'text').execute();
  await db.schema.alterTable('translation_review').addColumn('reviewed_words', 'text').execute();
}
