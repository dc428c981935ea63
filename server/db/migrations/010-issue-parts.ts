import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds the version in which each part of an issue last changed, so that saves of different parts do not conflict. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const create = async <T extends string>(table: CreateTableBuilder<T>) =>
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
  await create(
    db.schema
      .createTable('issue_part')
      .addColumn('issue_id', 'text', (c) => c.notNull().references('issue.id'))
      .addColumn('part', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('saved_at', 'text', (c) => c.notNull())
      .addColumn('saved_by', 'text')
      .addPrimaryKeyConstraint('issue_part_pk', ['issue_id', 'part']),
  );
  // The part that an earlier version changed is not known: it may be any.
  await sql`insert into issue_part (issue_id, part, version, saved_at)
    select id, '*', version, updated_at from issue`.execute(db);
}
