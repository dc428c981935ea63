// Usage: npm run make-data -- [--issues 300] [--steps 10] [--attendances 1000000] [--days 400] [--areas 0] [--seed 1] [--to DATA_DIR]
// Fills an empty database with made issues and attendances, repeatable by the seed: SQLite under DATA_DIR, or PostgreSQL at DATABASE_URL.
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../server/db/tables/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { campusClock, type CampusClock } from '../server/attendance/instants.ts';
import { attendanceRow } from '../server/attendance/record.ts';
import { idempotentRecord } from '../server/http/idempotency.ts';
import {
  bumpLibraryVersion,
  insertIssue,
  insertRevision,
} from '../server/issues/rows/issues.sql.ts';
import { Chance, madeAttendance, madeIssues, type MadeIssue } from './made-rows.ts';

/** The amounts of data; `timeZone` is the campus's (IANA name), `until` the last instant. */
export type Plan = {
  issues: number;
  steps: number;
  attendances: number;
  days: number;
  /** The number of areas, of which four in five records have one. */
  areas: number;
  seed: number;
  timeZone: string;
  until: Date;
};

export const DEFAULT_PLAN: Plan = {
  issues: 300,
  steps: 10,
  attendances: 1_000_000,
  days: 400,
  areas: 0,
  seed: 1,
  timeZone: 'Europe/London',
  until: new Date('2026-11-20T00:00:00.000Z'),
};

/** Rows of one insert, which is short enough to be prepared once, and of one transaction. */
const INSERT = 40;
const TRANSACTION = 50_000;

async function insertIssues(db: Database, made: readonly MadeIssue[], at: string): Promise<void> {
  await db.write.transaction().execute(async (tx) => {
    for (const { issue } of made) {
      await insertIssue(tx, issue);
      await insertRevision(tx, issue, { at, who: null });
    }
    await bumpLibraryVersion(tx, 'made');
  });
}

function madeRow(made: readonly MadeIssue[], plan: Plan, chance: Chance, clock: CampusClock) {
  const one = chance.of(made);
  const sent = madeAttendance(one, { until: plan.until.getTime(), days: plan.days }, chance);
  const received = new Date(sent.finishedAt);
  const record = idempotentRecord(sent, chance.uuid(), {
    now: () => received,
    newId: () => chance.uuid(),
  });
  const area =
    plan.areas > 0 && chance.below(5) > 0 ? `Area ${chance.below(plan.areas) + 1}` : null;
  return attendanceRow({ ...sent, area }, one.walked, record, clock);
}

/** Fills a migrated, empty database with the server's own functions; `progress` hears how many attendances there are. Throws if there are issues. */
export async function makeData(
  db: Database,
  plan: Plan,
  progress: (stored: number) => void = () => undefined,
): Promise<void> {
  const anIssue = await db.read.selectFrom('issue').select('id').limit(1).executeTakeFirst();
  if (anIssue)
    throw new Error('The database holds issues already: made data goes into an empty one.');
  // Random keys touch every page of their index: a small cache would read each of them again.
  if (db.dialect === 'sqlite') await sql`pragma cache_size = -400000`.execute(db.write);
  const chance = new Chance(plan.seed);
  const clock = campusClock(plan.timeZone);
  const begin = new Date(plan.until.getTime() - plan.days * 86_400_000).toISOString();
  const made = madeIssues(plan, begin, chance);
  await insertIssues(db, made, begin);
  for (let stored = 0; stored < plan.attendances;) {
    const end = Math.min(stored + TRANSACTION, plan.attendances);
    await db.write.transaction().execute(async (tx) => {
      while (stored < end) {
        const length = Math.min(INSERT, end - stored);
        const rows = Array.from({ length }, () => madeRow(made, plan, chance, clock));
        await tx.insertInto('attendance').values(rows).execute();
        stored += length;
        progress(stored);
      }
    });
  }
}

/** Draws the progress on a terminal, and in a log a line for every tenth. */
export function progressBar(all: number): (stored: number) => void {
  let drawn = -1;
  const steps = process.stdout.isTTY ? 100 : 10;
  return (stored) => {
    const share = Math.floor((stored / all) * steps);
    if (share === drawn) return;
    drawn = share;
    const bar = '#'.repeat(Math.floor((stored / all) * 40)).padEnd(40, '.');
    const line = `[${bar}] ${stored.toLocaleString('en')} of ${all.toLocaleString('en')} attendances`;
    process.stdout.write(
      process.stdout.isTTY ? `\r${line}${stored === all ? '\n' : ''}` : `${line}\n`,
    );
  };
}

const option = (byDefault: number | string) => ({
  type: 'string' as const,
  default: String(byDefault),
});

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new Error(`--${name} must be a whole number, not '${text}'.`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      issues: option(DEFAULT_PLAN.issues),
      steps: option(DEFAULT_PLAN.steps),
      attendances: option(DEFAULT_PLAN.attendances),
      days: option(DEFAULT_PLAN.days),
      areas: option(DEFAULT_PLAN.areas),
      seed: option(DEFAULT_PLAN.seed),
      to: option('./data'),
    },
  });
  const plan: Plan = {
    ...DEFAULT_PLAN,
    issues: wholeNumber('issues', values.issues),
    steps: wholeNumber('steps', values.steps),
    attendances: wholeNumber('attendances', values.attendances),
    days: wholeNumber('days', values.days),
    areas: wholeNumber('areas', values.areas),
    seed: wholeNumber('seed', values.seed),
  };
  const db = await openDatabase({ dataDir: values.to, databaseUrl: process.env['DATABASE_URL'] });
  try {
    await migrate(db, plan.until);
    const begun = performance.now();
    await makeData(db, plan, progressBar(plan.attendances));
    const seconds = Math.round((performance.now() - begun) / 1_000);
    console.log(`${plan.issues} issues and ${plan.attendances} attendances in ${seconds} s.`);
  } finally {
    await db.close();
  }
}

if (import.meta.main) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
