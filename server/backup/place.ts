import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openPostgresSource } from '../db/copying/postgres-source.ts';
import { beginOnPostgres, openPostgresTarget } from '../db/copying/postgres-target.ts';
import type { Source, Target } from '../db/copying/rows.ts';
import { openSqliteSource } from '../db/copying/sqlite-source.ts';
import { beginOnSqlite, openSqliteTarget } from '../db/copying/sqlite-target.ts';
import { migrate } from '../db/migrate.ts';
import { MIGRATIONS } from '../db/migrations/list.ts';
import { openDatabase } from '../db/open.ts';

/** The place of a database: PostgreSQL, opened as the role that owns its tables, otherwise `reslife.db` in a folder. */
export type DatabaseAddress = { dataDir: string; databaseUrl: string | undefined };

/** Returns the place of the database that these settings name, opened as the role that owns its tables. */
export function placeOf(
  config: DatabaseAddress & { databaseOwnerUrl: string | undefined },
): DatabaseAddress {
  return { dataDir: config.dataDir, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl };
}

export const fileOf = ({ dataDir }: DatabaseAddress): string => join(dataDir, 'reslife.db');

/** Returns the name of a place: its file, or its address without the password. */
export function nameOf(place: DatabaseAddress): string {
  if (place.databaseUrl === undefined) return fileOf(place);
  return place.databaseUrl.replace(/\/\/[^@/?#]*@/, '//').replace(/\?[^]*$/, '');
}

/** Opens one moment of a database for reading. */
export async function openSource(place: DatabaseAddress, isAlone = false): Promise<Source> {
  if (place.databaseUrl !== undefined) return await openPostgresSource(place.databaseUrl, isAlone);
  const file = fileOf(place);
  if (!existsSync(file)) throw new Error(`there is no database at ${file}`);
  return openSqliteSource(file, isAlone);
}

/** Returns the migrations with these names. It throws if this version does not know one. */
function migrationsOf(names: readonly string[]) {
  const known = MIGRATIONS.filter(({ name }) => names.includes(name));
  if (known.length === names.length) return known;
  throw new Error('a newer version of this app made it: use that version');
}

/** Opens an empty database for rows, with the tables that these migrations make. If an earlier copy of `what` was interrupted, it goes on from there. It throws if the database holds anything else (BACKUP-3). */
export async function openTarget(
  place: DatabaseAddress,
  migrations: readonly string[],
  what: string,
  isAnew = false,
): Promise<Target> {
  const { dataDir, databaseUrl } = place;
  const list = migrationsOf(migrations);
  if (databaseUrl === undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const isNew =
    databaseUrl === undefined
      ? beginOnSqlite(fileOf(place), what)
      : await beginOnPostgres(databaseUrl, what);
  if (isNew) {
    // Such a file is left over from another database (DATA-12).
    if (databaseUrl === undefined) rmSync(`${fileOf(place)}-shm`, { force: true });
    const db = await openDatabase({ dataDir, databaseUrl }, 'none');
    try {
      await migrate(db, new Date(), list);
    } finally {
      await db.close();
    }
  }
  return databaseUrl === undefined
    ? openSqliteTarget(fileOf(place))
    : await openPostgresTarget(databaseUrl, isAnew);
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Makes sure that a file is on the disk, and gives it its final name. */
export function settle(from: string, to: string): void {
  flush(from);
  renameSync(from, to);
  flush(dirname(to));
}

/** Runs work in a temporary folder beside a database that is made, and removes the folder with whatever is left in it. */
export async function inScratchFolder<T>(
  folder: string,
  work: (place: DatabaseAddress) => Promise<T>,
): Promise<T> {
  rmSync(folder, { recursive: true, force: true });
  try {
    return await work({ dataDir: folder, databaseUrl: undefined });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
