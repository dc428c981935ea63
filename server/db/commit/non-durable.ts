import { sql, type Transaction } from 'kysely';
import type { Database } from '../tables/database.ts';
import type { Schema } from '../tables/schema.ts';

/** Runs a transaction that does not wait for the disk. It is for data that a power cut may undo, since a flood of attempts must not delay everybody. */
export async function nonDurableTransaction<T>(
  { write, dialect }: Database,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (dialect === 'postgres') {
    return await write.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit to off`.execute(tx);
      return await work(tx);
    });
  }
  // Nobody else gets the connection until the pragma is set back.
  return await write.connection().execute(async (own) => {
    await sql`pragma synchronous = normal`.execute(own);
    try {
      return await own.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(own);
    }
  });
}
