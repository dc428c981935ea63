import type { Kysely } from 'kysely';

/** Adds who reviewed an issue for the campus and when, and whether it waits for that since it was imported (PATHS-7, SETUP-5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = db.schema.alterTable('issue');
  await alter.addColumn('reviewed_at', 'text').execute();
  await alter.addColumn('reviewed_by', 'text').execute();
  await alter.addColumn('awaits_review', 'integer').execute();
}
