import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '#core/base/day.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { Stopped } from '../db/failures/unavailable.ts';
import { nameOn, removeOld } from './backup-files.ts';
import { makingThread, type ThreadWork } from './making-thread.ts';
import { markKeysOf } from './mark.ts';
import { placeOf } from './place.ts';
import { dueDay, isDue, warningsOn } from './schedule.ts';
import { ownersEmails, type WaysIn } from '../domain/active-admins.sql.ts';
import { storedBackups, type Backups } from './stored-backups.ts';
import { warningEmail } from './warnings.ts';

const MINUTE = 60_000;
/** The ms that a process has to make a backup, unless it reports that it is still working. */
const LEASE_MS = 10 * MINUTE;

type Needed = Pick<Deps, 'db' | 'now' | 'mail' | 'log' | 'sealing'>;
type Settings = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'databaseOwnerUrl'
  | 'backupRecipient'
  | 'backupDir'
  | 'backupHour'
  | 'timeZone'
>;
export type Make = (work: ThreadWork) => Promise<void>;

/** Changes the stored state of backups in its own transaction. */
export async function change(
  { db }: Pick<Deps, 'db'>,
  to: (backups: Backups) => Backups,
): Promise<Backups> {
  return await db.write.transaction().execute(async (tx) => await storedBackups.change(tx, to));
}

const later = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString();

/** Makes the backup of a day and removes those that are too old. */
async function makeOf(
  { day, folder, now }: { day: string; folder: string; now: Date },
  config: Settings,
  { sealing }: Needed,
  make: Make,
) {
  if (!existsSync(folder)) throw new Error(`the folder ${folder} does not exist`);
  const { backupRecipient: recipient } = config;
  const file = join(folder, nameOn(day, recipient !== undefined));
  const [key] = markKeysOf(sealing.keys.read());
  await make({ place: placeOf(config), key, recipient, now, file });
  removeOld(folder);
  return basename(file);
}

/** Makes the backup that is due, in only one of several processes (BACKUP-5). */
export async function backUpIfDue(
  config: Settings & { backupDir: string },
  deps: Needed,
  { by, make }: { by: string; make: Make },
): Promise<void> {
  const schedule = { hour: config.backupHour, timeZone: config.timeZone };
  const now = deps.now();
  // Usually nothing is due, and this check needs no write.
  const seen = await storedBackups.read(deps.db.read);
  if (seen.since !== null && !isDue(seen, now, schedule)) return;
  let isOurs = false;
  await change(deps, (backups) => {
    isOurs = isDue(backups, now, schedule);
    const since = backups.since ?? now.toISOString();
    return { ...backups, since, ...(isOurs && { lease: { by, until: later(now) } }) };
  });
  if (!isOurs) return;
  const renewing = setInterval(() => {
    const renewed = change(deps, (backups) => ({
      ...backups,
      lease: { by, until: later(deps.now()) },
    }));
    renewed.catch((error: unknown) => deps.log.error(error));
  }, LEASE_MS / 3);
  try {
    const day = dueDay(now, schedule);
    const file = await makeOf({ day, folder: config.backupDir, now }, config, deps, make);
    const last = { day, at: now.toISOString(), file };
    await change(deps, (backups) => ({ ...backups, last, failure: null, lease: null }));
    deps.log.info({ file }, 'backed up');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // A stop is not a failure, since the next start makes the backup.
    const failure = error instanceof Stopped ? null : { at: now.toISOString(), reason };
    if (failure) deps.log.error({ reason }, 'The backup failed');
    await change(deps, (backups) => ({ ...backups, failure, lease: null }));
  } finally {
    clearInterval(renewing);
  }
}

/** Emails owners about faults of the backups, and notes the day in the same transaction (BACKUP-8). */
export async function warnOwners(
  config: Pick<Config, 'timeZone'> & WaysIn,
  { db, now, mail, log }: Needed,
): Promise<void> {
  const { timeZone } = config;
  if (warningsOn(await storedBackups.read(db.read), now(), timeZone).length === 0) return;
  await db.write.transaction().execute(async (tx) => {
    const backups = await storedBackups.hold(tx);
    const warnings = warningsOn(backups, now(), timeZone);
    const owners = await ownersEmails(tx, config);
    for (const warning of warnings) {
      log.error({ warning }, 'backups need attention');
      for (const recipient of owners) {
        await mail.enqueue(tx, warningEmail(warning, recipient, { backups, timeZone }));
      }
    }
    const today = dayOf(now(), timeZone);
    const { mailed } = backups;
    const isOf = (...names: typeof warnings) => names.some((name) => warnings.includes(name));
    await storedBackups.write(tx, {
      ...backups,
      mailed: {
        backup: isOf('failed', 'late') ? today : mailed.backup,
        drill: isOf('drillFailed', 'unproven') ? today : mailed.drill,
      },
    });
  });
  mail.wake();
}

/** Backs up every day at its hour, if a folder for backups is set, and emails owners about faults. */
export function backUpRegularly(app: FastifyInstance, config: Config, deps: Deps): void {
  const { backupDir } = config;
  if (backupDir === undefined) return;
  const by = deps.newId();
  const thread = makingThread();
  app.addHook('preClose', thread.stop);
  const sweep = async () => {
    await backUpIfDue({ ...config, backupDir }, deps, { by, make: thread.make });
    await warnOwners(config, deps);
  };
  sweepRegularly(app, deps, { name: 'backups', every: MINUTE, sweep });
}
