import { execFile, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isHealthy } from '../../server/test/server-process.ts';
import { root } from '../../tools/base/runtime.mjs';
import { assertFree } from '../cluster/cluster.ts';
import { startArguments } from '../../tools/release/needed.ts';
import type { Cell, Table } from './table.ts';

/** A start that takes longer has failed, in ms. */
const START_MS = 60_000;
/** A stop takes ten seconds at most. */
const STOP_MS = 15_000;

const run = promisify(execFile);

/** The variables that a cell's process takes from this one's environment: a path, and the first administrator while it is created. */
const INHERITED = ['PATH', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SEED', 'LOG_LEVEL'];

function environmentOf({ settings }: Cell): Record<string, string> {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(inherited), MALLOC_ARENA_MAX: '2', ...settings };
}

/** Returns true if the process of that number is a server, and not another program that has its number now. */
function isServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/server/main.js');
  } catch {
    return false;
  }
}

/** Returns the processes of the cells on this machine, without systemd: each known by its file `north.pid`. */
export function processesOf({ folder }: Table) {
  const pidFile = (cell: Cell) => join(folder, `${cell.name}.pid`);
  const logFile = (cell: Cell) => join(folder, `${cell.name}.log`);
  const pidOf = (cell: Cell): number | undefined => {
    const file = pidFile(cell);
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    return pid > 0 && isServer(pid) ? pid : undefined;
  };
  return {
    pidOf,
    logFile,
    /** Starts a process for the cell in a session of its own, which Linux gives as much of the processor as each other. */
    launch: async (cell: Cell): Promise<void> => {
      if (pidOf(cell) !== undefined) return;
      // Otherwise another program on that port would be taken for it.
      await assertFree(cell.port);
      mkdirSync(cell.dataDir, { recursive: true, mode: 0o700 });
      const log = openSync(logFile(cell), 'a', 0o600);
      const child = spawn(process.execPath, startArguments(), {
        cwd: root,
        env: environmentOf(cell),
        stdio: ['ignore', log, log],
        detached: true,
      });
      closeSync(log);
      child.unref();
      writeFileSync(pidFile(cell), String(child.pid));
    },
    /** Resolves once the cell answers; throws a sentence if it ends or is not ready in time. */
    untilHealthy: async (cell: Cell): Promise<void> => {
      const late = performance.now() + START_MS;
      while (!(await isHealthy(`http://127.0.0.1:${cell.port}`))) {
        if (pidOf(cell) === undefined || performance.now() > late)
          throw new Error(`${cell.name} does not answer; ${logFile(cell)} has its last words.`);
        await setTimeout(20);
      }
    },
    stop: async (cell: Cell): Promise<void> => {
      const pid = pidOf(cell);
      if (pid !== undefined) {
        process.kill(pid, 'SIGTERM');
        const late = performance.now() + STOP_MS;
        while (isServer(pid)) {
          if (performance.now() > late) process.kill(pid, 'SIGKILL');
          await setTimeout(20);
        }
      }
      rmSync(pidFile(cell), { force: true });
    },
    /** Runs a command of the cell's administrator, such as `backup FILE`; throws its output if it fails. */
    admin: async (cell: Cell, ...args: readonly string[]): Promise<void> => {
      const command = ['dist/server/admin-command.js', ...args];
      try {
        await run(process.execPath, command, { cwd: root, env: environmentOf(cell) });
      } catch (error) {
        const { stderr } = error as { stderr?: string };
        throw new Error(`${cell.name}: ${stderr?.trim() || String(error)}`, { cause: error });
      }
    },
  };
}
