import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Makes the first tables, as `schema.ts` describes them. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const bytes = dialect === 'sqlite' ? 'blob' : 'bytea';
  // SQLite takes any value in any column of a table that is not strict.
  const create = async <T extends string>(table: CreateTableBuilder<T>) =>
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
  const make = (name: string) => db.schema.createTable(name);

  await create(
    make('issue')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('published', 'integer', (c) => c.notNull())
      .addColumn('archived', 'integer', (c) => c.notNull())
      .addColumn('steps', 'text', (c) => c.notNull())
      .addColumn('removed', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('revision', 'integer')
      .addColumn('owner', 'text')
      .addColumn('review_by', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull()),
  );
  await create(
    make('revision')
      .addColumn('issue_id', 'text', (c) => c.notNull().references('issue.id'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('steps', 'text', (c) => c.notNull())
      .addColumn('saved_at', 'text', (c) => c.notNull())
      .addColumn('saved_by', 'text')
      .addColumn('note', 'text')
      .addPrimaryKeyConstraint('revision_pk', ['issue_id', 'number']),
  );

  const keyed = (name: string) =>
    make(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('key', 'text', (c) => c.notNull().unique())
      .addColumn('body_hash', 'text', (c) => c.notNull())
      .addColumn('received_at', 'text', (c) => c.notNull());
  await create(
    keyed('attendance')
      .addColumn('issue_id', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer')
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('advisor', 'text', (c) => c.notNull())
      .addColumn('started_at', 'text', (c) => c.notNull())
      .addColumn('finished_at', 'text')
      .addColumn('started_day', 'text', (c) => c.notNull())
      .addColumn('started_minute', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('rating', 'real')
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('steps', 'text', (c) => c.notNull())
      .addColumn('practice', 'integer', (c) => c.notNull())
      .addColumn('flagged', 'integer', (c) => c.notNull()),
  );
  await db.schema
    .createIndex('attendance_by_day')
    .on('attendance')
    .columns(['started_day', 'started_at', 'id'])
    .execute();
  await create(
    keyed('feedback')
      .addColumn('advisor', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('rating', 'real', (c) => c.notNull())
      .addColumn('read_at', 'text')
      .addColumn('answered_at', 'text'),
  );
  await create(
    keyed('missing_issue')
      .addColumn('advisor', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('category', 'text')
      .addColumn('read_at', 'text')
      .addColumn('answered_at', 'text'),
  );

  await create(
    make('admin')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('disabled', 'integer', (c) => c.notNull())
      .addColumn('google_sub', 'text', (c) => c.unique())
      .addColumn('facebook_id', 'text', (c) => c.unique())
      .addColumn('created_at', 'text', (c) => c.notNull()),
  );
  await create(
    make('session')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('admin_id', 'text', (c) => c.notNull().references('admin.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'text', (c) => c.notNull()),
  );
  await create(
    make('token')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('admin_id', 'text', (c) => c.notNull().references('admin.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text'),
  );
  await create(
    make('rate_limit')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('points', 'integer', (c) => c.notNull())
      .addColumn('expire', dialect === 'sqlite' ? 'integer' : 'bigint'),
  );

  await create(
    make('image')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('bytes', bytes, (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull()),
  );
  await create(
    make('mail')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('send_after', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text'),
  );
  await create(
    make('audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('who', 'text')
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('subject', 'text'),
  );
  await create(
    make('setting')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull()),
  );
}
