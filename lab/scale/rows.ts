import { execFile } from 'node:child_process';
import { constants, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { API } from '#core/api/api.ts';
import { startAdminServer, type AdminServer } from '../../bench/admin-server.ts';
import {
  ALL_DAYS,
  onPostgres,
  onSqlite,
  RANGES,
  type FilledDatabase,
} from '../../bench/many-attendances.ts';
import { quantile } from '../../bench/measurement.ts';
import { Answers, startProgram } from '../../bench/program.ts';
import { attend, guidesOf } from '../../bench/traffic.ts';
import { openDatabase } from '../../server/db/open.ts';
import { millis, whole, type Table } from './table.ts';

const ASKED = 20;
const INSERTING = { connections: 32, ms: 3_000 };

/** Returns the time in ms until a path is completely answered, 95 of 100 times. */
async function p95(
  server: AdminServer,
  path: string,
  query: Record<string, string>,
  times = ASKED,
) {
  const spans: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await (await server.get(`${path}?${new URLSearchParams(query).toString()}`)).arrayBuffer();
    spans.push(performance.now() - began);
  }
  return quantile(spans, 0.95);
}

async function insertAll({ port }: AdminServer): Promise<Answers> {
  const [guide] = await guidesOf(port);
  if (!guide) throw new Error('The server has no guide.');
  const generator = startProgram('generator.ts');
  const load = { ports: [port], request: attend(guide), ...INSERTING };
  const answers = await generator.ask(load, Answers);
  generator.stop();
  return answers;
}

async function backUp(
  settings: Record<string, string>,
): Promise<{ seconds: number; bytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-scale-'));
  const file = join(folder, 'one.backup');
  const began = performance.now();
  const program = ['--max-semi-space-size=4', 'server/admin-command.ts', 'backup', file];
  await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...settings } });
  const seconds = (performance.now() - began) / 1_000;
  const bytes = statSync(file).size;
  rmSync(folder, { recursive: true });
  return { seconds, bytes };
}

/** Returns the bytes of the database on the disk. */
async function sizeOf({ settings }: FilledDatabase): Promise<number> {
  const databaseUrl = settings['DATABASE_URL'];
  const dataDir = settings['DATA_DIR'] ?? '';
  if (databaseUrl === undefined) return statSync(join(dataDir, 'reslife.db')).size;
  const db = await openDatabase({ dataDir, databaseUrl });
  const size = sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(db.read);
  await db.close();
  return Number(rows[0]?.bytes);
}

async function rowOf(made: FilledDatabase, count: number): Promise<readonly string[]> {
  const size = await sizeOf(made);
  const backup = await backUp(made.settings);
  // On PostgreSQL there are only attendances: the starter library is added.
  const server = await startAdminServer({ ...made.settings, SEED: 'starter' });
  try {
    const month = { startDate: RANGES[1].startDate, endDate: RANGES[1].endDate };
    const all = { startDate: ALL_DAYS.startDate, endDate: ALL_DAYS.endDate };
    const page = await p95(server, API.analytics.path, { ...month, page: '1' });
    const charts = await p95(server, API.analyticsCharts.path, month);
    const allCharts = await p95(server, API.analyticsCharts.path, all, 5);
    const csv = await p95(server, API.analyticsCsv.path, all, 1);
    const { perSecond, p99 } = await insertAll(server);
    const row = [
      made.name,
      whole(count),
      millis(page),
      millis(charts),
      millis(allCharts),
      `${(csv / 1_000).toFixed(1)} s`,
      `${whole(perSecond)}/s, p99 ${millis(p99)}`,
      `${backup.seconds.toFixed(1)} s, ${(backup.bytes / 1e6).toFixed(1)} MB`,
      `${(size / 1e6).toFixed(0)} MB`,
      `${whole(server.memory())} MB`,
    ];
    console.log(`  ${row.join(' | ')}`);
    return row;
  } finally {
    await server.stop();
  }
}

/** Copies a database: SQLite's is kept for the next time, so only a copy is written to. */
function copyOf({
  name,
  file,
}: FilledDatabase & { file: string }): FilledDatabase & { file: string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-scale-'));
  cpSync(dirname(file), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const stop = async () => await Promise.resolve(rmSync(dataDir, { recursive: true }));
  return { name, settings: { DATA_DIR: dataDir }, file: join(dataDir, 'reslife.db'), stop };
}

/** Measures databases with these numbers of attendances, each on SQLite and on PostgreSQL. */
export async function measureRows(counts: readonly number[]): Promise<Table> {
  const rows: (readonly string[])[] = [];
  for (const count of counts) {
    const kept = await onSqlite(count);
    const sqlite = copyOf(kept);
    rows.push(await rowOf(sqlite, count));
    await sqlite.stop();
    const postgres = await onPostgres(kept.file, []);
    if (postgres) rows.push(await rowOf(postgres, count));
    await postgres?.stop();
  }
  return {
    head: [
      'database',
      'attendances',
      'page p95',
      'charts of 30 days p95',
      'of 400 days',
      'CSV of all',
      'durable attendances, 32 phones',
      'backup',
      'on disk',
      'memory of the server',
    ],
    rows,
  };
}
