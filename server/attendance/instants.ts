/** No record is older, and none begins more than a day after it arrives: the phone's clock is wrong. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
const AHEAD = 24 * 3_600_000;

function millisecondsOf(text: string): number | undefined {
  // What apps send, read without Temporal, which takes ten times as long; 30 February does not come back as sent.
  const at = text.length === 24 ? Date.parse(text) : NaN;
  if (!Number.isNaN(at) && new Date(at).toISOString() === text) return at;
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/**
 * The instant as UTC ISO text with milliseconds, as all instants are stored; undefined if it is none
 * or cannot be true of a record that arrived then (RECORD-16).
 */
export function plausibleInstant(
  text: string | null | undefined,
  arrived: string,
): string | undefined {
  if (!text) return undefined;
  const at = millisecondsOf(text);
  const isPlausible = at !== undefined && at >= EARLIEST && at <= Date.parse(arrived) + AHEAD;
  return isPlausible ? new Date(at).toISOString() : undefined;
}

/** From `from` up to `to`, which is left out, the zone is `offset` ahead of UTC; all in milliseconds. */
type Stretch = { from: number; to: number; offset: number };

function stretchAt(at: number, timeZone: string): Stretch {
  const zoned = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  // 'previous' means before: asked a millisecond later it also finds a change at this very instant.
  const from = zoned(at + 1).getTimeZoneTransition('previous');
  const to = zoned(at).getTimeZoneTransition('next');
  return {
    from: from?.epochMilliseconds ?? -Infinity,
    to: to?.epochMilliseconds ?? Infinity,
    offset: zoned(at).offsetNanoseconds / 1e6,
  };
}

/** The campus day YYYY-MM-DD and the minute of that day, from 0. */
type CampusTime = { day: string; minute: number };

/** Reads an instant (UTC ISO text) on the clock of the campus. */
export type CampusClock = (instant: string) => CampusTime;

/**
 * The clock of a campus in `timeZone` (IANA name). It remembers between which changes of the clock the
 * last instants lay: a year has two of them, and asking Temporal for each record would cost more than
 * storing it.
 */
export function campusClock(timeZone: string): CampusClock {
  const stretches: Stretch[] = [];
  return (instant) => {
    const at = Date.parse(instant);
    let stretch = stretches.find(({ from, to }) => at >= from && at < to);
    if (!stretch) stretches.unshift((stretch = stretchAt(at, timeZone)));
    const local = at + stretch.offset;
    return {
      day: new Date(local).toISOString().slice(0, 10),
      minute: Math.floor(local / 60_000) % 1_440,
    };
  };
}
