import { existsSync, fsyncSync, openSync, closeSync, renameSync, rmSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

/** What the backup command prints, and whether there is a backup. */
export type BackupResult = { text: string; isDone: boolean };

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** Copies one moment of the database, also while a server writes to it, and looks the copy over. */
function copyTo(database: string, file: string): void {
  const source = new BetterSqlite3(database, { readonly: true, timeout: 5_000 });
  try {
    source.prepare('vacuum into ?').run(file);
  } finally {
    source.close();
  }
  chmodSync(file, 0o600);
  const copy = new BetterSqlite3(file, { readonly: true });
  const found = copy.pragma('integrity_check', { simple: true });
  copy.close();
  if (found !== 'ok') throw new Error(`the copy is not sound: ${String(found)}`);
  flush(file);
}

const no = (text: string): BackupResult => ({ text: `${text}\n`, isDone: false });

/** Writes the SQLite database, unmigrated, to a new file of the owner's alone (START-13), named only when it is whole. */
export function backUp(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  file: string,
): BackupResult {
  if (databaseUrl !== undefined) {
    return no(`DATABASE_URL names PostgreSQL: use pg_dump --format=custom --file='${file}'.`);
  }
  const database = join(dataDir, 'reslife.db');
  if (!existsSync(database)) return no(`There is no database at ${database}.`);
  if (existsSync(file)) return no(`${file} is there already. Name a new file.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    copyTo(database, unfinished);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    return no(`No backup was made: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return { text: `The database is backed up in ${file}.\n`, isDone: true };
}
