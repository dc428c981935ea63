import { expect, test } from 'vitest';
import { hasPostgres } from '../../server/test/postgres-server.ts';
import { hasNginx } from '../cluster/nginx.ts';
import { DEFAULT_PLAN } from './plan.ts';
import { isCalm } from './report.ts';
import { playStorm } from './storm.ts';

const SMALL = { ...DEFAULT_PLAN, advisors: 60, seconds: 6, behind: 30, flood: 50 };

// SCALE-1
test.for([
  { ...SMALL, database: 'sqlite', processes: 1 } as const,
  { ...SMALL, database: 'postgres', processes: 2 } as const,
])(
  'a storm on $database loses and doubles no record, and each escalation is told',
  { timeout: 120_000 },
  async (plan, { skip }) => {
    skip(plan.database === 'postgres' && !(hasNginx && hasPostgres));
    const outcome = await playStorm(plan);
    expect(outcome.notes).toEqual([]);
    expect(outcome.seen.kept).toHaveLength(plan.advisors);
    expect(outcome.told.awaited).toBeGreaterThan(0);
    expect(isCalm(outcome)).toBe(true);
    expect(Object.values(outcome.used).every(({ cpu, memory }) => cpu > 0 && memory > 0)).toBe(
      true,
    );
  },
);
