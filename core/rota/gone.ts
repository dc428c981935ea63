const DAY_MS = 24 * 3_600_000;

/** A calendar that was not read for so many days names nobody (ROTA-7, ROTA-32). */
const MOST_DAYS = 7;

/** Returns the whole days since a calendar was read, both in ms since 1970; negative before. */
export const daysSinceRead = (readAt: number, at: number): number =>
  Math.floor((at - readAt) / DAY_MS);

/** Tells whether what was read of a calendar is so old that the contact's own hours and number count (ROTA-7). */
export const isGone = (readAt: number, at: number): boolean =>
  daysSinceRead(readAt, at) >= MOST_DAYS;
