import BetterSqlite3 from 'better-sqlite3';
import { assertSame, quoted, UNFINISHED, type Part, type Target } from './rows.ts';

type SchemaObject = { name: string; type: string; sql: string };

/** Empties the tables and removes what the database derives from rows, noting how to restore it. */
function prepare(raw: BetterSqlite3.Database): void {
  const rest = raw
    .prepare<[], SchemaObject>(
      `select name, type, sql from sqlite_schema where type in ('index', 'trigger') and sql is not null
       order by type, name`,
    )
    .all();
  for (const { type, name } of rest) raw.exec(`drop ${type} ${quoted(name)}`);
  const tables = raw
    .prepare<[string], SchemaObject>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name <> ?`,
    )
    .all(UNFINISHED);
  for (const { name } of tables) raw.exec(`delete from ${quoted(name)}`);
  const add = raw.prepare(`insert into ${UNFINISHED} (kind, name, value) values ('rest', ?, ?)`);
  for (const { name, sql } of rest) add.run(name, sql);
  raw.exec(`insert into ${UNFINISHED} (kind, name, value) values ('state', 'prepared', '')`);
}

type Note = { kind: string; name: string; value: string };

function notes(raw: BetterSqlite3.Database, kind: string): Note[] {
  return raw
    .prepare<[string], Note>(`select * from ${UNFINISHED} where kind = ? order by place`)
    .all(kind);
}

/** Notes in an empty SQLite database which copy goes into it. It tells whether the tables must still be made. */
export function beginOnSqlite(file: string, what: string): boolean {
  const raw = new BetterSqlite3(file);
  try {
    const tables = raw
      .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table'")
      .all();
    if (tables.some(({ name }) => name === UNFINISHED)) {
      assertSame(what, notes(raw, 'what')[0]?.value);
      return notes(raw, 'state').length === 0;
    }
    if (tables.length > 0) throw new Error(`${file} is not empty`);
    raw.transaction(() => {
      raw.exec(
        `create table ${UNFINISHED} (place integer primary key, kind text, name text, value text)`,
      );
      raw.prepare(`insert into ${UNFINISHED} (kind, name, value) values ('what', '', ?)`).run(what);
    })();
    return true;
  } finally {
    raw.close();
  }
}

/** Opens the prepared SQLite database into which rows are copied. */
export function openSqliteTarget(file: string): Target {
  const raw = new BetterSqlite3(file, { timeout: 5_000 });
  raw.pragma('foreign_keys = off');
  raw.pragma('synchronous = normal');
  raw.pragma('cache_size = -16000');
  if (notes(raw, 'state').length === 0) raw.transaction(() => prepare(raw))();
  const done = new Map(notes(raw, 'rows').map(({ name, value }) => [name, Number(value)]));
  const forget = raw.prepare<[string]>(
    `delete from ${UNFINISHED} where kind = 'rows' and name = ?`,
  );
  const note = raw.prepare<[string, string]>(
    `insert into ${UNFINISHED} (kind, name, value) values ('rows', ?, ?)`,
  );
  const write = raw.transaction(({ table: { name, columns }, rows }: Part, now: number) => {
    const places = columns.map(() => '?').join(', ');
    const insert = raw.prepare(
      `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${places})`,
    );
    for (const row of rows) insert.run(...row);
    forget.run(name);
    note.run(name, String(now));
  });
  return {
    done,
    write: async (part, now) => await Promise.resolve(write(part, now)),
    finish: async () => {
      raw.transaction(() => {
        for (const { value } of notes(raw, 'rest')) raw.exec(value);
        raw.exec(`drop table ${UNFINISHED}`);
      })();
      await Promise.resolve(raw.pragma('wal_checkpoint(truncate)'));
    },
    close: async () => void (await Promise.resolve(raw.close())),
  };
}
