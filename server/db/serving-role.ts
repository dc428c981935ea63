import { sql } from 'kysely';
import type { Database } from './tables/database.ts';
import { MIGRATION_LOCK } from './migrate.ts';

/** Gives the role that serves the rights it needs on the tables. It cannot change the tables or remove a trigger of the trail (DATA-11). The owner of the tables calls this. */
export async function grantServing(
  { write }: Pick<Database, 'write'>,
  role: string,
): Promise<void> {
  await write.transaction().execute(async (tx) => {
    // Processes that start together grant one after the other, since PostgreSQL refuses concurrent grants.
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
