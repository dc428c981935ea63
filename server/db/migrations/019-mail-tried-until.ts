import type { Kysely } from 'kysely';

/** Adds the time until which sending an email is attempted; null if that is a day after it was put in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail').addColumn('tried_until', 'text').execute();
}
