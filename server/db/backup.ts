import { existsSync, fsyncSync, openSync, closeSync, renameSync, rmSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { encryptFile } from './age-file.ts';

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

type Backing = {
  dataDir: string;
  databaseUrl: string | undefined;
  backupRecipient: string | undefined;
};

/**
 * Writes the SQLite database, unmigrated, to a new file of the owner's alone (START-13), named only when
 * it is whole; encrypted where a recipient is set (DATA-10).
 */
export async function backUp(
  { dataDir, databaseUrl, backupRecipient }: Backing,
  file: string,
): Promise<BackupResult> {
  if (databaseUrl !== undefined) {
    const dump = 'pg_dump --format=custom';
    const use =
      backupRecipient === undefined
        ? `${dump} --file='${file}'`
        : `${dump} | age --recipient ${backupRecipient} --output '${file}'`;
    return no(`DATABASE_URL names PostgreSQL: use ${use}.`);
  }
  const database = join(dataDir, 'reslife.db');
  if (!existsSync(database)) return no(`There is no database at ${database}.`);
  if (existsSync(file)) return no(`${file} is there already. Name a new file.`);
  const [unfinished, encrypted] = [`${file}.unfinished`, `${file}.unfinished.age`];
  const clear = () => [unfinished, encrypted].forEach((one) => rmSync(one, { force: true }));
  clear();
  try {
    copyTo(database, unfinished);
    if (backupRecipient !== undefined) {
      await encryptFile(unfinished, encrypted, backupRecipient);
      flush(encrypted);
    }
    renameSync(backupRecipient === undefined ? unfinished : encrypted, file);
  } catch (error) {
    return no(`No backup was made: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    clear();
  }
  const how = backupRecipient === undefined ? '' : `, encrypted for ${backupRecipient}`;
  return { text: `The database is backed up in ${file}${how}.\n`, isDone: true };
}
