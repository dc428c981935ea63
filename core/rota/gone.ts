const DAY_MS = 24 * 3_600_000;

/** The days after which a calendar that was not read no longer counts (ROTA-7, ROTA-32). */
const MOST_DAYS = 7;

/** Returns the whole days since a calendar was read, both in ms since 1970. The result is negative for a time before. */
export const daysSinceRead = (readAt: number, at: number): number =>
  Math.floor((at - readAt) / DAY_MS);

/** Tells whether a calendar was read so long ago that the contact's own hours and number count instead (ROTA-7). */
export const isGone = (readAt: number, at: number): boolean =>
  daysSinceRead(readAt, at) >= MOST_DAYS;
