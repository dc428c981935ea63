import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/tables/database.ts';

/** Returns the database's plan for a query, in its own words, a line a step. */
export async function planOf(db: Database, query: RawBuilder<unknown>): Promise<string> {
  if (db.dialect === 'sqlite') {
    const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(db.read);
    return rows.map(({ detail }) => detail).join('\n');
  }
  // A few rows are read fastest without an index; the test asks whether one serves the order.
  return await db.read.connection().execute(async (connection) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await sql`set ${sql.raw(`enable_${way}`)} = off`.execute(connection);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(connection);
    await sql`reset all`.execute(connection);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
