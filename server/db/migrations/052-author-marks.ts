import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Marks by which an author is known again under another account (REVIEW-10). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('issue_author_mark')
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('issue_author_mark_key', ['issue_id', 'mark'])
    .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
    .execute();
}
