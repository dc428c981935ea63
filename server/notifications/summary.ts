import type { Summary } from '#core/notifications/notifications.ts';
import { insertNotice } from '../domain/deliveries.sql.ts';
import type { Deps } from '../base/deps.ts';
import type { NotificationConfig } from './payload.ts';
import { listUnanswered } from './unanswered.sql.ts';
import { countAttendances, listTargets, moveSummedThrough } from './rows/notifications.sql.ts';

/** The hour, by the campus's clock, at which the summary of the day before is sent. */
const HOUR = 7;

/** The first and the last campus day of a summary, as YYYY-MM-DD. */
export type Days = { from: string; to: string };

const campusNow = (now: Date, timeZone: string) =>
  now.toTemporalInstant().toZonedDateTimeISO(timeZone);

/** Returns the campus day before that moment. A summary that somebody asks for at that moment begins after it. */
export function dayBefore(now: Date, timeZone: string): string {
  return campusNow(now, timeZone).toPlainDate().subtract({ days: 1 }).toString();
}

/** Returns the days after `through` that are due for a summary (NOTIFICATIONS-9): a single day at 7 the next morning, a week on Monday. */
export function daysDue(
  { summary, through }: { summary: Summary; through: string | null },
  now: Date,
  timeZone: string,
): Days | undefined {
  if (summary === 'none' || through === null) return undefined;
  const zoned = campusNow(now, timeZone);
  const over = zoned.toPlainDate().subtract({ days: zoned.hour < HOUR ? 2 : 1 });
  const last = summary === 'daily' ? over : over.subtract({ days: over.dayOfWeek % 7 });
  const first = Temporal.PlainDate.from(through).add({ days: 1 });
  if (Temporal.PlainDate.compare(first, last) > 0) return undefined;
  return { from: first.toString(), to: last.toString() };
}

/** Adds the summaries that are due, each only once even if several processes run (NOTIFICATIONS-9). */
export async function addSummaries({ timeZone }: NotificationConfig, deps: Deps): Promise<void> {
  const now = deps.now();
  for (const target of await listTargets(deps.db.read)) {
    const { summed_through: through } = target;
    const days = daysDue({ summary: target.summary, through }, now, timeZone);
    if (!days) continue;
    await deps.db.write.transaction().execute(async (tx) => {
      // If two processes are here at the same time, only one of them succeeds.
      if (!(await moveSummedThrough(tx, target, days.to))) return;
      const categories = await countAttendances(tx, days);
      const unanswered = await listUnanswered(tx, days);
      const content = { ...days, categories, ...(unanswered.length > 0 && { unanswered }) };
      const notice = { kind: 'summary', content, now } as const;
      await insertNotice(tx, deps, target, notice);
    });
  }
}
