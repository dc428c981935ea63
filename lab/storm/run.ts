// Usage: npm run storm [-- --advisors 1000] [--seconds 60] [--processes 2] [--database postgres|sqlite] [--behind 300] [--flood 100] [--inside]
// Plays the worst minute of the year against servers of its own on loopback and reads every record back; exits with 1 if one is lost, doubled or untold.
import { parseArgs } from 'node:util';
import { hasNginx } from '../cluster/nginx.ts';
import { hasPostgres } from '../../server/test/postgres-server.ts';
import { DEFAULT_PLAN, type Plan } from './plan.ts';
import { isCalm, linesOf } from './report.ts';
import { playStorm } from './storm.ts';

const number = (byDefault: number) => ({ type: 'string' as const, default: String(byDefault) });
const { values } = parseArgs({
  options: {
    advisors: number(DEFAULT_PLAN.advisors),
    seconds: number(DEFAULT_PLAN.seconds),
    processes: number(DEFAULT_PLAN.processes),
    behind: number(DEFAULT_PLAN.behind),
    flood: number(DEFAULT_PLAN.flood),
    database: { type: 'string', default: DEFAULT_PLAN.database },
    inside: { type: 'boolean', default: false },
  },
});

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function wholeNumber(name: 'advisors' | 'seconds' | 'processes' | 'behind' | 'flood'): number {
  const value = Number(values[name]);
  if (Number.isSafeInteger(value) && value >= (name === 'flood' ? 0 : 1)) return value;
  return refuse(`--${name} must be a whole number, not '${values[name]}'.`);
}

const { database } = values;
if (database !== 'sqlite' && database !== 'postgres') refuse('--database is sqlite or postgres.');
if (database === 'postgres' && !(hasNginx && hasPostgres))
  refuse('nginx or PostgreSQL is missing: apt-get install nginx postgresql, or --database sqlite.');
const plan: Plan = {
  advisors: wholeNumber('advisors'),
  seconds: wholeNumber('seconds'),
  processes: database === 'sqlite' ? 1 : wholeNumber('processes'),
  behind: wholeNumber('behind'),
  flood: wholeNumber('flood'),
  database,
  isInside: values.inside,
};
const where = database === 'sqlite' ? 'one process on SQLite' : `${plan.processes} on PostgreSQL`;
console.log(
  `${plan.advisors} advisors in ${plan.seconds} s, ${plan.behind} behind each address; ${where}`,
);
const outcome = await playStorm(plan);
for (const line of linesOf(plan, outcome)) console.log(`  ${line}`);
process.exitCode = isCalm(outcome) ? 0 : 1;
