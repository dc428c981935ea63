import { sql, type ColumnDataType, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds advisors' notes on faults of steps, and the words of searches that found nothing. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const bytes: ColumnDataType = dialect === 'sqlite' ? 'blob' : 'bytea';
  const create = async <T extends string>(table: CreateTableBuilder<T>) =>
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
  const keyed = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', bytes, (c) => c.primaryKey())
      .addColumn('key', bytes, (c) => c.notNull().unique())
      .addColumn('body_hash', bytes, (c) => c.notNull())
      .addColumn('received_at', 'text', (c) => c.notNull())
      .addColumn('correction', 'integer', (c) => c.notNull());

  await create(
    keyed('step_note')
      .addColumn('advisor', 'text', (c) => c.notNull())
      .addColumn('issue_id', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer')
      .addColumn('step', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('done_at', 'text'),
  );
  await db.schema
    .createIndex('step_note_to_do')
    .on('step_note')
    .columns(['issue_id', 'received_at'])
    .where(sql.ref('done_at'), 'is', null)
    .execute();
  await create(
    keyed('empty_search')
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('phone', 'text'),
  );
  // Holds all that is asked of the table.
  await db.schema
    .createIndex('empty_search_by_words')
    .on('empty_search')
    .columns(['words', 'phone', 'received_at'])
    .execute();
}
