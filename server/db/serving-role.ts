import { sql } from 'kysely';
import type { Database } from './tables/database.ts';
import { MIGRATION_LOCK } from './migrate.ts';

/** Gives the role that serves what it needs of the tables, and nothing that changes them or takes a trigger of the trail away (DATA-11); called by their owner. */
export async function grantServing(
  { write }: Pick<Database, 'write'>,
  role: string,
): Promise<void> {
  await write.transaction().execute(async (tx) => {
    // Processes that start at once grant one after the other: PostgreSQL refuses grants at the same time.
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(tx);
    const schema = sql.id(rows[0]?.name ?? 'public');
    const to = sql.id(role);
    await sql`grant usage on schema ${schema} to ${to}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(
      tx,
    );
    await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.execute(tx);
    await sql`revoke insert, update, delete on migration from ${to}`.execute(tx);
  });
}
