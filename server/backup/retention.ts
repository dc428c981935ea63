import { dayAfter } from '#core/base/day.ts';

const DAILY = 7;
const WEEKLY = 5;
const MONTHLY = 12;

/** Returns the Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** Returns the newest day of each of the newest periods. */
function newestOf(days: readonly string[], periodOf: (day: string) => string, count: number) {
  const newest = new Map<string, string>();
  // `days` begins with the newest.
  for (const day of days) if (!newest.has(periodOf(day))) newest.set(periodOf(day), day);
  return [...newest.values()].slice(0, count);
}

/** Returns the days whose backups stay: seven days, five weeks and twelve months, each with its newest (BACKUP-6). */
export function staying(days: readonly string[]): ReadonlySet<string> {
  const sorted = days.toSorted().reverse();
  return new Set([
    ...newestOf(sorted, (day) => day, DAILY),
    ...newestOf(sorted, mondayOf, WEEKLY),
    ...newestOf(sorted, (day) => day.slice(0, 7), MONTHLY),
  ]);
}
