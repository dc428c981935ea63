/** A delivery is tried for three days since it began to wait, or was sent again by hand (TOLD-4). */
export const TRIED_FOR = 3 * 24 * 3_600_000;

/** The last moment at which what waits since then is tried, by mail and by webhook alike; both UTC ISO text. */
export function triedUntil(since: string): string {
  return new Date(Date.parse(since) + TRIED_FOR).toISOString();
}

/** The waits before the second try and those after it, in ms; the last one holds for all others. */
const WAITS = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000] as const;

/**
 * How long to wait after that many tries, in ms: up to a fifth less or more than the table says, so that
 * what failed together is not tried together. `chance` is from 0 to below 1.
 */
export function waitAfter(tries: number, chance: number): number {
  const wait = WAITS[Math.min(tries, WAITS.length) - 1] ?? WAITS[0];
  return Math.round(wait * (0.8 + 0.4 * chance));
}

/** When a delivery that failed is tried next; undefined where it is given up. `since` is UTC ISO text. */
export function nextTry(
  { tries, since }: { tries: number; since: string },
  now: Date,
  chance: number,
): string | undefined {
  const next = new Date(now.getTime() + waitAfter(tries, chance)).toISOString();
  return next > triedUntil(since) ? undefined : next;
}
