import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../server/test/postgres-server.ts';
import { freePort, startServerProcess, untilHealthy } from '../../server/test/server-process.ts';
import { nginxIn, serversBehind } from './nginx.ts';

type Process = ReturnType<typeof startServerProcess>;

export type Cluster = {
  /** The address of nginx. */
  url: string;
  /** The address of each process. */
  urls: readonly string[];
  databaseUrl: string;
  admin: { email: string; password: string };
  /** The processes that it is made of now; PostgreSQL if it is the cluster's own. */
  pids: () => { servers: number[]; nginx: number; postgres: number | undefined };
  /** Stops one process after the other as a new release does, and waits until its next one is ready. */
  roll: (onRestart?: (process: number, seconds: number) => void) => Promise<void>;
  stop: () => Promise<void>;
};

type ClusterPlan = {
  count: number;
  port: number;
  env?: Readonly<Record<string, string>>;
  /** Node's, of each process. */
  flags?: readonly string[];
  /** Options of a PostgreSQL of its own; without them it syncs nothing to disk. */
  postgresOptions?: readonly string[];
};

/** Above the time for which nginx keeps an idle connection (deploy/nginx/upstream.conf). */
const DRAIN_SECONDS = '3';

async function openDatabase(given: string | undefined, options: readonly string[] | undefined) {
  if (given !== undefined)
    return { url: given, pid: undefined, stop: async () => await Promise.resolve() };
  const server = await startPostgres(options);
  if (!server) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return server;
}

/** Throws a sentence if another program listens on this port of loopback. */
export async function assertFree(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening').catch(() => {
    throw new Error(`Port ${port} is in use by another program: name another.`);
  });
  probe.close();
  await once(probe, 'close');
}

/** Starts a number of server processes behind nginx, all on loopback, on a PostgreSQL of their own unless `env` names one. */
export async function startCluster({
  count,
  port,
  env = {},
  flags,
  postgresOptions,
}: ClusterPlan): Promise<Cluster> {
  await assertFree(port);
  const folder = mkdtempSync(join(tmpdir(), 'reslife-cluster-'));
  chmodSync(folder, 0o711);
  const nginx = nginxIn(join(folder, 'nginx'));
  const database = await openDatabase(env.DATABASE_URL, postgresOptions);
  const publicUrl = `http://localhost:${port}`;
  const admin = {
    email: env.ADMIN_EMAIL ?? 'ada@example.edu',
    password: env.ADMIN_PASSWORD ?? randomBytes(9).toString('base64url'),
  };
  const settings = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    DRAIN_SECONDS,
    ...env,
    DATABASE_URL: database.url,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '127.0.0.1',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const ports: number[] = [];
  for (let n = 0; n < count; n += 1) ports.push(await freePort());
  const start = (one: number): Process =>
    startServerProcess(join(folder, String(one)), one, settings, flags);
  const processes = new Map<number, Process>();
  const ended = async (one: Process | undefined) => {
    one?.child.kill('SIGTERM');
    await one?.ended;
  };
  const roll: Cluster['roll'] = async (onRestart) => {
    for (const [index, one] of ports.entries()) {
      const began = performance.now();
      await ended(processes.get(one));
      const next = start(one);
      processes.set(one, next);
      await untilHealthy(next.url);
      onRestart?.(index + 1, (performance.now() - began) / 1000);
    }
  };
  const stop = async () => {
    await nginx.stop();
    await Promise.all(processes.values().map(ended));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The first makes the tables, the others find them.
    for (const one of ports) processes.set(one, start(one));
    const urls = ports.map((one) => `http://127.0.0.1:${one}`);
    for (const one of urls) await untilHealthy(one);
    nginx.configure(serversBehind(port, ports));
    await nginx.start();
    await untilHealthy(`http://127.0.0.1:${port}`);
    const nginxPid = nginx.pid() ?? 0;
    const pids = () => ({
      servers: [...processes.values()].map(({ child }) => child.pid ?? 0),
      nginx: nginxPid,
      postgres: database.pid,
    });
    const url = `http://127.0.0.1:${port}`;
    return { url, urls, databaseUrl: database.url, admin, pids, roll, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
