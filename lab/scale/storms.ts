import { cpus } from 'node:os';
import { quantile } from '../../bench/measurement.ts';
import { hasPostgres } from '../../server/test/postgres-server.ts';
import { hasNginx } from '../cluster/nginx.ts';
import { DEFAULT_PLAN, type Plan } from '../storm/plan.ts';
import { isCalm, limitOf } from '../storm/report.ts';
import { playStorm } from '../storm/storm.ts';
import { millis, whole, type Table } from './table.ts';

const SECONDS = 20;

type StormSize = Pick<Plan, 'database' | 'processes' | 'advisors'>;

/** One machine under more and more phones, and the same phones at more and more processes. */
const PLANS: readonly StormSize[] = [
  { database: 'sqlite', processes: 1, advisors: 1_000 },
  { database: 'sqlite', processes: 1, advisors: 3_000 },
  { database: 'sqlite', processes: 1, advisors: 10_000 },
  ...[1, 2, 4, 8].map(
    (processes) => ({ database: 'postgres', processes, advisors: 3_000 }) as const,
  ),
  { database: 'postgres', processes: 4, advisors: 10_000 },
];

function cores(cpu: number, seconds: number): string {
  return (cpu / seconds).toFixed(2);
}

const p95 = (values: readonly number[]) => millis(quantile(values, 0.95));

async function rowOf(played: StormSize): Promise<readonly string[]> {
  const plan = { ...DEFAULT_PLAN, ...played, seconds: SECONDS };
  const outcome = await playStorm(plan);
  const { seen, used, seconds, told } = outcome;
  const refused = [...seen.refused.values()].reduce((sum, times) => sum + times, 0);
  const part = (name: string) => used[name] ?? { cpu: 0, memory: 0 };
  const memory = part('server').memory + part('nginx').memory + part('PostgreSQL').memory;
  const row = [
    plan.database === 'sqlite' ? 'SQLite, 1' : `PostgreSQL, ${plan.processes}`,
    whole(plan.advisors),
    `${whole(seen.attendances.length)} of ${whole(seen.offered)}`,
    `${outcome.lost}, ${outcome.doubled}`,
    whole(refused),
    p95(seen.attendances),
    p95(seen.libraries.ms),
    `${(outcome.lastMs / 1_000).toFixed(0)} s`,
    `${(quantile(told.ms, 0.95) / 1_000).toFixed(1)} s`,
    ['server', 'nginx', 'PostgreSQL', 'phones and strangers']
      .map((name) => cores(part(name).cpu, seconds))
      .join(', '),
    `${whole(memory)} MB`,
    limitOf(outcome),
  ];
  console.log(`  ${row.join(' | ')}${isCalm(outcome) ? '' : ' FALLS SHORT'}`);
  return row;
}

/** Measures storms of twenty seconds on this machine. */
export async function measureStorms(): Promise<Table> {
  const rows: (readonly string[])[] = [];
  for (const plan of PLANS) {
    if (plan.database === 'postgres' && !(hasNginx && hasPostgres)) continue;
    rows.push(await rowOf(plan));
  }
  return {
    head: [
      'processes',
      'phones',
      'acknowledged',
      'lost, doubled',
      'refused first',
      'attendance p95',
      'library p95',
      'all in after',
      'told p95',
      `cores of ${cpus().length}: servers, nginx, PostgreSQL, phones`,
      'memory, all servers',
      'limit',
    ],
    rows,
  };
}
