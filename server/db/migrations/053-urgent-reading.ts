import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds urgent corrections that went to advisors before a second person read them, and who has read them since (REVIEW-21). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('urgent_reading')
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('marks', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('mailed_at', 'text', (c) => c.notNull())
    .addColumn('read_by', 'text')
    .addColumn('read_at', 'text')
    .addPrimaryKeyConstraint('urgent_reading_key', ['issue_id', 'revision'])
    .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
    .execute();
}
