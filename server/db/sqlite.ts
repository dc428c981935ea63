import BetterSqlite3 from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** The number of prepared statements in the cache. Longer statements are batches that rarely repeat, so they are not cached. */
const CACHE_SIZE = 200;
const CACHED_LENGTH = 4_000;

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function isBindable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  );
}

function checked(parameters: readonly unknown[]): readonly unknown[] {
  const odd = parameters.findIndex((value) => !isBindable(value));
  if (odd === -1) return parameters;
  throw new TypeError(`Bug: SQL parameter ${odd + 1} is ${typeof parameters[odd]}, not a value`);
}

function guarded(statement: BetterSqlite3.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(checked(parameters)),
    run: (parameters) => statement.run(checked(parameters)),
    iterate: (parameters) => statement.iterate(checked(parameters)),
  };
}

/** Opens a SQLite file so that it survives a power cut. It checks every parameter, since SQLite silently misreads dates, flags and NaN. */
export function openSqlite(file: string, readonly: boolean): SqliteDatabase {
  const raw = new BetterSqlite3(file, { readonly, timeout: 5_000 });
  raw.pragma('foreign_keys = on');
  // The cache has 2 MB instead of 16, since the system also keeps the file's pages, once for all connections.
  raw.pragma('cache_size = -2000');
  if (!readonly) {
    raw.pragma('journal_mode = wal');
    raw.pragma('synchronous = full');
    // SQLite then overwrites deleted and replaced rows, even in free pages (PRIVACY-18).
    raw.pragma('secure_delete = on');
  }
  // From now on sqlite-dialect.ts does the waiting, which does not block the event loop.
  raw.pragma('busy_timeout = 0');
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => raw.close(),
    prepare: (sql) => {
      // A full disk ends a transaction by itself. A rollback would then fail and hide the reason (DATA-8).
      if (sql === 'rollback' && !raw.inTransaction) return NOTHING;
      // A transaction that reads first would fail at its write if another process wrote meanwhile.
      if (sql === 'begin') sql = 'begin immediate';
      const known = statements.get(sql);
      if (known) {
        statements.delete(sql);
        statements.set(sql, known);
        return known;
      }
      const statement = guarded(raw.prepare(sql));
      if (sql.length <= CACHED_LENGTH) statements.set(sql, statement);
      if (statements.size > CACHE_SIZE) statements.delete(statements.keys().next().value ?? '');
      return statement;
    },
  };
}
