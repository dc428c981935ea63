// Measures the CSV of all attendances over HTTP and the database's own program for the same query in turn.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Sort } from '#core/analytics/analytics.ts';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { startAdminServer, type AdminServer } from './admin-server.ts';
import { quantile, ratioOf, type Bench, type Measurement } from './measurement.ts';
import { ALL_DAYS, onPostgres, onSqlite, type FilledDatabase } from './many-attendances.ts';

const ROUNDS = 3;
const MEMORY_GOAL = 64;
const OTHERS_GOAL = 100;

/** The orders downloaded: that of the table, and those whose rows lie furthest apart. */
const ORDERS: { sort: Sort; by: string; index: string }[] = [
  { sort: 'startDate', by: 'started_day', index: 'attendance_by_day' },
  { sort: 'issue', by: 'title', index: 'attendance_by_title' },
  { sort: 'feedback', by: 'substr(description, 1, 200)', index: 'attendance_by_feedback' },
];

const query = (by: string, table: string) => `
  select title, advisor, started_day, started_at, status, rating, description from ${table}
  where practice = 0 and started_day >= '${ALL_DAYS.startDate}' and started_day <= '${ALL_DAYS.endDate}'
  order by ${[by, 'started_day', 'started_at', 'id'].map((key) => `${key} desc`).join(', ')}`;

/** Measures seconds that a program takes to write the rows. */
async function programSeconds(program: string, options: string[]): Promise<number> {
  const begun = performance.now();
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.resume();
  const [status] = (await once(child, 'close')) as [number];
  assert(status === 0, `${program} ends with ${status}`);
  return (performance.now() - begun) / 1_000;
}

type Watched = { seconds: number; megabytes: number; others: number[] };

/** Downloads the file, and asks for something else all the time. */
async function download(server: AdminServer, sort: Sort): Promise<Watched> {
  const { startDate, endDate } = ALL_DAYS;
  const link = new URLSearchParams({ startDate, endDate, sort, order: 'desc' });
  const others: number[] = [];
  let megabytes = 0;
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await (await server.get('/api/advisor/issues/Fire')).arrayBuffer();
      others.push(performance.now() - begun);
      megabytes = Math.max(megabytes, server.memory());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const watching = watch();
  const begun = performance.now();
  const answer = await server.get(`${API.analyticsCsv.path}?${link.toString()}`);
  assert(answer.body, 'the file has a body');
  for await (const part of answer.body) assert(part, 'a part');
  const seconds = (performance.now() - begun) / 1_000;
  over.abort();
  await watching;
  return { seconds, megabytes, others };
}

type Limit = {
  name: string;
  goal: number;
  run: (order: (typeof ORDERS)[number]) => Promise<number>;
};

async function measure(made: FilledDatabase, limit: Limit): Promise<Measurement[]> {
  const server = await startAdminServer(made.settings);
  try {
    // The workers have started, and their code is compiled.
    await (
      await server.get(`${API.analyticsCsv.path}?startDate=2026-11-09&endDate=2026-11-09`)
    ).text();
    await server.get(`${API.analytics.path}?startDate=2026-11-09&endDate=2026-11-09&page=1`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = server.memory();
    const watched: Watched[] = [];
    const measurements: Measurement[] = [];
    for (const order of ORDERS) {
      const rounds: { ours: number; limit: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const one = await download(server, order.sort);
        watched.push(one);
        const seconds = await limit.run(order);
        rounds.push({ ours: one.seconds, limit: seconds });
        console.log(
          `  ${made.name}, by ${order.sort}: ${one.seconds.toFixed(1)} s, ${seconds.toFixed(1)} s by ${limit.name}`,
        );
      }
      const ratio = ratioOf(rounds);
      measurements.push({
        what: `${made.name}: all rows by ${order.sort}`,
        ours: `${quantile(
          rounds.map(({ ours }) => ours),
          0.5,
        ).toFixed(1)} s`,
        limit: `${quantile(
          rounds.map((round) => round.limit),
          0.5,
        ).toFixed(1)} s by ${limit.name}`,
        ratio,
        goal: `<= ${limit.goal}`,
        holds: ratio.median <= limit.goal,
      });
    }
    const rise = Math.max(...watched.map(({ megabytes }) => megabytes)) - before;
    const others = quantile(
      watched.flatMap((one) => one.others),
      0.99,
    );
    return [
      ...measurements,
      {
        what: `${made.name}: resident memory meanwhile`,
        ours: `${before.toFixed(0)} MB and ${rise.toFixed(0)} more`,
        goal: `<= ${MEMORY_GOAL} MB more`,
        holds: rise <= MEMORY_GOAL,
      },
      {
        what: `${made.name}: other GETs meanwhile`,
        ours: `p99 ${others.toFixed(1)} ms`,
        goal: `p99 <= ${OTHERS_GOAL} ms`,
        holds: others <= OTHERS_GOAL,
      },
    ];
  } finally {
    await server.stop();
    await made.stop();
  }
}

const besideSqlite3 = async (sqlite: FilledDatabase & { file: string }): Promise<Measurement[]> =>
  await measure(sqlite, {
    name: 'sqlite3 -csv',
    goal: 1.7,
    run: async ({ by, index }) =>
      await programSeconds('sqlite3', [
        '-csv',
        '-readonly',
        sqlite.file,
        query(by, `attendance indexed by ${index}`),
      ]),
  });

export const bench: Bench = async () => {
  const sqlite = await onSqlite();
  const isOnlyPostgres = process.env['BENCH_DATABASE'] === 'postgres';
  const figures = isOnlyPostgres ? [] : await besideSqlite3(sqlite);
  const postgres = await onPostgres(sqlite.file);
  if (!postgres) return figures;
  const copied = await measure(postgres, {
    name: '\\copy',
    goal: 1.5,
    run: async ({ by }) => {
      const copy = `\\copy (${query(by, 'attendance').replaceAll('\n', ' ')}) to pstdout csv`;
      return await programSeconds('psql', [postgres.url, '-c', copy]);
    },
  });
  return [...figures, ...copied];
};
