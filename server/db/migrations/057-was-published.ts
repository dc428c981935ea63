import type { Kysely } from 'kysely';

/** Adds whether an archived issue was published when it was archived, so that it comes back as it was (PUBLISH-17). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('was_published', 'integer').execute();
}
