import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds which translations came with the starter library, and who reviewed them for the campus (TRANSLATE-43). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = db.schema
    .createTable('translation_review')
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('reviewed_at', 'text')
    .addColumn('reviewed_by', 'text')
    .addPrimaryKeyConstraint('translation_review_key', ['issue_id', 'language']);
  await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
}
