/** The ms for which a calendar counts that cannot be read any more. */
const GONE_AFTER = 7 * 24 * 3_600_000;

/** Tells whether a calendar could not be read for so long that the contact's own hours and number count (ROTA-7). */
export function isGone(failedSince: string | null, now: number): boolean {
  return failedSince !== null && now - Date.parse(failedSince) >= GONE_AFTER;
}
