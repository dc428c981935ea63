import type { Kysely } from 'kysely';

/** Adds the words of a published issue that wait beside what advisors read (REVIEW-11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('pending', 'text').execute();
}
