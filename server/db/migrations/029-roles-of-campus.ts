import type { Kysely } from 'kysely';

/** Adds a mark of accounts whose role the campus gave at the last sign-in (SIGNIN-40). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('admin')
    .addColumn('role_of_campus', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
