import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dayAfter } from '#core/base/day.ts';

const DAILY = 7;
const WEEKLY = 5;
const MONTHLY = 12;

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** Returns the newest day of each of the newest periods. */
function newestOf(days: readonly string[], periodOf: (day: string) => string, count: number) {
  const newest = new Map<string, string>();
  // `days` begins with the newest, so the first day of each period is its newest.
  for (const day of days) if (!newest.has(periodOf(day))) newest.set(periodOf(day), day);
  return [...newest.values()].slice(0, count);
}

/** Returns the days whose backups are kept: seven days, five weeks and twelve months, each with its newest day (BACKUP-6). */
function staying(days: readonly string[]): ReadonlySet<string> {
  const sorted = days.toSorted().reverse();
  return new Set([
    ...newestOf(sorted, (day) => day, DAILY),
    ...newestOf(sorted, mondayOf, WEEKLY),
    ...newestOf(sorted, (day) => day.slice(0, 7), MONTHLY),
  ]);
}

const OWN = /^reslife-(\d{4}-\d\d-\d\d)\.backup(?:\.age)?$/;
const UNFINISHED = /^reslife-\d{4}-\d\d-\d\d\.backup(?:\.age)?\.unfinished$/;

export const nameOn = (day: string, isEncrypted: boolean): string =>
  `reslife-${day}.backup${isEncrypted ? '.age' : ''}`;

/** Returns the scheduled backups of a folder, the newest first. */
export function scheduledIn(folder: string): { day: string; file: string }[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day] = OWN.exec(name) ?? [];
      return day === undefined ? [] : [{ day, file: join(folder, name) }];
    })
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Removes scheduled backups that are no longer kept, and files that a killed process left, and nothing else (BACKUP-6). */
export function removeOld(folder: string): void {
  const backups = scheduledIn(folder);
  const days = staying(backups.map(({ day }) => day));
  for (const { day, file } of backups) if (!days.has(day)) rmSync(file);
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name));
}
