import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Deps, Email } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { Stopped } from '../db/failures/unavailable.ts';
import { settingOf } from '../db/settings.ts';
import type { Db } from '../db/tables/database.ts';
import { ownersEmails, type WaysIn } from '../domain/active-admins.sql.ts';
import { quickCheck } from './quick-check.ts';

const LOOK_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/** The last check of SQLite's file: its time (UTC ISO), and the problem in the words of SQLite. */
type Checked = { at: string | null; found: string | null };

const NEVER: Checked = { at: null, found: null };
const stored = settingOf<Checked>('databaseCheck', NEVER);

/** Reads the problem that the last check found, if it could be stored. */
export const damageIn = async (db: Db): Promise<string | null> => (await stored.read(db)).found;

type Needed = Pick<Deps, 'db' | 'now' | 'mail' | 'log'>;

/** A function that returns the problem that the last check found, even if it could not be stored. */
export type DatabaseCheck = { found: () => Promise<string | null> };

const damageEmail = (recipient: string, found: string): Email => ({
  recipient,
  letter: ({ office }) => office.damage(found),
});

/** Stores the result, and emails owners about damage if it is new (DATA-15). */
async function keep({ db, mail }: Needed, config: WaysIn, checked: Checked): Promise<void> {
  const { found } = checked;
  await db.write.transaction().execute(async (tx) => {
    const before = await stored.hold(tx);
    await stored.write(tx, checked);
    if (found === null || before.found !== null) return;
    for (const owner of await ownersEmails(tx, config))
      await mail.enqueue(tx, damageEmail(owner, found));
  });
  mail.wake();
}

/** Runs the check and returns the problem: null if there is none, and undefined if the server stops meanwhile. */
async function foundBy(check: () => Promise<string>): Promise<string | null | undefined> {
  try {
    const said = await check();
    return said === 'ok' ? null : said;
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (error instanceof Error && /^SQLITE_(CORRUPT|NOTADB)/.test(code)) return error.message;
    throw error;
  }
}

/** Makes the daily check of SQLite's file, which remembers its result. Tests pass their own `check`. */
export function databaseCheck(deps: Needed, config: WaysIn, check: () => Promise<string>) {
  const { db, now, log } = deps;
  let last = NEVER;
  let isKept = true;
  let isLooking = false;
  /** Checks the file unless this was done within a day. After damage was found, a process also checks whether it was repaired. */
  const look = async (): Promise<void> => {
    const before = last.at === null ? await stored.read(db.read) : last;
    const age = Math.abs(now().getTime() - Date.parse(before.at ?? ''));
    const isTold = last.at === null && before.found !== null;
    if (age < DAY_MS && !isTold) return;
    const found = await foundBy(check);
    if (found === undefined) return;
    last = { at: now().toISOString(), found };
    isKept = false;
    if (found !== null) log.error({ found }, 'the database is damaged');
  };
  return {
    found: async () => last.found ?? (await damageIn(db.read)),
    lookIfDue: async (): Promise<void> => {
      // With a large file, a check may take longer than the time until the next one.
      if (isLooking) return;
      isLooking = true;
      try {
        await look();
        // A result that could not be stored is stored as soon as that works.
        if (!isKept) await keep(deps, config, last);
        isKept = true;
      } finally {
        isLooking = false;
      }
    },
  };
}

/** Checks SQLite's file once a day, in a separate process. PostgreSQL checks its pages itself. */
export function checkRegularly(
  app: FastifyInstance,
  config: WaysIn & Pick<Config, 'dataDir'>,
  deps: Deps,
): DatabaseCheck {
  if (deps.db.dialect !== 'sqlite') return { found: async () => await Promise.resolve(null) };
  const { check, stop } = quickCheck(join(config.dataDir, 'reslife.db'));
  app.addHook('preClose', (done) => {
    stop();
    done();
  });
  const checked = databaseCheck(deps, config, check);
  sweepRegularly(app, deps, { name: 'check', every: LOOK_MS, sweep: checked.lookIfDue });
  return checked;
}
