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

/** The name of the file that says that `reslife.db` once held an installation. */
const MARKER = 'installed';

const MARKER_TEXT =
  'While this file is here, an empty or missing reslife.db is not taken for a new installation.\n';

/** The mode bit of a folder in which any user may have files. */
const STICKY = 0o1000;

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** Changes the mode of a file. A file that belongs to somebody else, or on a disk without permissions, stays as it is. */
function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  }
}

/** Tells whether the folder is only for this app. Otherwise a new mode would lock other people out of their own folders in it. */
function isOurs(folder: string): boolean {
  const entries = readdirSync(folder, { withFileTypes: true });
  const others = entries.filter((entry) => entry.isDirectory() && entry.name !== 'mail');
  return others.length === 0 && (statSync(folder).mode & STICKY) === 0;
}

/** Throws if an installation has lost its database, since it must not start over without being asked (DATA-5). */
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

/** Throws if the log of a killed server is gone, and with it the last writes. SQLite itself always removes -shm before the log (DATA-12). */
function refuseWithoutLog(file: string): void {
  const [log, index] = [`${file}-wal`, `${file}-shm`];
  if (!sizeOf(file) || sizeOf(index) === undefined || sizeOf(log) !== undefined) return;
  throw new CannotOpen(
    `${log} is missing. Put it back, or remove ${index} to start without its data.`,
  );
}

/** Makes the folder and the file of a SQLite database so that only this user can read them (DATA-6). It throws `CannotOpen` if the database was emptied or its log is gone. */
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
