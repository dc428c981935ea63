import type { Kysely } from 'kysely';

/** Numbers that revisions of an issue may have had before the database was restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('issue')
    .addColumn('revision_floor', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
