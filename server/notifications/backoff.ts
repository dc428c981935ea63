import { DELIVERIES } from '../domain/deliveries.sql.ts';
import { nextTry } from '../db/queue.ts';

/** The milliseconds for which a delivery is attempted, counted from its first wait or from the last time that somebody sent it again: three days (NOTIFICATIONS-4). */
const TRIED_FOR = 3 * 24 * 3_600_000;

/** Returns the last moment for attempts at a delivery that has waited since then, for emails and webhooks alike. Both times are ISO texts in UTC. */
export function triedUntil(since: string): string {
  return new Date(Date.parse(since) + TRIED_FOR).toISOString();
}

/** Returns the moment of the next attempt at a failed delivery; undefined if there is none before `until`, which is an ISO text in UTC. */
export function nextTryOf(
  { tries }: { tries: number },
  until: string,
  now: Date,
  chance: number,
): string | undefined {
  const next = nextTry(DELIVERIES, tries, now, chance);
  return next > until ? undefined : next;
}
