import type { Kysely } from 'kysely';
import type { Committed, IsSameBody, KeyedTable } from './database.ts';
import type { Schema } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

/** Rows of one insert: SQLite takes 32,766 variables, and a row has up to 25. */
const BATCH = 500;

type PendingRow = {
  row: Schema[KeyedTable];
  isSameBody: IsSameBody;
  resolve: (answer: Committed) => void;
  reject: (error: unknown) => void;
};

function byKey(a: PendingRow, b: PendingRow): number {
  return Buffer.compare(a.row.key, b.row.key);
}

/** Inserts the rows whose key is new and returns what is now stored under each row's key. */
async function insertNew(
  db: Kysely<Schema>,
  table: KeyedTable,
  batch: readonly PendingRow[],
): Promise<Committed[]> {
  const rows = batch.map(({ row }) => row);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === rows.length) {
    return rows.map(({ id, key }) => ({ id, key }));
  }
  const keys = rows.map(({ key }) => key);
  const stored = await db
    .selectFrom(table)
    .select(['id', 'key', 'body_hash'])
    .where('key', 'in', keys)
    .execute();
  const storedUnder = new Map(stored.map((row) => [row.key.toHex(), row]));
  return batch.map(({ row: { key }, isSameBody }) => {
    const found = storedUnder.get(key.toHex());
    return found && isSameBody(found.body_hash) ? { id: found.id, key } : { conflict: true };
  });
}

async function settle(
  db: Kysely<Schema>,
  table: KeyedTable,
  batch: readonly PendingRow[],
): Promise<void> {
  try {
    const answers = await insertNew(db, table, batch);
    for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer);
  } catch (error) {
    const [only, ...others] = batch;
    if (others.length === 0) return only?.reject(error);
    if (isUnavailable(error)) return batch.forEach(({ reject }) => reject(error));
    // One bad row must not make the others fail.
    for (const one of batch) await settle(db, table, [one]);
  }
}

/**
 * Many durable writes for the price of one: the rows that come in during one turn of the event loop, or
 * while a batch is being written, are one insert, and each is acknowledged after its COMMIT.
 */
export function groupCommit(db: Kysely<Schema>) {
  const pending = new Map<KeyedTable, PendingRow[]>();
  let writing: Promise<void> | undefined;

  const writeAll = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    for (const [table, rows] of pending) {
      // Always in the order of keys, so that two processes cannot deadlock.
      const batch = rows.splice(0, BATCH).sort(byKey);
      if (rows.length === 0) pending.delete(table);
      await settle(db, table, batch);
    }
    writing = pending.size > 0 ? writeAll() : undefined;
  };

  return {
    commit: async <T extends KeyedTable>(
      table: T,
      row: Schema[T],
      isSameBody: IsSameBody,
    ): Promise<Committed> => {
      const { promise, resolve, reject } = Promise.withResolvers<Committed>();
      const queue = pending.get(table) ?? [];
      queue.push({ row, isSameBody, resolve, reject });
      pending.set(table, queue);
      writing ??= writeAll();
      return await promise;
    },
    settled: async () => {
      for (let last; last !== writing;) await (last = writing);
    },
  };
}
