import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './tables/database.ts';

const TRIES = 20;
const PAUSE_MS = 50;

/** Empties the log of SQLite, which still has old pages after they were rewritten (PRIVACY-18). It waits a second for readers, and tells whether it succeeded. */
export async function emptyLog({
  dialect,
  write,
}: Pick<Database, 'dialect' | 'write'>): Promise<boolean> {
  if (dialect !== 'sqlite') return true;
  for (let left = TRIES; left > 0; left -= 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(write);
    if (rows[0]?.busy === 0) return true;
    await pause(PAUSE_MS);
  }
  return false;
}
