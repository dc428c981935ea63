import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import { connectPostgres } from '../db/copying/postgres-source.ts';
import { quoted, type Progress } from '../db/copying/rows.ts';
import { inScratchFolder, type DatabaseAddress } from './place.ts';
import { fill, type BackupFile } from './restore.ts';

/** PostgreSQL's word for a role that may not make databases. */
const NOT_ALLOWED = '42501';

/** The result of a drill: the rows that were compared, and the database in which. */
export type DrillResult = { rows: number; within: 'SQLite' | 'PostgreSQL' };

/** Returns the address of another database on the same server. */
const besideOf = (url: string, name: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/?#]*)(\/[^?#]*)?/, `$1/${name}`);

/** Works in a new database beside the one of the address. Undefined if the role may make none. */
async function inScratchDatabase<T>(
  url: string,
  work: (place: DatabaseAddress) => Promise<T>,
): Promise<T | undefined> {
  const name = `reslife_drill_${randomBytes(4).toString('hex')}`;
  const client = await connectPostgres(url);
  try {
    try {
      await client.query(`create database ${quoted(name)} template template0`);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === NOT_ALLOWED) return undefined;
      throw error;
    }
    try {
      return await work({ dataDir: '', databaseUrl: besideOf(url, name) });
    } finally {
      await client.query(`drop database ${quoted(name)} with (force)`);
    }
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup into a separate database, which is dropped afterwards, and compares every row: on PostgreSQL beside
 * the database in use, if the role may make one; else in a file (BACKUP-9).
 */
export async function drill(
  place: DatabaseAddress,
  given: BackupFile,
  folder: string,
  progress: Progress,
): Promise<DrillResult> {
  const compare = async (scratch: DatabaseAddress) => (await fill(scratch, given, progress)).rows;
  if (place.databaseUrl !== undefined) {
    const rows = await inScratchDatabase(place.databaseUrl, compare);
    if (rows !== undefined) return { rows, within: 'PostgreSQL' };
  }
  const scratch = join(folder, `drill-${basename(given.file)}`);
  return { rows: await inScratchFolder(scratch, compare), within: 'SQLite' };
}
