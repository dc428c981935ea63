import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('rate_limit_by_expire').on('rate_limit').column('expire').execute();
}
