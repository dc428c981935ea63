import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { troubleOf } from '../db/failures/unavailable.ts';
import { writeSetting } from '../db/settings.ts';
import type { DatabaseCheck } from './database-check.ts';

/** The ms in which a healthy database must answer (DATA-2). */
const HEALTH_LIMIT_MS = 2_000;
/** The ms for which the check waits for another process's lock. A locked database is busy, and does not refuse. */
const LOCKED_MS = 500;
/** The ms between two writes, however often somebody asks, so that strangers cannot make the server write more (DATA-14). */
const EVERY_MS = 1_000;
/** The ms for which a write under way is left alone, since each holds a connection, of which there are few. */
const UNDER_WAY_MS = 5_000;
/** The bytes of free disk below which SQLite does not count as able to store records (DATA-14). */
const LEAST_FREE = 16_000_000;

/** An error with a sentence that anybody may read. */
class Unhealthy extends Error {}

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

async function tooLate(signal: AbortSignal): Promise<void> {
  await setTimeout(HEALTH_LIMIT_MS, undefined, { signal });
  throw new Error(`The database did not answer within ${HEALTH_LIMIT_MS} ms.`);
}

/** Returns the check that writes a row and commits it, as a record would be, and throws if that fails (DATA-8). */
function storing({ db, now }: Pick<Deps, 'db' | 'now'>): () => Promise<void> {
  const write = async () => await writeSetting(db.write, 'health', now().toISOString());
  if (db.dialect === 'postgres') return write;
  let writing: Promise<void> | undefined;
  let refused: { error: unknown } | undefined;
  /** Writes and remembers the result. Callers who ask while the write waits for a lock get the result before it. */
  const begin = async () => {
    try {
      await write();
      refused = undefined;
    } catch (error) {
      refused = { error };
    }
    writing = undefined;
  };
  return async () => {
    // Only one write waits for a lock, since records wait in the same line.
    writing ??= begin();
    const answered = new AbortController();
    const waited = setTimeout(LOCKED_MS, undefined, { signal: answered.signal });
    await Promise.race([writing, waited]).finally(() => answered.abort());
    if (refused) throw refused.error;
  };
}

/** Returns the number of the file that has this name now, or undefined if there is none. */
async function inodeOf(path: string): Promise<bigint | undefined> {
  try {
    return (await stat(path, { bigint: true })).ino;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the check that throws if a file in use has lost its name, since its content may be lost when the process ends. */
function keepingFiles(dataDir: string): () => Promise<void> {
  const opened = new Map<string, bigint>();
  return async () => {
    for (const name of ['reslife.db', 'reslife.db-wal', 'reslife.db-shm']) {
      const inode = await inodeOf(join(dataDir, name));
      if (inode === undefined || inode !== (opened.get(name) ?? inode))
        throw new Unhealthy(`A database file was removed or replaced: ${name}.`);
      opened.set(name, inode);
    }
  };
}

async function assertRoom(free: Promise<number>): Promise<void> {
  if ((await free) < LEAST_FREE) throw new Unhealthy('The database disk has less than 16 MB left.');
}

/** Returns the check that throws, with the reason, if no record can be stored. */
export function healthOf(
  { dataDir }: Pick<Config, 'dataDir'>,
  deps: Pick<Deps, 'db' | 'now'>,
  check: DatabaseCheck,
  freeOn: typeof freeBytes = freeBytes,
) {
  const isFile = deps.db.dialect === 'sqlite';
  const [store, keepFiles] = [storing(deps), keepingFiles(dataDir)];
  const prove = async () => {
    if (isFile) {
      await keepFiles();
      await assertRoom(freeOn(dataDir));
    }
    await store();
    if ((await check.found()) !== null)
      throw new Unhealthy('The database is damaged. Restore it from a backup.');
  };
  let last: { at: number; proof: Promise<void>; isOver: boolean } | undefined;
  const begin = (at: number) => {
    const begun = { at, proof: prove(), isOver: false };
    const over = () => (begun.isOver = true);
    void begun.proof.then(over, over);
    return begun;
  };
  return {
    assert: async (read: Promise<unknown>): Promise<void> => {
      const at = deps.now().getTime();
      const age = last ? Math.abs(at - last.at) : Infinity;
      if (!last || age >= (last.isOver ? EVERY_MS : UNDER_WAY_MS)) last = begin(at);
      // This signal releases the timer of a check that has answered.
      const answered = new AbortController();
      const works = Promise.all([read, last.proof]);
      await Promise.race([works, tooLate(answered.signal)]).finally(() => answered.abort());
    },
    sentenceOf: (error: unknown): string =>
      error instanceof Unhealthy ? error.message : troubleOf(error),
  };
}
