// Usage: npm run faults [-- --database sqlite|postgres] [--only NAME,NAME] [--submissions N] [--rounds N]
// Plays faults on real servers, real browsers and a real line between them, and ends with 1 where one of
// them loses or doubles a record, files it under a wrong name or makes a receipt untrue.
import { parseArgs } from 'node:util';
import { startPostgres } from '../../server/test/postgres-server.ts';
import { cutLine } from './cut-line.ts';
import type { Fault } from './fault.ts';
import { killedBrowsers } from './killed-browsers.ts';
import { killedServer } from './killed-server.ts';
import { portal } from './portal.ts';
import { repeats } from './repeats.ts';
import { restoredBackup } from './restored-backup.ts';
import { sumOf, tableOf, violationsIn, type Tally } from './tally.ts';

type Planned = {
  readonly fault: Fault;
  /** Rounds on each database; 0 leaves it out there. */
  readonly rounds: { readonly sqlite: number; readonly postgres: number };
  /** Its share of the submissions asked for. */
  readonly share: number;
};

const FAULTS: Readonly<Record<string, Planned>> = {
  'killed-server': { fault: killedServer, rounds: { sqlite: 200, postgres: 50 }, share: 0.5 },
  'cut-line': { fault: cutLine, rounds: { sqlite: 1, postgres: 1 }, share: 0.3 },
  portal: { fault: portal, rounds: { sqlite: 10, postgres: 5 }, share: 0.1 },
  repeats: { fault: repeats, rounds: { sqlite: 100, postgres: 50 }, share: 0 },
  'killed-browsers': { fault: killedBrowsers, rounds: { sqlite: 500, postgres: 50 }, share: 0 },
  'restored-backup': { fault: restoredBackup, rounds: { sqlite: 5, postgres: 0 }, share: 0.1 },
};

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    only: { type: 'string', default: Object.keys(FAULTS).join(',') },
    submissions: { type: 'string', default: '10000' },
    rounds: { type: 'string' },
  },
});
const { database } = values;
const names = values.only.split(',');
const unknown = names.filter((name) => !(name in FAULTS));
if (unknown.length > 0 || (database !== 'sqlite' && database !== 'postgres')) {
  const known = Object.keys(FAULTS).join(', ');
  process.stderr.write(`--only knows ${known}; --database sqlite or postgres.\n`);
  process.exit(2);
}
const postgres = database === 'postgres' ? await startPostgres() : undefined;
if (database === 'postgres' && !postgres) {
  process.stderr.write('This machine has no PostgreSQL.\n');
  process.exit(2);
}
const tallies: Record<string, Tally> = {};
try {
  for (const name of names) {
    const { fault, rounds: planned, share } = FAULTS[name] as Planned;
    const rounds = values.rounds === undefined ? planned[database] : Number(values.rounds);
    if (planned[database] === 0) continue;
    const began = performance.now();
    const submissions = Math.ceil(Number(values.submissions) * share);
    const tally = await fault({ postgres, rounds, submissions });
    tallies[name] = tally;
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`${name}: ${violationsIn(tally)} violations, ${seconds} s\n`);
  }
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  await postgres?.stop();
  process.exit(1);
}
await postgres?.stop();
process.stdout.write(`\n${tableOf(tallies)}\n`);
process.exitCode = violationsIn(sumOf(Object.values(tallies))) === 0 ? 0 : 1;
