import BetterSqlite3 from 'better-sqlite3';
import {
  inCopyingOrder,
  lengthOf,
  PART_LETTERS,
  PART_ROWS,
  quoted,
  UNFINISHED,
  type Part,
  type Row,
  type Source,
  type Table,
} from './rows.ts';

function tablesOf(raw: BetterSqlite3.Database): Table[] {
  const names = raw
    .prepare<[string], { name: string }>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name <> ?`,
    )
    .all(UNFINISHED);
  return inCopyingOrder(names.map(({ name }) => name)).map((name) => {
    const columns = raw
      .prepare<[string], { name: string }>('select name from pragma_table_info(?) order by name')
      .all(name);
    const counted = raw
      .prepare<[], { rows: number }>(`select count(*) as rows from ${quoted(name)}`)
      .get();
    return { name, columns: columns.map((one) => one.name), rows: counted?.rows ?? 0 };
  });
}

async function* partsOf(
  raw: BetterSqlite3.Database,
  table: Table,
  after: number,
): AsyncGenerator<Part, void> {
  const { name, columns } = table;
  // Rows are read in the order of the file, which is the same at each reading.
  const statement = raw
    .prepare<[number], Row>(
      `select ${columns.map(quoted).join(', ')} from ${quoted(name)} limit -1 offset ?`,
    )
    .raw();
  let rows: Row[] = [];
  let letters = 0;
  for (const row of statement.iterate(after)) {
    rows.push(row);
    letters += lengthOf(row);
    if (rows.length < PART_ROWS && letters < PART_LETTERS) continue;
    yield { table, rows };
    [rows, letters] = [[], 0];
  }
  // A table without more rows is reported too, so that it is known to be done.
  if (rows.length > 0 || table.rows <= after) yield await Promise.resolve({ table, rows });
}

/** Opens one moment of a SQLite database while others write to it. With `isAlone`, nobody else may have it open until it is closed, and it throws if somebody has. */
export function openSqliteSource(file: string, isAlone = false): Source {
  const raw = new BetterSqlite3(file, {
    readonly: !isAlone,
    fileMustExist: true,
    timeout: isAlone ? 500 : 5_000,
  });
  try {
    raw.pragma('cache_size = -2000');
    if (isAlone) {
      // This makes SQLite use -shm, which would otherwise be left when -wal goes (DATA-12).
      raw.pragma('schema_version');
      raw.pragma('locking_mode = exclusive');
    }
    // The first read decides which moment is seen.
    raw.exec(isAlone ? 'begin immediate' : 'begin');
    const tables = tablesOf(raw);
    const hasMigrations = tables.some(({ name }) => name === 'migration');
    const applied = hasMigrations
      ? raw.prepare<[], { name: string }>('select name from migration order by name').all()
      : [];
    return {
      tables,
      migrations: applied.map(({ name }) => name),
      parts: async function* (after = new Map()) {
        for (const table of tables) yield* partsOf(raw, table, after.get(table.name) ?? 0);
      },
      close: async () => {
        raw.exec('rollback');
        raw.close();
        await Promise.resolve();
      },
    };
  } catch (error) {
    raw.close();
    const isBusy =
      error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');
    throw isBusy
      ? new Error(`${file} is in use: stop the program that uses it`, { cause: error })
      : error;
  }
}
