// Usage: npm run faults [-- --database sqlite|postgres] [--only NAME,NAME] [--submissions N] [--rounds N]
// Plays faults on real servers and browsers over a real line; exits with 1 if a record is lost, doubled, misfiled or its receipt untrue.
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/test/postgres-server.ts';
import { onLoopback } from '../e2e/base/loopback.ts';
import { clockJumps } from '../e2e/faults/clock-jumps.ts';
import { cutLine } from '../e2e/faults/cut-line.ts';
import type { Fault } from '../e2e/faults/fault.ts';
import { fullStorage } from '../e2e/faults/full-storage.ts';
import { killedBrowsers } from '../e2e/faults/killed-browsers.ts';
import { killedServer } from '../e2e/faults/killed-server.ts';
import { killedWalks } from '../e2e/faults/killed-walks.ts';
import { ladder } from '../e2e/faults/ladder.ts';
import { manyTabs } from '../e2e/faults/many-tabs.ts';
import { portal } from '../e2e/faults/portal.ts';
import { repeats } from '../e2e/faults/repeats.ts';
import { restoredBackup } from '../e2e/faults/restored-backup.ts';
import { sumOf, tableOf, violationsIn, type Tally } from '../e2e/faults/tally.ts';
import { browserLaunch } from './browser.mjs';

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
  'killed-walks': { fault: killedWalks, rounds: { sqlite: 200, postgres: 20 }, share: 0 },
  'many-tabs': { fault: manyTabs, rounds: { sqlite: 20, postgres: 5 }, share: 0 },
  'full-storage': { fault: fullStorage, rounds: { sqlite: 20, postgres: 5 }, share: 0 },
  'clock-jumps': { fault: clockJumps, rounds: { sqlite: 40, postgres: 8 }, share: 0 },
  ladder: { fault: ladder, rounds: { sqlite: 10, postgres: 30 }, share: 0.1 },
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
const browser = onLoopback(browserLaunch());
const tallies: Record<string, Tally> = {};
try {
  for (const name of names) {
    const { fault, rounds: planned, share } = FAULTS[name] as Planned;
    const rounds = values.rounds === undefined ? planned[database] : Number(values.rounds);
    if (planned[database] === 0) continue;
    const began = performance.now();
    const submissions = Math.ceil(Number(values.submissions) * share);
    const tally = await fault({ postgres, browser, rounds, submissions });
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
