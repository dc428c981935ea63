import type { Kysely } from 'kysely';

/** What happened in a walk beside its taps (RECORD-24). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attendance').addColumn('moments', 'text').execute();
}
