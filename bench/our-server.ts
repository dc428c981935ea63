import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../server/db/open.ts';
import {
  bumpLibraryVersion,
  insertIssue,
  insertRevision,
  findIssues,
  listPublished,
} from '../server/issues/rows/issues.sql.ts';
import { freePort, isHealthy } from '../server/test/server-process.ts';
import { startArguments } from '../tools/release/needed.ts';
import { root } from '../tools/base/runtime.mjs';

export interface OurServer {
  port: number;
  dataDir: string;
  /** Milliseconds from its start to its first 200. */
  startedIn: number;
  /** Its memory in MB (1,000,000 bytes), as the system counts it. */
  memory: () => number;
  /** Returns its own memory in MB, with its share of the memory common with other processes: the cost of one more of it. */
  ownMemory: () => number;
  stop: () => Promise<void>;
}

function memoryOf({ pid }: ChildProcess): number {
  const kib = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kib) * 1_024) / 1e6;
}

function ownMemoryOf({ pid }: ChildProcess): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return (Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]) * 1_024) / 1e6;
}

/** Starts the server as `npm start` does, on new data if none is named; its log, one line a request, goes to a file. */
export async function startOurs(
  where: { cwd?: string; dataDir?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<OurServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const { cwd = root, dataDir = folder, env = {} } = where;
  const port = await freePort();
  const log = openSync(join(folder, 'log'), 'w');
  const began = performance.now();
  const child = spawn(process.execPath, startArguments(), {
    cwd,
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: '', ...env },
    stdio: ['ignore', log, log],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await sleep(2);
  }
  return {
    port,
    dataDir,
    startedIn: performance.now() - began,
    memory: () => memoryOf(child),
    ownMemory: () => ownMemoryOf(child),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Lets exactly `count` guides be published: copies some of the starter library, or takes some back. */
export async function publishGuides({ dataDir }: OurServer, count: number): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const published = await listPublished(db.read);
  const issues = await findIssues(
    db.read,
    published.map(({ _id }) => _id),
  );
  const surplus = issues.slice(count).map(({ _id }) => _id);
  await db.write.updateTable('issue').set({ published: 0 }).where('id', 'in', surplus).execute();
  for (const issue of issues.slice(0, Math.max(0, count - issues.length))) {
    const copy = { ...issue, _id: randomUUID(), title: `${issue.title} (copy)` };
    await insertIssue(db.write, copy);
    await insertRevision(db.write, copy, { at: issue.updatedAt, who: null });
  }
  await bumpLibraryVersion(db.write, randomUUID());
  await db.close();
}
