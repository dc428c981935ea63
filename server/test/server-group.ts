import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { assert } from '#core/base/assert.ts';
import type { Database } from '../db/tables/database.ts';
import { openDatabase } from '../db/open.ts';
import { createDatabase } from './postgres-server.ts';
import { freePort, startServerProcess, untilHealthy } from './server-process.ts';

export type ServerGroup = {
  urls: readonly string[];
  /** The database that all of them use. */
  db: Database;
  databaseUrl: string;
  close: () => Promise<void>;
};

/** Starts real server processes, each with a folder of its own, on one database of the PostgreSQL of the run. */
export async function openServers(
  count: number,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerGroup> {
  const server = inject('postgres');
  assert(server !== undefined, 'it is skipped without PostgreSQL');
  const databaseUrl = await createDatabase(server.url, `${server.prefix}group${Date.now()}`);
  const started: { child: ChildProcess; dataDir: string; ended: Promise<unknown> }[] = [];
  const urls: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'reslife-group-'));
    const { child, url, ended } = startServerProcess(dataDir, await freePort(), {
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: 'on',
      ...env,
    });
    started.push({ child, dataDir, ended });
    urls.push(url);
  }
  const db = await openDatabase({ dataDir: '', databaseUrl });
  const close = async () => {
    await db.close();
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
    for (const { dataDir } of started) rmSync(dataDir, { recursive: true, force: true });
  };
  for (const url of urls) await untilHealthy(url);
  return { urls, db, databaseUrl, close };
}
