import { sql } from 'kysely';
import type { Db } from '../tables/database.ts';
import type { Dialect } from '../columns/dialect.ts';

/** Waits until no other transaction, in any process, has the turn with that name, and then has it until it ends. On SQLite, writers wait for each other anyway. */
export async function takeTurn(tx: Db, dialect: Dialect, name: string): Promise<void> {
  if (dialect !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Takes the turn with that name until the transaction ends, unless another transaction has it. It returns whether it did. */
export async function tryTurn(tx: Db, dialect: Dialect, name: string): Promise<boolean> {
  if (dialect !== 'postgres') return true;
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isFree"`.execute(tx);
  return rows[0]?.isFree === true;
}
