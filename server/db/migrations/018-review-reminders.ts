import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = db.schema
    .createTable('reminder')
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('review_by', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('reminder_pk', ['issue_id', 'review_by', 'stage']);
  await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
  await db.schema
    .alterTable('admin')
    .addColumn('reminders', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
