import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, closeSync, constants, openSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPrograms as findPostgres } from '../../server/test/postgres-server.ts';

/** A program that runs until it is killed, and runs again when it is started again. */
export type Program = {
  readonly start: () => void;
  /** Sends a signal to it and to all that it started. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** `kill -9` of it and all that it started; resolves once it is gone. */
  readonly kill: () => Promise<void>;
};

const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the place of a program; undefined if this machine does not have it. */
export function findProgram(name: string): string | undefined {
  return PLACES.map((place) => join(place, name)).find(isProgram);
}

/** Returns the processes that one started, and those that they started. */
export function familyOf(pid: number): number[] {
  let children: number[] = [];
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    children = text.split(' ').map(Number).filter(Boolean);
  } catch {
    // It has ended.
    return [];
  }
  return [pid, ...children.flatMap(familyOf)];
}

/** Sends a signal to processes of which some may have ended. */
export function signalThese(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

type Launch = {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly log: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly user?: { uid?: number; gid?: number };
};

/** The time after its own end at which a program is started again, in ms, as by systemd. */
const RESTART_MS = 1_000;

/** Returns a program as it is launched; its words go to the end of the file `log`. */
export function programOf({ program, args, folder, log, env, user }: Launch): Program {
  let child: ReturnType<typeof spawn> | undefined;
  let isWanted = false;
  const start = () => {
    isWanted = true;
    const words = openSync(log, 'a');
    const options = { cwd: folder, env: env ?? process.env, ...user };
    const started = spawn(program, args, { ...options, stdio: ['ignore', words, words] });
    closeSync(words);
    started.once('exit', () => {
      if (isWanted && child === started) setTimeout(() => isWanted && start(), RESTART_MS);
    });
    child = started;
  };
  const signal = (signal: NodeJS.Signals) => {
    if (child?.pid !== undefined) signalThese(familyOf(child.pid), signal);
  };
  process.once('exit', () => signal('SIGKILL'));
  return {
    start,
    signal,
    kill: async () => {
      isWanted = false;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      signal('SIGKILL');
      await ended;
    },
  };
}

const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  patronictl: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
} as const;

/** The required programs, with the place of each. */
export type ProgramPaths = Readonly<Record<keyof typeof PACKAGES | 'postgres', string>>;

/** Returns the places of all programs, or the Debian packages that this machine lacks. */
export function findPrograms(): { found?: ProgramPaths; missing: string[] } {
  const postgres = findPostgres();
  const places = Object.keys(PACKAGES).map((name) => [name, findProgram(name)] as const);
  const missing: string[] = places.flatMap(([name, place]) =>
    place === undefined ? [PACKAGES[name as keyof typeof PACKAGES]] : [],
  );
  if (postgres === undefined) missing.push('postgresql');
  if (missing.length > 0) return { missing: [...new Set(missing)] };
  return { found: { ...Object.fromEntries(places), postgres } as ProgramPaths, missing };
}
