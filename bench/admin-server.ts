// A server process of the benches, and an administrator signed in to it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { root } from '../tools/base/runtime.mjs';
import { assert } from '#core/base/assert.ts';
import { cookieOf, renewed } from '../server/test/call-server.ts';
import { freePort, isHealthy } from '../server/test/server-process.ts';
import { startArguments } from '../tools/release/needed.ts';

const ADMIN = { email: 'bench@example.edu', password: 'a password of benches' };

/** A server with its administrator: `get` fetches a path of the server as the administrator; `memory` is its resident memory in MB. */
export type AdminServer = {
  port: number;
  get: (path: string) => Promise<Response>;
  memory: () => number;
  stop: () => Promise<void>;
};

/** Starts a server as `npm start` does, on a database without administrators, or on one that an earlier call has used. */
export async function startAdminServer(database: Record<string, string>): Promise<AdminServer> {
  const port = await freePort();
  const child = spawn(process.execPath, startArguments(), {
    cwd: root,
    env: {
      PORT: String(port),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      TIME_ZONE: 'Europe/London',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      SEED: 'none',
      ...database,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(url))) {
    assert(child.exitCode === null, 'the server starts');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const signedIn = renewed(async () => await cookieOf(url, ADMIN));
  return {
    port,
    get: async (path) => {
      const answer = await fetch(url + path, { headers: { cookie: await signedIn() } });
      assert(answer.ok, `${path} answers ${answer.status}`);
      return answer;
    },
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
