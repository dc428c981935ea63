import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './server-process.ts';

// The folder in which Debian and Ubuntu put the programs, with a folder for each version.
const VERSIONS = '/usr/lib/postgresql';

/** Returns the folder of the newest PostgreSQL of this machine, or undefined if there is none. */
export function findPrograms(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const [newest] = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  const programs = join(VERSIONS, newest ?? '', 'bin');
  return existsSync(join(programs, 'initdb')) ? programs : undefined;
}

/** Tells whether this machine can start a PostgreSQL of its own. */
export const hasPostgres = findPrograms() !== undefined;

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}

/** Returns the user for PostgreSQL and the proxy before it, which refuse to run as root: the one that its package made. */
export function ownUser(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Resolves once a server takes queries. Throws what it says if it does not within 30 seconds. */
async function isReady(url: string): Promise<void> {
  for (let left = 600; ; left -= 1) {
    try {
      return void (await query(url, 'select 1'));
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(50);
    }
  }
}

/** Makes an empty database on a server and returns its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Removes every database whose name begins so, and ends whatever uses it. */
export async function dropDatabases(server: string, prefix: string): Promise<void> {
  const names = await query(
    server,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of names) {
    await query(server, `drop database if exists ${String(datname)} with (force)`);
  }
}

export type PostgresServer = {
  url: string;
  pid: number;
  /** Stops and wakes all its processes, as a machine does that swaps or a disk that hangs. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
};

/** Sends a signal to a process and the children that it has. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  for (const each of [pid, ...children.map(Number)].filter((id) => id > 0)) {
    try {
      process.kill(each, signal);
    } catch (error) {
      // A child may end meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

type ServerFolder = { programs: string; folder: string; user: ReturnType<typeof ownUser> };

/** Makes a folder for a server's files, or returns undefined if the machine has no PostgreSQL. */
function newPlace(): ServerFolder | undefined {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'reslife-postgres-'));
  const user = ownUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return { programs, folder, user };
}

function run({ programs, folder, user }: ServerFolder, program: string, ...args: string[]): void {
  execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: 'ignore' });
}

/** Starts the server whose files are in `cluster` of its folder. */
async function serve(
  { programs, folder, user }: ServerFolder,
  own: readonly string[] = ['-F'],
): Promise<PostgresServer> {
  const port = await freePort();
  const settings = ['-h', '127.0.0.1', '-k', folder, '-p', String(port), ...own];
  const cluster = ['-D', join(folder, 'cluster')];
  const server = spawn(join(programs, 'postgres'), [...cluster, ...settings], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const url = `postgres://reslife@127.0.0.1:${port}/postgres`;
  const pid = server.pid ?? 0;
  const stop = async () => {
    // Does not wait for its clients.
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await isReady(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    pid,
    freeze: () => signalAll(pid, 'SIGSTOP'),
    thaw: () => signalAll(pid, 'SIGCONT'),
    stop,
  };
}

/**
 * Starts a PostgreSQL of its own on a spare loopback port, its files in a folder that goes with it. It does
 * not sync to disk unless it has options of its own (`['-N', '300']`). Undefined if the machine has no PostgreSQL.
 */
export async function startPostgres(
  options?: readonly string[],
): Promise<PostgresServer | undefined> {
  const place = newPlace();
  if (!place) return undefined;
  const cluster = ['-D', join(place.folder, 'cluster')];
  const initdb = [...cluster, '-U', 'reslife', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  // Words in the order of a dictionary, as most campuses have it: SQLite's order is different.
  const order = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US'];
  run(place, 'initdb', ...initdb, ...order);
  return await serve(place, options);
}

/** Starts a standby of a server, which reads what that one writes until it is promoted. */
export async function startStandby({ url }: PostgresServer): Promise<PostgresServer> {
  const place = newPlace();
  if (!place) throw new Error('This machine has no PostgreSQL.');
  const from = ['-h', '127.0.0.1', '-p', new URL(url).port, '-U', 'reslife'];
  const cluster = ['-D', join(place.folder, 'cluster')];
  run(place, 'pg_basebackup', ...from, ...cluster, '-R', '-c', 'fast', '--no-sync');
  return await serve(place);
}
