import type { Kysely } from 'kysely';

/** The sweep of counters that have run out reads those alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('rate_limit_by_expire').on('rate_limit').column('expire').execute();
}
