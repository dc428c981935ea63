import type { Kysely } from 'kysely';

/** Adds the moments of a walk besides its taps (RECORD-24). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attendance').addColumn('moments', 'text').execute();
}
