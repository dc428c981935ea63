import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServerProcess, untilHealthy } from '../../server/test/server-process.ts';
import { startCluster } from '../cluster/cluster.ts';
import { startArguments } from '../../tools/release/needed.ts';
import type { Plan } from './plan.ts';

/** The installation against which the storm is played. */
export type StormServer = {
  port: number;
  /** The place of its records, for code that reads them past the server. */
  where: { dataDir: string; databaseUrl: string | undefined; secretKeys: readonly string[] };
  admin: { email: string; password: string };
  /** The processes of each part. */
  parts: Readonly<Record<string, readonly number[]>>;
  stop: () => Promise<void>;
};

const SETTINGS = {
  RATE_LIMIT: 'on',
  TIME_ZONE: 'Europe/London',
  WEBHOOK_PRIVATE: '127.0.0.1',
  LOG_LEVEL: 'error',
};
const ADMIN = { email: 'ada@example.edu', password: 'a password of storms' };
/** Twenty connections a process, and one process more. */
const CONNECTIONS = '200';

async function onSqlite(flags: readonly string[]): Promise<StormServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-storm-'));
  const port = await freePort();
  const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const env = { ...SETTINGS, ...account };
  const { child, url } = startServerProcess(dataDir, port, env, flags);
  await untilHealthy(url);
  return {
    port,
    where: { dataDir, databaseUrl: undefined, secretKeys: [] },
    admin: ADMIN,
    parts: { server: [child.pid ?? 0] },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the installation of a plan, as `npm start` does, with an empty database except for the starter library. */
export async function openPlace({ database, processes }: Plan): Promise<StormServer> {
  const flags = startArguments().slice(0, -1);
  if (database === 'sqlite') return await onSqlite(flags);
  const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const secretKey = randomBytes(32).toString('base64');
  const cluster = await startCluster({
    count: processes,
    port: await freePort(),
    env: { ...SETTINGS, ...account, SECRET_KEY: secretKey },
    flags,
    postgresOptions: ['-N', CONNECTIONS],
  });
  const { servers, nginx, postgres } = cluster.pids();
  return {
    port: Number(new URL(cluster.url).port),
    where: { dataDir: '', databaseUrl: cluster.databaseUrl, secretKeys: [secretKey] },
    admin: ADMIN,
    parts: {
      server: servers,
      nginx: [nginx],
      PostgreSQL: postgres === undefined ? [] : [postgres],
    },
    stop: cluster.stop,
  };
}
