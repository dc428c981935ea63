import { sql, type Kysely, type RawBuilder } from 'kysely';

const isNull = (column: string) => sql<boolean>`${sql.ref(column)} is null`;
const isSet = (column: string) => sql<boolean>`${sql.ref(column)} is not null`;

/** Adds the states of an advisor's message, and an index for each state in which the inbox lists them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = async (table: string, columns: readonly string[]) => {
    for (const column of columns) {
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
    }
  };
  await add('feedback', ['archived_at', 'answer', 'answered_by']);
  const merging = ['draft_id', 'merged_into'];
  await add('missing_issue', ['archived_at', 'answer', 'answered_by', ...merging]);
  await add('step_note', ['read_at', 'answered_at', 'answer', 'answered_by']);

  const index = async (
    table: string,
    name: string,
    columns: string[],
    conditions: RawBuilder<boolean>[],
  ) =>
    await db.schema
      .createIndex(`${table}_${name}`)
      .on(table)
      .columns(columns)
      .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
      .execute();

  for (const table of ['feedback', 'missing_issue', 'step_note']) {
    const archived = table === 'step_note' ? 'done_at' : 'archived_at';
    const own = table === 'missing_issue' ? [isNull('merged_into')] : [];
    const open = [isNull(archived), ...own];
    const order = ['received_at', 'id'];
    await index(table, 'open', order, open);
    await index(table, 'unread', order, [...open, isNull('read_at')]);
    await index(table, 'answered', order, [...open, isSet('answered_at')]);
    await index(table, 'archived', order, [isSet(archived), ...own]);
  }
  await index('missing_issue', 'merged', ['merged_into'], [isSet('merged_into')]);
}
