import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, isHealthy, startServerProcess } from '../../server/test/server-process.ts';
import {
  createDatabase,
  dropDatabases,
  type PostgresServer,
} from '../../server/test/postgres-server.ts';
import { ADMIN } from '../base/running-server.ts';
import { openLine, type Line } from './line.ts';
import { checkSound, readStored, type StoredRecord, type Where } from './stored.ts';
import { API } from '#core/api/api.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';

/** The server: server processes over one database, and the line by which phones reach the first of them. */
export type FaultServer = Where & {
  /** The address that phones use: the line. */
  readonly url: string;
  readonly line: Line;
  /** Ports of the server processes themselves, past the line. */
  readonly ports: readonly number[];
  /** The environment of its processes. */
  readonly env: Readonly<Record<string, string>>;
  /** `kill -9` of a process, the first if none is named; resolves once it is gone. */
  readonly kill: (which?: number) => Promise<void>;
  /** Sends a signal to a process, if it runs. */
  readonly signal: (signal: NodeJS.Signals, which: number) => void;
  /** Stops all processes as an operator does. */
  readonly down: () => Promise<void>;
  /** Starts the processes that do not run; resolves once each is ready. */
  readonly up: () => Promise<void>;
  readonly rows: () => Promise<StoredRecord[]>;
  /** The id of a published issue of the starter library. */
  readonly someIssue: () => Promise<string>;
  readonly close: () => Promise<void>;
};

let databases = 0;

/** Starts a server, again if it ends since it finds no database; resolves once it is ready. */
async function waitUntilHealthy(url: string, start: () => void): Promise<void> {
  for (let left = 6_000; !(await isHealthy(url)); left -= 1) {
    if (left === 0) throw new Error(`no server answered at ${url}`);
    start();
    await setTimeout(20);
  }
}

/** Opens a server of `processes` servers on a fresh database: that of the settings, one of `postgres` if that is given, or SQLite. */
export async function openServer(
  postgres?: PostgresServer,
  processes = 1,
  settings: Readonly<Record<string, string>> = {},
): Promise<FaultServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reslife-faults-'));
  const name = `faults_${process.pid}_${(databases += 1)}`;
  const databaseUrl =
    settings['DATABASE_URL'] ?? (postgres && (await createDatabase(postgres.url, name)));
  const ports: number[] = [];
  for (let index = 0; index < processes; index += 1) ports.push(await freePort());
  const [first = 0] = ports;
  const line = await openLine(first);
  const url = `http://localhost:${line.port}`;
  const env = {
    PUBLIC_URL: url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...settings,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const running = new Map<number, ReturnType<typeof startServerProcess>>();
  const end = async (port: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const server = running.get(port);
    running.delete(port);
    server?.child.kill(signal);
    await server?.ended;
  };
  const up = async () => {
    // One after the other: the first makes the tables.
    for (const port of ports) {
      await waitUntilHealthy(`http://127.0.0.1:${port}`, () => {
        const { child } = running.get(port) ?? {};
        if (child?.exitCode === null) return;
        running.set(port, startServerProcess(dataDir, port, env));
      });
    }
  };
  const down = async () => {
    for (const port of ports) await end(port, 'SIGTERM');
  };
  const killAll = () => {
    for (const { child } of running.values()) child.kill('SIGKILL');
  };
  process.once('exit', killAll);
  await up();
  return {
    url,
    line,
    ports,
    env,
    dataDir,
    databaseUrl,
    kill: async (which = 0) => await end(ports[which] ?? first, 'SIGKILL'),
    signal: (signal, which) => running.get(ports[which] ?? first)?.child.kill(signal),
    down,
    up,
    rows: async () => await readStored({ dataDir, databaseUrl }),
    someIssue: async () => {
      const answer = await fetch(`http://127.0.0.1:${first}/api/advisor/issues/Fire`);
      const [issue] = parseAnswer(API.listAdvisorIssues, await answer.text());
      return issue?._id ?? '';
    },
    close: async () => {
      await down();
      process.off('exit', killAll);
      checkSound({ dataDir, databaseUrl });
      await line.close();
      if (postgres) await dropDatabases(postgres.url, name);
      await rm(dataDir, { recursive: true });
    },
  };
}
