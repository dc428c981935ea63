import BetterSqlite3 from 'better-sqlite3';
import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../tables/schema.ts';

/** A row as its values in the order of the query's columns. */
export type Values = readonly (string | number | Uint8Array | null)[];

/** The number of letters that end a part, even if it has few rows, since strangers decide how long a row is (ANALYTICS-14). */
const PART_LETTERS = 500_000;

function lettersIn(row: Values): number {
  let letters = 0;
  for (const value of row) if (typeof value === 'string') letters += value.length;
  return letters;
}

/** Yields the rows of a query's snapshot in parts of at most `size` (ANALYTICS-16). The caller must finish it or return from it, since SQLite's log cannot be emptied until then. */
export function* sqliteCursor(
  file: string,
  query: CompiledQuery,
  size: number,
): Generator<Values[], void> {
  const raw = new BetterSqlite3(file, { readonly: true, timeout: 5_000 });
  // Each row is read once, so 2 MB of pages are enough instead of 16.
  raw.pragma('cache_size = -2000');
  try {
    const statement = raw.prepare<unknown[], Values>(query.sql).raw();
    let part: Values[] = [];
    let letters = 0;
    for (const row of statement.iterate(...query.parameters)) {
      letters += lettersIn(row);
      if (part.push(row) < size && letters < PART_LETTERS) continue;
      yield part;
      [part, letters] = [[], 0];
    }
    if (part.length > 0) yield part;
  } finally {
    raw.close();
  }
}

/** Yields the same from PostgreSQL, with a cursor in a transaction that holds one connection of the pool until it ends. */
export async function* postgresCursor(
  db: Kysely<Schema>,
  query: RawBuilder<Record<string, Values[number]>>,
  size: number,
): AsyncGenerator<Values[], void> {
  const tx = await db.startTransaction().setAccessMode('read only').execute();
  const fetch = async () =>
    await sql<Record<string, Values[number]>>`fetch ${sql.lit(size)} from part`.execute(tx);
  try {
    // All rows are read, so the best plan is the one that ends soonest, not the one that returns the first row soonest.
    await sql`set local cursor_tuple_fraction = 1`.execute(tx);
    await sql`declare part no scroll cursor for ${query}`.execute(tx);
    let coming = fetch();
    for (let found = size; found === size;) {
      const { rows } = await coming;
      found = rows.length;
      if (found === size) {
        // PostgreSQL reads the next part while this one is used.
        coming = fetch();
        coming.catch(() => undefined);
      }
      if (found > 0) yield rows.map((row) => Object.values(row));
    }
  } finally {
    // The transaction has only read, so it can be rolled back.
    await tx.rollback().execute();
  }
}
