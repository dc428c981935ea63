import { existsSync, rmSync } from 'node:fs';
import type { Progress } from '../db/copying/rows.ts';
import { writeBackup } from './backup-file.ts';
import type { MarkKey } from './mark.ts';
import { nameOf, openSource, settle, type DatabaseAddress } from './place.ts';

export type Making = {
  place: DatabaseAddress;
  /** The key that marks the backup. A database on which no server was started has none. */
  key: MarkKey | undefined;
  recipient: string | undefined;
  now: Date;
  progress: Progress;
  /** True if a file with that name may be replaced. */
  isReplaced?: boolean;
};

/** Writes one moment of a database to a new file, which gets its name only when it is whole (BACKUP-1). */
export async function makeBackup(
  { place, key, recipient, now, progress, isReplaced = false }: Making,
  file: string,
): Promise<void> {
  if (!isReplaced && existsSync(file)) throw new Error(`${file} already exists`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const source = await openSource(place);
  try {
    await writeBackup(source, unfinished, {
      made: now,
      key,
      database: nameOf(place),
      recipient,
      progress,
    });
    settle(unfinished, file);
  } finally {
    await source.close();
    rmSync(unfinished, { force: true });
  }
}
