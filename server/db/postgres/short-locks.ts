import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** The ms for which a change of a table waits for the table's users. Everybody behind it in the queue waits as long. */
const LOCK_MS = 2_000;
/** The ms for which others then have the table. */
const PAUSE_MS = 1_000;
/** The number of tries, which take three minutes, since a long download may be under way. */
const TRIES = 60;

// These are the codes for a lock that was not free in time, and for a deadlock.
const LOCKED = /^(55P03|40P01)$/;

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && LOCKED.test(String(error.code))) || isLocked(error.cause);
}

/** Keeps the rest of the transaction from waiting long for a table. */
export async function waitShortly<S>(tx: Transaction<S>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql.raw(`set local lock_timeout = ${LOCK_MS}`).execute(tx);
}

/** Runs a transaction that calls `waitShortly`, and repeats it if a table was in use, so that other servers can work meanwhile (CLUSTER-10). */
export async function amongOthers<S, T>(
  db: Kysely<S>,
  work: (tx: Transaction<S>) => Promise<T>,
): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left === 0 || !isLocked(error)) throw error;
    }
    await setTimeout(PAUSE_MS);
  }
}
