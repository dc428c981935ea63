import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds the paths of an issue that somebody read and ticked, and a count of the changes of its ticks. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = db.schema
    .createTable('path_check')
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('steps', 'text', (c) => c.notNull())
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .addColumn('checked_by', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('path_check_key', ['issue_id', 'fingerprint']);
  await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
  await db.schema
    .alterTable('issue')
    .addColumn('path_ticks', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
