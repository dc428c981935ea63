// The statistics of one issue's walks over HTTP, and a short question meanwhile. BENCH_WALKS (100,000), BENCH_DATABASE=sqlite|postgres.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { assert } from '#core/base/assert.ts';
import { API } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { startPostgres } from '../server/test/postgres-server.ts';
import { DEFAULT_PLAN, makeData, progressBar } from '../tools/make-data.ts';
import { startAdminServer, type AdminServer } from './admin-server.ts';
import { median, quantile, type Bench, type Measurement } from './measurement.ts';
import { parseAnswer } from '../server/test/parse-json.ts';

const WALKS = Number(process.env['BENCH_WALKS'] ?? 100_000);
const ROUNDS = 5;
/** The goal in milliseconds for each walk that is counted, and for each request meanwhile. */
const EACH_GOAL = 0.05;
const SHORT_GOAL = 100;

/** Fills a database with walks of one issue, each with a trail; returns the issue's id. */
async function fill(dataDir: string, databaseUrl: string | undefined): Promise<string> {
  const db = await openDatabase({ dataDir, databaseUrl });
  try {
    await migrate(db, DEFAULT_PLAN.until);
    const plan = { ...DEFAULT_PLAN, issues: 1, attendances: WALKS };
    await makeData(db, plan, progressBar(WALKS));
    const taps = Array.from(
      { length: plan.steps },
      (_, step) => `'[${step * 5},' || (started_minute * 20 + ${step * 9_000}) || ']'`,
    );
    const trail = sql.raw(`'[' || ${taps.join(` || ',' || `)} || ']'`);
    await db.write.connection().execute(async (connection) => {
      // A server lets no statement take this long.
      if (databaseUrl !== undefined) await sql`set statement_timeout = 0`.execute(connection);
      await sql`update attendance set trail = ${trail}`.execute(connection);
      if (databaseUrl !== undefined) await sql`vacuum analyze attendance`.execute(connection);
    });
    const issue = await db.read.selectFrom('issue').select('id').executeTakeFirst();
    assert(issue, 'there is an issue');
    return issue.id;
  } finally {
    await db.close();
  }
}

async function timed(server: AdminServer, path: string): Promise<{ ms: number; body: string }> {
  const begun = performance.now();
  const body = await (await server.get(path)).text();
  return { ms: performance.now() - begun, body };
}

async function measureWalks(name: string, server: AdminServer, id: string): Promise<Measurement[]> {
  const numbers = pathOf(API.getTreeNumbers.path, { id });
  const guide = pathOf(API.getIssue.path, { id });
  const { walks } = parseAnswer(API.getTreeNumbers, (await timed(server, numbers)).body);
  const alone: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) alone.push((await timed(server, numbers)).ms);
  const short: number[] = [];
  const over = new AbortController();
  const counting = Promise.all(
    Array.from({ length: 2 }, async () => {
      await timed(server, numbers);
      await timed(server, numbers);
    }),
  ).finally(() => over.abort());
  while (!over.signal.aborted) short.push((await timed(server, guide)).ms);
  await counting;
  const [ms, worst] = [median(alone), quantile(short, 0.95)];
  const shown = walks.toLocaleString('en');
  return [
    {
      what: `${name}: the numbers of ${shown} walks of one issue`,
      ours: `${Math.round(ms)} ms, ${((ms / walks) * 1_000).toFixed(1)} µs each`,
      goal: `<= ${EACH_GOAL * 1_000} µs each`,
      holds: ms / walks <= EACH_GOAL,
    },
    {
      what: `${name}: a guide while two count these`,
      ours: `p95 ${worst.toFixed(1)} ms, ${short.length} questions`,
      goal: `p95 <= ${SHORT_GOAL} ms`,
      holds: worst <= SHORT_GOAL,
    },
  ];
}

async function measure(name: string, databaseUrl: string | undefined): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-bench-'));
  try {
    const id = await fill(dataDir, databaseUrl);
    const server = await startAdminServer({
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    });
    try {
      return await measureWalks(name, server, id);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = async () => {
  const only = process.env['BENCH_DATABASE'];
  const sqlite = only === 'postgres' ? [] : await measure('SQLite', undefined);
  const postgres = only === 'sqlite' ? undefined : await startPostgres();
  if (!postgres) return sqlite;
  try {
    return [...sqlite, ...(await measure('PostgreSQL', postgres.url))];
  } finally {
    await postgres.stop();
  }
};
