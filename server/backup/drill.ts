import { LOCALE } from '#core/base/locale.ts';
import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import { done, impossible, type CommandResult } from '../base/command-result.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { connectPostgres } from '../db/copying/postgres-source.ts';
import { quoted, type Progress } from '../db/copying/rows.ts';
import { scheduledIn } from './backup-files.ts';
import { foundKeys } from '../base/secret-keys.ts';
import { markKeysOf } from './mark.ts';
import { openedBy } from './opened-by.ts';
import { inScratchFolder, placeOf, type DatabaseAddress } from './place.ts';
import { printedProgress } from './progress.ts';
import { fill, type BackupFile } from './restore.ts';
import { change, warnOwners } from './scheduled.ts';

/** PostgreSQL's error code for a role that may not create databases. */
const NOT_ALLOWED = '42501';

/** The result of a drill: the number of rows compared, and the kind of database used. */
type DrillResult = { rows: number; within: 'SQLite' | 'PostgreSQL' };

/** Returns the address of another database on the same server. */
const besideOf = (url: string, name: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/?#]*)(\/[^?#]*)?/, `$1/${name}`);

/** Runs work in a new database on the same server. It returns undefined if the role may not create one. */
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

/** Restores a backup into a database that is dropped afterward, and compares every row. It uses the PostgreSQL server if the role may create a database there, otherwise a file (BACKUP-9). */
async function drill(
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

/** Proves that the newest backup can be restored, and notes the day (BACKUP-9). It returns undefined for another command. */
export async function drillCommand(
  [command, keyFile, ...more]: readonly string[],
  config: Config,
  deps: Deps,
  progress: Progress = printedProgress(),
): Promise<CommandResult | undefined> {
  if (command !== 'drill' || more.length > 0) return undefined;
  const { backupDir } = config;
  if (backupDir === undefined)
    return impossible('BACKUP_DIR is not set, so there are no backups to test.');
  const [newest] = scheduledIn(backupDir);
  if (!newest) return impossible(`${backupDir} has no backup yet.`);
  const { file } = newest;
  const opened = openedBy(file, keyFile);
  if ('problem' in opened) return impossible(opened.problem);
  const given = { file, ...opened, keys: markKeysOf(foundKeys(config)) };
  try {
    const { rows, within } = await drill(placeOf(config), given, backupDir, progress);
    const proven = { at: deps.now().toISOString(), file: basename(file) };
    await change(deps, (backups) => ({ ...backups, proven, drillFailure: null }));
    const count = rows.toLocaleString(LOCALE);
    return done(`${file} was restored in ${within}: ${count} rows, all checked.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const drillFailure = { at: deps.now().toISOString(), reason };
    await change(deps, (backups) => ({ ...backups, drillFailure }));
    await warnOwners(config, deps);
    return impossible(`${file} could not be restored: ${reason}.`);
  }
}
