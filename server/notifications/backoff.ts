import { DELIVERIES } from '../domain/deliveries.sql.ts';
import { nextTry } from '../db/queue.ts';

/** The ms for which a delivery is tried since it began to wait, or since somebody sent it again: three days (NOTIFICATIONS-4). */
const TRIED_FOR = 3 * 24 * 3_600_000;

/** Returns the last moment at which a delivery is tried that waits since then, by mail and by webhook alike; both UTC ISO text. */
export function triedUntil(since: string): string {
  return new Date(Date.parse(since) + TRIED_FOR).toISOString();
}

/** Returns the next moment at which a failed delivery is tried; undefined if it is given up. `until` is UTC ISO text. */
export function nextTryOf(
  { tries }: { tries: number },
  until: string,
  now: Date,
  chance: number,
): string | undefined {
  const next = nextTry(DELIVERIES, tries, now, chance);
  return next > until ? undefined : next;
}
