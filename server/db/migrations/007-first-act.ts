import type { Kysely } from 'kysely';

/** Adds 'Do this first', which revisions keep with their words, and the mark of issues that nobody has reviewed yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('first_act', 'text').execute();
  await db.schema
    .alterTable('issue')
    .addColumn('is_starter', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('revision').addColumn('first_act', 'text').execute();
}
