import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { CannotOpen } from '../db/failures/cannot-open.ts';

const FILE = 'secret.key';
const BYTES = 32;

/** Tells whether a text is a key: 32 bytes in base64. */
export function isSecretKey(text: string): boolean {
  return /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === BYTES;
}

/** The keys that seal what is stored, the newest first (SIGNIN-32). */
export type SecretKeys = {
  read: () => readonly Buffer[];
  /** True if all servers of the database have the keys: they are in the settings, or the database is a file beside theirs. */
  isShared: boolean;
  /** Puts a new key in front if the keys are in a file. It returns whether it did. */
  add: () => boolean;
  /** Removes all but the newest two keys, so that a text that was just sealed still opens. */
  drop: () => void;
};

const newKey = () => randomBytes(BYTES).toString('base64');

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Writes a new file that only this user can read, makes sure that it is on the disk, and returns its name. */
function writeBeside(file: string, keys: readonly string[]): string {
  const beside = `${file}.${process.pid}`;
  rmSync(beside, { force: true });
  const handle = openSync(beside, 'wx', 0o600);
  writeSync(handle, `${keys.join('\n')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  return beside;
}

/** Makes the file with a first key, unless another process made it meanwhile. */
function makeFile(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const beside = writeBeside(file, [newKey()]);
  try {
    linkSync(beside, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(beside);
  }
}

function readFile(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => line.trim() || []);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const bytesOf = (keys: readonly string[]) => keys.map((key) => Buffer.from(key, 'base64'));

/** Returns the existing keys, and makes none. */
export function foundKeys({
  dataDir,
  secretKeys: given,
}: Pick<Config, 'dataDir' | 'secretKeys'>): readonly Buffer[] {
  return bytesOf(given.length > 0 ? given : (readFile(join(dataDir, FILE)) ?? []));
}

/** Returns the keys in the settings, otherwise those in a file beside the data, which is made when it is first read. */
export function secretKeys({
  dataDir,
  databaseUrl,
  secretKeys: given,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKeys'>): SecretKeys {
  if (given.length > 0) {
    const read = () => bytesOf(given);
    return { read, isShared: true, add: () => false, drop: () => undefined };
  }
  const file = join(dataDir, FILE);
  const read = (): string[] => {
    if (readFile(file) === undefined) makeFile(dataDir, file);
    const keys = readFile(file) ?? [];
    if (keys.length > 0 && keys.every(isSecretKey)) return keys;
    throw new CannotOpen(`${file} has no key. Restore it from a backup, or set SECRET_KEY.`);
  };
  const replace = (keys: readonly string[]) => renameSync(writeBeside(file, keys), file);
  return {
    read: () => bytesOf(read()),
    isShared: databaseUrl === undefined,
    add: () => {
      replace([newKey(), ...read()]);
      return true;
    },
    drop: () => replace(read().slice(0, 2)),
  };
}
