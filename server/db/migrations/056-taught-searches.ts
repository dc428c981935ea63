import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Searches by which an administrator said that an issue was meant; they go with it (INBOX-16). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('taught_search')
    .addColumn('words', 'text', (c) => c.primaryKey())
    .addColumn('issue_id', 'text', (c) => c.notNull().references('issue.id').onDelete('cascade'))
    .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
    .execute();
  const index = db.schema.createIndex('taught_search_issue').on('taught_search');
  await index.column('issue_id').execute();
}
