import { sql, type Kysely } from 'kysely';

/** Adds the indexes that find rows beyond their term: by their arrival, a record by its day until it was swept (PRIVACY-2). */
const BY_AGE = {
  feedback: 'received_at',
  missing_issue: 'received_at',
  step_note: 'received_at',
  empty_search: 'received_at',
  mail: 'created_at',
  told_event: 'at',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  const add = async (table: string, column: string) =>
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await add('attendance', 'swept');
  await add('admin', 'signed_in_before');
  await db.schema
    .createIndex('attendance_unswept')
    .on('attendance')
    .column('started_day')
    .where(sql.ref('swept'), '=', sql.lit(0))
    .execute();
  for (const [table, column] of Object.entries(BY_AGE))
    await db.schema.createIndex(`${table}_by_age`).on(table).column(column).execute();
}
