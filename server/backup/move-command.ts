import { LOCALE } from '#core/base/locale.ts';
import { mkdirSync } from 'node:fs';
import { confusing, done, impossible, type CommandResult } from '../base/command-result.ts';
import type { Config } from '../base/config.ts';
import { isPostgres } from '../base/setting-checks.ts';
import { copyRows, sumsOf, type Progress } from '../db/copying/rows.ts';
import { openDatabase } from '../db/open.ts';
import type { Db } from '../db/tables/database.ts';
import { noteMoved, readMoved } from './moved.ts';
import { nameOf, openSource, openTarget, placeOf, type DatabaseAddress } from './place.ts';
import { printedProgress } from './progress.ts';
import { compared } from './restore.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;

/** Copies the rows that are not there yet, compares every row, and only then marks the new place as the one to start from. It returns the number of rows. */
export async function move(
  config: Settings,
  to: DatabaseAddress,
  progress: Progress,
): Promise<number> {
  const from = placeOf(config);
  const source = await openSource(from, true);
  try {
    const what = `a move from ${nameOf(from)}`;
    const target = await openTarget(to, source.migrations, what);
    try {
      await copyRows(source, target, progress);
      const sums = await sumsOf(source, (table, done, all) =>
        progress(`${table} read again`, done, all),
      );
      const rows = await compared(to, sums, progress);
      // The old place is marked as moved before the new one is finished, so that there are never two places that start.
      mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
      noteMoved(config, nameOf(to), new Date());
      await target.finish();
      return rows;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const NOT_EMPTY = /is not empty$/;

async function settled(place: DatabaseAddress, settle: (tx: Db) => Promise<void>): Promise<void> {
  const db = await openDatabase(place, 'none');
  try {
    await db.write.transaction().execute(settle);
  } finally {
    await db.close();
  }
}

/** Runs `move` (BACKUP-11, BACKUP-4), or returns undefined for another command. `settle` then ends the work that must not continue at the new place. */
export async function moveCommand(
  [command, place, ...more]: readonly string[],
  config: Settings,
  settle: (tx: Db) => Promise<void>,
  progress: Progress = printedProgress(),
): Promise<CommandResult | undefined> {
  if (command !== 'move') return undefined;
  if (place === undefined || more.length > 0) {
    return confusing("'move' takes postgres://… or a folder.");
  }
  const to: DatabaseAddress = isPostgres(place)
    ? { dataDir: config.dataDir, databaseUrl: place }
    : { dataDir: place, databaseUrl: undefined };
  const [former, name] = [nameOf(placeOf(config)), nameOf(to)];
  const start = isPostgres(place) ? 'DATABASE_URL' : 'no DATABASE_URL and DATA_DIR';
  const next = `Start the server with ${start} set to it. ${former} is unchanged.`;
  try {
    const rows = (await move(config, to, progress)).toLocaleString(LOCALE);
    await settled(to, settle);
    return done(`${former} is moved to ${name}: ${rows} rows, all checked.\n${next}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const moved = readMoved(config);
    if (NOT_EMPTY.test(reason) && moved?.from === former && moved.to === name) {
      return done(`${former} was already moved to ${name}.\n${next}`);
    }
    const again = 'Run the same command again to continue, or empty the new place.';
    return impossible(`Nothing was moved: ${reason}.\n${again}`);
  }
}
