import { existsSync, rmSync } from 'node:fs';
import {
  copyRows,
  differences,
  sumsAndClose,
  type Progress,
  type Sums,
} from '../db/copying/rows.ts';
import { readBackup, type BackupReading } from './backup-file.ts';
import type { MarkKey } from './mark.ts';
import {
  fileOf,
  inScratchFolder,
  openSource,
  openTarget,
  settle,
  type DatabaseAddress,
} from './place.ts';

/** A backup file, the private key that opens it, and the keys of this installation. */
export type BackupFile = { file: string; identity: string | undefined; keys: readonly MarkKey[] };

/** The number of rows restored, the maker of the backup, and the owners in it. */
export type RestoreResult = { rows: number } & Pick<BackupReading, 'maker' | 'owners'>;

/** Compares the rows of a database with these sums, and counts them. It throws if any differ. */
export async function compared(
  place: DatabaseAddress,
  sums: Sums,
  progress: Progress,
): Promise<number> {
  const found = await sumsAndClose(await openSource(place), (table, done, all) =>
    progress(`${table} compared`, done, all),
  );
  const [first] = differences(sums, found);
  if (first !== undefined) throw new Error(first);
  return [...found.values()].reduce((all, { rows }) => all + rows, 0);
}

/** Fills a database from a backup and reads every row again. It throws if one differs from the backup. */
export async function fill(
  place: DatabaseAddress,
  given: BackupFile,
  progress: Progress,
): Promise<RestoreResult> {
  const backup = await readBackup(given);
  try {
    const target = await openTarget(place, backup.migrations, 'a backup', true);
    try {
      await copyRows(backup, target, progress);
      const rows = await compared(place, backup.sums, progress);
      await target.finish();
      return { rows, maker: backup.maker, owners: backup.owners };
    } finally {
      await target.close();
    }
  } finally {
    await backup.close();
  }
}

/** Restores a backup into an empty place, completely or not at all (BACKUP-3). */
export async function restore(
  place: DatabaseAddress,
  given: BackupFile,
  progress: Progress,
): Promise<RestoreResult> {
  if (place.databaseUrl !== undefined) return await fill(place, given, progress);
  const file = fileOf(place);
  for (const one of [file, `${file}-wal`]) {
    if (existsSync(one)) throw new Error(`${one} exists: restore to an empty place`);
  }
  return await inScratchFolder(`${place.dataDir}/restoring`, async (scratch) => {
    const restored = await fill(scratch, given, progress);
    // Such a file is left over from another database (DATA-12).
    rmSync(`${file}-shm`, { force: true });
    settle(fileOf(scratch), file);
    return restored;
  });
}
