import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import { answerToRepeat, correct, heldOf, type ArrivedRow } from './corrections.ts';
import type { Committed, IsSameBody, KeyedTable, WrittenRow } from '../tables/database.ts';
import type { Dialect } from '../columns/dialect.ts';
import type { Schema } from '../tables/schema.ts';
import { isUnavailable } from '../failures/unavailable.ts';

/** The rows in one insert: SQLite allows 32,766 variables, and a row has up to 25. */
const BATCH = 500;

type PendingRow = ArrivedRow & PromiseWithResolvers<Committed>;

const byKey = (a: PendingRow, b: PendingRow): number => Buffer.compare(a.row.key, b.row.key);

/** Inserts rows with new keys and returns what is stored under each key, or undefined if that has another number than the row. */
async function insertNew(
  db: Kysely<Schema>,
  table: KeyedTable,
  dialect: Dialect,
  batch: readonly PendingRow[],
): Promise<(Committed | undefined)[]> {
  const rows = batch.map(({ row }) => row);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === rows.length) {
    return rows.map(heldOf);
  }
  const keys = rows.map(({ key }) => key);
  const found = db
    .selectFrom(table)
    .select(['id', 'key', 'body_hash', 'received_at', 'correction'])
    .where('key', 'in', keys)
    .orderBy('key');
  // A lock is written too, so its transaction waits for the standby, which then has the row as well (FAILOVER-4).
  const stored = await (dialect === 'postgres' ? found.forUpdate() : found).execute();
  const storedUnder = new Map(stored.map((row) => [row.key.toHex(), row]));
  return batch.map((sent) => {
    const found = storedUnder.get(sent.row.key.toHex());
    return found?.correction === sent.row.correction
      ? answerToRepeat(sent, found.body_hash, found)
      : undefined;
  });
}

/** A function that writes rows and returns the answer to each, or undefined if there is none yet. */
type Write = (batch: readonly PendingRow[]) => Promise<readonly (Committed | undefined)[]>;

/** Writes the batch, settles the rows that have an answer, and returns the others. */
async function settle(batch: readonly PendingRow[], write: Write): Promise<PendingRow[]> {
  try {
    const answers = await write(batch);
    return batch.filter(({ resolve }, index) => {
      const answer = answers[index];
      if (answer) resolve(answer);
      return !answer;
    });
  } catch (error) {
    // One bad row must not make the others fail.
    if (batch.length > 1 && !isUnavailable(error)) {
      const left = [];
      for (const one of batch) left.push(...(await settle([one], write)));
      return left;
    }
    for (const { reject } of batch) reject(error);
    return [];
  }
}

/** Makes durable writes cheap: the rows of one turn of the event loop are one insert, and each is acknowledged after its COMMIT. */
export function groupCommit(db: Kysely<Schema>, dialect: Dialect) {
  const pending = new Map<KeyedTable, PendingRow[]>();
  let writing: Promise<void> | undefined;
  // A commit for many requests must not belong to the trace of one of them.
  const outside = AsyncLocalStorage.snapshot();

  const writeAll = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    for (const [table, rows] of pending) {
      // Rows are always in the order of keys, so that two processes cannot deadlock.
      const batch = rows.splice(0, BATCH).sort(byKey);
      if (rows.length === 0) pending.delete(table);
      const left = await settle(batch, (rows) => insertNew(db, table, dialect, rows));
      for (const group of dialect === 'sqlite' ? [left] : left.map((one) => [one])) {
        if (group.length > 0) await settle(group, (rows) => correct(db, dialect, table, rows));
      }
    }
    writing = pending.size > 0 ? writeAll() : undefined;
  };

  return {
    commit: async <T extends KeyedTable>(
      table: T,
      row: WrittenRow<T>,
      isSameBody: IsSameBody,
    ): Promise<Committed> => {
      const sender = Promise.withResolvers<Committed>();
      pending.getOrInsertComputed(table, () => []).push({ row, isSameBody, ...sender });
      writing ??= outside(writeAll);
      return await sender.promise;
    },
    settled: async () => {
      for (let last; last !== writing;) await (last = writing);
    },
  };
}
