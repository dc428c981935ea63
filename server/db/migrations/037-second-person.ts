import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/**
 * Adds the authors of an issue since it was last published, as far as they are known for existing drafts, and the state
 * of its review.
 */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const strict = dialect === 'sqlite' ? sql`strict` : sql``;
  await db.schema
    .createTable('issue_author')
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('admin_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('issue_author_key', ['issue_id', 'admin_id'])
    .modifyEnd(strict)
    .execute();
  await db.schema
    .createTable('issue_review')
    .addColumn('issue_id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('said_by', 'text', (c) => c.notNull())
    .addColumn('said_at', 'text', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .modifyEnd(strict)
    .execute();
  await sql`insert into issue_author (issue_id, admin_id)
    select distinct issue_part.issue_id, issue_part.saved_by from issue_part
    join issue on issue.id = issue_part.issue_id
    where issue.published = 0 and issue_part.saved_by is not null`.execute(db);
}
