// The databases of analytics' benches; SQLite's stays in the temporary folder. BENCH_ATTENDANCES (a million),
// BENCH_AREAS (none), BENCH_DATABASE=sqlite|postgres.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../server/db/tables/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { MIGRATIONS } from '../server/db/migrations/list.ts';
import { openDatabase } from '../server/db/open.ts';
import { startPostgres } from '../server/test/postgres-server.ts';
import { DEFAULT_PLAN, makeData, progressBar } from '../tools/make-data.ts';

export const ATTENDANCES = Number(process.env['BENCH_ATTENDANCES'] ?? 1_000_000);

const AREAS = Number(process.env['BENCH_AREAS'] ?? 0);

/** The ranges asked for; the last is all there is. */
export const RANGES = [
  { days: 1, startDate: '2026-11-09', endDate: '2026-11-09' },
  { days: 30, startDate: '2026-10-11', endDate: '2026-11-09' },
  { days: 400, startDate: '2025-10-16', endDate: '2026-11-19' },
] as const;
export const ALL_DAYS = RANGES[2];

/** The place of a server's database: settings of its environment. */
export type FilledDatabase = {
  name: string;
  settings: Record<string, string>;
  stop: () => Promise<void>;
};

/** Rows come in any order, in which the indexes to sort by and the sums would grow for an hour: they are made last. */
const MADE_LAST = /-(analytics-(sorts|charts)|area-counts)$/;

async function fill(db: Database, rows: () => Promise<void>): Promise<void> {
  const first = MIGRATIONS.filter(({ name }) => !MADE_LAST.test(name));
  await migrate(db, DEFAULT_PLAN.until, first);
  await rows();
  await migrate(db, DEFAULT_PLAN.until);
}

/** Opens the SQLite database: makes it if there is none, and migrates it if it is older. */
export async function onSqlite(
  attendances = ATTENDANCES,
): Promise<FilledDatabase & { file: string }> {
  const dataDir = join(tmpdir(), `reslife-bench-${attendances}${AREAS > 0 ? `-${AREAS}` : ''}`);
  if (!existsSync(dataDir)) {
    const unfinished = `${dataDir}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const db = await openDatabase({ dataDir: unfinished, databaseUrl: undefined });
    const plan = { ...DEFAULT_PLAN, attendances, areas: AREAS };
    await fill(db, async () => await makeData(db, plan, progressBar(attendances)));
    await db.close();
    renameSync(unfinished, dataDir);
  }
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(db, DEFAULT_PLAN.until);
  await db.close();
  const file = join(dataDir, 'reslife.db');
  return { name: 'SQLite', settings: { DATA_DIR: dataDir }, file, stop: async () => undefined };
}

const BYTES = ['id', 'key', 'body_hash'];

/** Opens a PostgreSQL with the attendances of that SQLite database; undefined if it cannot be had. Without `options` it syncs nothing to disk. */
export async function onPostgres(
  file: string,
  options?: readonly string[],
): Promise<(FilledDatabase & { url: string }) | undefined> {
  if (process.env['BENCH_DATABASE'] === 'sqlite') return undefined;
  const postgres = await startPostgres(options);
  if (postgres === undefined) {
    console.log('  PostgreSQL is not on this machine: its figures are left out.');
    return undefined;
  }
  const { url, stop } = postgres;
  // A migration of this many rows takes longer than a statement may.
  const db = await openDatabase({ dataDir: tmpdir(), databaseUrl: url }, 'none');
  const isReady = async () =>
    await sql`select 1`.execute(db.read).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
  const source = await openDatabase({ dataDir: join(file, '..'), databaseUrl: undefined });
  const tables = await source.read.introspection.getTables();
  const names = tables.find(({ name }) => name === 'attendance')?.columns.map(({ name }) => name);
  await source.close();
  const columns = names ?? [];
  const values = columns.map((name) => (BYTES.includes(name) ? `'\\x' || hex(${name})` : name));
  await fill(db, async () => {
    const select = `select ${values.join(', ')} from attendance`;
    const copy = `\\copy attendance (${columns.join(', ')}) from pstdin csv`;
    const script = 'sqlite3 -csv "$0" "$1" | psql -q "$2" -c "$3"';
    execFileSync('sh', ['-c', script, file, select, url, copy], { stdio: 'inherit' });
  });
  await sql`vacuum analyze`.execute(db.write);
  await db.close();
  const settings = { DATABASE_URL: url, DATA_DIR: join(tmpdir(), 'reslife-bench-postgres') };
  return { name: 'PostgreSQL', settings, url, stop };
}
