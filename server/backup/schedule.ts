import { dayAfter, dayOf } from '#core/base/day.ts';
import type { Backups } from './stored-backups.ts';
import type { Warning } from './warnings.ts';

const HOUR = 3_600_000;

/** The age in ms above which the newest backup is late (BACKUP-8). */
const LATE_MS = 26 * HOUR;
/** The ms after a failure until the next try. */
const AGAIN_MS = HOUR / 2;
/** The ms in which a restore must be proven again, which are 35 days. */
const UNPROVEN_MS = 35 * 24 * HOUR;
/** The days between two emails that say that no restore is proven. */
const UNPROVEN_MAIL_DAYS = 7;

/** The hour and time zone in which backups are made. */
export type Schedule = { hour: number; timeZone: string };

/** Returns the campus day of the newest backup that should exist. */
export function dueDay(now: Date, { hour, timeZone }: Schedule): string {
  const today = dayOf(now, timeZone);
  const here = now.toTemporalInstant().toZonedDateTimeISO(timeZone);
  return here.hour >= hour ? today : dayAfter(today, -1);
}

const since = (now: Date, at: string): number => now.getTime() - Date.parse(at);

/** Tells whether a process has to make a backup now (BACKUP-5). */
export function isDue({ last, failure, lease }: Backups, now: Date, schedule: Schedule): boolean {
  if (lease && lease.until > now.toISOString()) return false;
  if (last && last.day >= dueDay(now, schedule)) return false;
  return failure === null || since(now, failure.at) >= AGAIN_MS;
}

/** Tells whether the newest backup is too old, or missing although there should be one. */
export const isLate = ({ last, since: begun }: Backups, now: Date): boolean =>
  since(now, last?.at ?? begun ?? now.toISOString()) > LATE_MS;

/** Tells whether no restore was proven for too long. */
export const isUnproven = ({ proven, since: begun }: Backups, now: Date): boolean =>
  since(now, proven?.at ?? begun ?? now.toISOString()) > UNPROVEN_MS;

/** Lists today's warnings to owners: each once a day, but once a week that no restore is proven (BACKUP-8). */
export function warningsOn(backups: Backups, now: Date, timeZone: string): Warning[] {
  const { failure, drillFailure, mailed } = backups;
  const today = dayOf(now, timeZone);
  const isToldToday = mailed.backup !== null && mailed.backup >= today;
  const daysOn = (days: number) => mailed.drill === null || dayAfter(mailed.drill, days) <= today;
  return [
    ...(failure && !isToldToday ? (['failed'] as const) : []),
    ...(!failure && isLate(backups, now) && !isToldToday ? (['late'] as const) : []),
    ...(drillFailure && daysOn(1) ? (['drillFailed'] as const) : []),
    ...(!drillFailure && isUnproven(backups, now) && daysOn(UNPROVEN_MAIL_DAYS)
      ? (['unproven'] as const)
      : []),
  ];
}
