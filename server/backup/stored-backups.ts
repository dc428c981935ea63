import type { Db } from '../db/tables/database.ts';
import { settingOf } from '../db/settings.ts';

/** The state of the scheduled backups; instants in UTC ISO, days of the campus. */
export type Backups = {
  /** Since when there is a schedule. */
  since: string | null;
  /** The process that makes one now, and until when no other does. */
  lease: { by: string; until: string } | null;
  /** The newest one: the day that it is of, when it was made, and its file. */
  last: { day: string; at: string; file: string } | null;
  /** The reason if the newest attempt failed. */
  failure: { at: string; reason: string } | null;
  /** When a restore was proven last, and of which file. */
  proven: { at: string; file: string } | null;
  /** Why the last drill failed. */
  drillFailure: { at: string; reason: string } | null;
  /** The days on which owners were last mailed about each. */
  mailed: { backup: string | null; drill: string | null };
};

/** The one row: a transaction that changes it holds it until its end. */
export const storedBackups = settingOf<Backups>('backups', {
  since: null,
  lease: null,
  last: null,
  failure: null,
  proven: null,
  drillFailure: null,
  mailed: { backup: null, drill: null },
});

/** Returns when the newest backup was made, or a drill restored one, null if neither is known; and why the newest try failed. */
export async function lastBackupIn(
  db: Db,
): Promise<{ at: string | null } & Pick<Backups, 'failure'>> {
  const { last, proven, failure } = await storedBackups.read(db);
  return { at: last?.at ?? proven?.at ?? null, failure };
}
