import { randomInt } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The folder of the code that servers of tests have compiled, below the root. */
export const COMPILED = 'node_modules/.cache/compiled-servers';

/** Systems give no port below to a program that asks for any port: nobody takes one between its look and its use. */
const FIRST_GIVEN = 32_768;

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, FIRST_GIVEN);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return await freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts a real server process, of the build as installations run it, which starts in half the time of its source. It keeps
 * what it has in `dataDir`, with the settings of tests and those in `env`. `ended` resolves to its exit status or the
 * signal that ended it. `flags` are Node's; `within` is a command that starts another one.
 */
export function startServerProcess(
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
  within: readonly string[] = [],
): { child: ChildProcess; url: string; ended: Promise<number | string> } {
  const root = join(import.meta.dirname, '../..');
  const [command, ...given] = [
    ...within,
    process.execPath,
    ...flags,
    join(root, 'dist/server/main.js'),
  ];
  const child = spawn(command, given, {
    cwd: root,
    env: {
      // Compiled once for all servers.
      NODE_COMPILE_CACHE: join(root, COMPILED),
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: 'ada@example.edu',
      ADMIN_PASSWORD: 'a password of tests',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit').then(([status, signal]: unknown[]) => String(signal ?? status));
  return { child, url: `http://127.0.0.1:${port}`, ended };
}

/** Tells whether the server is ready to serve. */
export async function isHealthy(url: string): Promise<boolean> {
  return await fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Resolves once the server is ready to serve; rejects if it is not within 60 seconds. */
export async function untilHealthy(url: string): Promise<void> {
  for (let left = 1_200; !(await isHealthy(url)); left -= 1) {
    if (left === 0) throw new Error(`${url} is not ready`);
    await setTimeout(50);
  }
}

/** Sends JSON to a server, which must take it. */
export async function post(url: string, data: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
}
