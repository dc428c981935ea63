import type { Db } from '../db/tables/database.ts';
import { settingOf } from '../db/settings.ts';

/** The state of the scheduled backups. Instants are UTC ISO, and days are days of the campus. */
export type Backups = {
  /** The time since which there is a schedule. */
  since: string | null;
  /** The process that makes a backup now, and the time until which no other process makes one. */
  lease: { by: string; until: string } | null;
  /** The newest backup: its day, the time at which it was made, and its file. */
  last: { day: string; at: string; file: string } | null;
  /** The reason if the newest attempt failed. */
  failure: { at: string; reason: string } | null;
  /** The time and file of the last proven restore. */
  proven: { at: string; file: string } | null;
  /** The reason why the last drill failed. */
  drillFailure: { at: string; reason: string } | null;
  /** The days on which owners last got an email about each fault. */
  mailed: { backup: string | null; drill: string | null };
};

/** The stored state. A transaction that changes it locks it until the transaction ends. */
export const storedBackups = settingOf<Backups>('backups', {
  since: null,
  lease: null,
  last: null,
  failure: null,
  proven: null,
  drillFailure: null,
  mailed: { backup: null, drill: null },
});

/** Returns the time at which the newest backup was made or a drill restored one, null if neither is known, and the reason if the newest try failed. */
export async function lastBackupIn(
  db: Db,
): Promise<{ at: string | null } & Pick<Backups, 'failure'>> {
  const { last, proven, failure } = await storedBackups.read(db);
  return { at: last?.at ?? proven?.at ?? null, failure };
}
