import { sql, type Kysely } from 'kysely';

const MESSAGES = ['feedback', 'missing_issue', 'step_note'];

/** Lets messages be found by the day they came (PRIVACY-2): by the instant PostgreSQL would list the inbox by that index too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of MESSAGES) {
    const name = `${table}_by_age`;
    await db.schema.dropIndex(name).execute();
    await db.schema
      .createIndex(`${table}_by_day`)
      .on(table)
      .expression(sql`substr(received_at, 1, 10)`)
      .execute();
  }
}
