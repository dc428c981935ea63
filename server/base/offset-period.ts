/** The span from `from` to before `to` in which the zone is `offset` ahead of UTC; all in milliseconds. */
export type OffsetPeriod = { from: number; to: number; offset: number };

/** Returns the period in which an instant lies. A change of the clocks at this very instant counts as made. */
export function periodAt(at: number, timeZone: string): OffsetPeriod {
  const zoned = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  // 'previous' means strictly before, so asking one millisecond later also finds a change at this very instant.
  const from = zoned(at + 1).getTimeZoneTransition('previous');
  const to = zoned(at).getTimeZoneTransition('next');
  return {
    from: from?.epochMilliseconds ?? -Infinity,
    to: to?.epochMilliseconds ?? Infinity,
    offset: zoned(at).offsetNanoseconds / 1e6,
  };
}
