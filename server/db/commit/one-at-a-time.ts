import { sql } from 'kysely';
import type { Db } from '../tables/database.ts';
import type { Dialect } from '../columns/dialect.ts';

/** Waits until no other transaction, of whichever process, has the turn of that name, and has it until it ends. On SQLite writers wait for each other anyway. */
export async function takeTurn(tx: Db, dialect: Dialect, name: string): Promise<void> {
  if (dialect !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
