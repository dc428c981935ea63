import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CannotOpen } from './failures/cannot-open.ts';

/** Says that `reslife.db` has once held an installation. */
const MARKER = 'installed';

const MARKER_TEXT =
  'While this file is here, an empty or missing reslife.db is not taken for a new installation.\n';

/** The mode bit of a folder in which any user may have files. */
const STICKY = 0o1000;

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** Changes the mode of a file; one that is not ours to change, or on a disk without permissions, stays as it is. */
function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  }
}

/** Tells whether the folder is only for this app: other people's folders in it would be cut off. */
function isOurs(folder: string): boolean {
  const entries = readdirSync(folder, { withFileTypes: true });
  const others = entries.filter((entry) => entry.isDirectory() && entry.name !== 'mail');
  return others.length === 0 && (statSync(folder).mode & STICKY) === 0;
}

/** Throws if an installation has lost its database: it must not start over unasked (DATA-5). */
function refuseEmptied(folder: string, file: string): void {
  const size = sizeOf(file) ?? 0;
  if (size > 0) return;
  if ((sizeOf(`${file}-wal`) ?? 0) > 0) {
    throw new CannotOpen(
      `${file} is empty or missing, but ${file}-wal has its records. Restore both from a backup, or move ${file}-wal away to start over.`,
    );
  }
  const marker = join(folder, MARKER);
  if (sizeOf(marker) !== undefined) {
    const how = sizeOf(file) === undefined ? 'missing' : 'empty';
    throw new CannotOpen(
      `${file} is ${how} but held an installation. Restore it from a backup, or remove ${marker} to start over.`,
    );
  }
}

/** Throws if the log of a server that was killed is gone, and what was written last with it: SQLite itself takes -shm away before it (DATA-12). */
function refuseWithoutLog(file: string): void {
  const [log, index] = [`${file}-wal`, `${file}-shm`];
  if (!sizeOf(file) || sizeOf(index) === undefined || sizeOf(log) !== undefined) return;
  throw new CannotOpen(
    `${log} is missing. Put it back, or remove ${index} to start without its data.`,
  );
}

/** Makes the folder and file of a SQLite database, which only this user can read (DATA-6). Throws `CannotOpen` if the database was emptied or its log is gone. */
export function openDataFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'reslife.db');
  refuseEmptied(folder, file);
  refuseWithoutLog(file);
  if (isOurs(folder)) tighten(folder, 0o700);
  // SQLite makes the files beside it with the same permissions.
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) tighten(path, 0o600);
  return file;
}

/** Notes, once, that the folder's database holds an installation. */
export function markInstalled(folder: string): void {
  const marker = join(folder, MARKER);
  if (sizeOf(marker) === undefined) writeFileSync(marker, MARKER_TEXT, { mode: 0o600 });
}
