import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** The time for which a change of a table waits for its users, in ms: everybody behind it in the line waits as long. */
const LOCK_MS = 2_000;
/** The time for which others then have the table, in ms. */
const PAUSE_MS = 1_000;
/** The tries, for three minutes: a long download may be under way. */
const TRIES = 60;

// A lock that was not to be had in time, and two that waited for each other.
const LOCKED = /^(55P03|40P01)$/;

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && LOCKED.test(String(error.code))) || isLocked(error.cause);
}

/** Keeps the rest of the transaction from waiting long for a table. */
export async function waitShortly<S>(tx: Transaction<S>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql.raw(`set local lock_timeout = ${LOCK_MS}`).execute(tx);
}

/** Runs a transaction that calls `waitShortly`, again if a table was in use: other servers go on meanwhile (CLUSTER-10). */
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
