import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds who has which issue open, since several processes can serve one campus. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = db.schema
    .createTable('presence')
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('admin_id', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_pk', ['issue_id', 'admin_id']);
  await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
}
