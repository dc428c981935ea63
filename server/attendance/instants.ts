import { periodAt, type OffsetPeriod } from '../base/offset-period.ts';

/** No record is older, and none begins more than a day after it arrives: the phone's clock is wrong. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
const DAY = 24 * 3_600_000;
const AHEAD = DAY;
/** The time for which a record may be on its way, in ms. */
const ON_ITS_WAY = 60_000;

/** Returns the same instant as UTC ISO text with milliseconds; undefined for any other text. */
function utcText(text: string): string | undefined {
  // Apps send this form already; 30 February is not in it, and comes back as another day.
  const at = text.length === 24 ? Date.parse(text) : NaN;
  if (!Number.isNaN(at) && new Date(at).toISOString() === text) return text;
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds).toISOString();
  } catch {
    return undefined;
  }
}

/** The sender's clock when the record was sent, in UTC, and the ms by which it is behind ours. */
export type SenderClock = { sentAt: string | null; behind: number };

const UNKNOWN: SenderClock = { sentAt: null, behind: 0 };

/** Returns the sender's clock of a record that arrived then; up to a minute off counts as right, since that is the way (RECORD-21). */
export function senderClock(sentAt: string | null | undefined, arrived: string): SenderClock {
  const text = sentAt ? utcText(sentAt) : undefined;
  if (text === undefined) return UNKNOWN;
  const behind = Date.parse(arrived) - Date.parse(text);
  return { sentAt: text, behind: Math.abs(behind) > ON_ITS_WAY ? behind : 0 };
}

/** Returns the instant by our clock as UTC ISO with milliseconds, or undefined if there is none, or it is impossible for its arrival (RECORD-16). */
export function plausibleInstant(
  sent: string | null | undefined,
  arrived: string,
  { sentAt, behind }: SenderClock = UNKNOWN,
): string | undefined {
  const text = sent ? utcText(sent) : undefined;
  if (text === undefined) return undefined;
  const at = Date.parse(text) + behind;
  const ahead = sentAt === null ? AHEAD : ON_ITS_WAY;
  if (at < EARLIEST || at > Date.parse(arrived) + ahead) return undefined;
  return behind === 0 ? text : new Date(at).toISOString();
}

/** The campus day YYYY-MM-DD and the minute of that day, from 0. */
type CampusTime = { day: string; minute: number };

/** Reads an instant (UTC ISO text) on the clock of the campus. */
export type CampusClock = (instant: string) => CampusTime;

/** Returns the clock of `timeZone` (IANA). It remembers the last changes of the clock: asking Temporal for each record would cost more than storing it. */
export function campusClock(timeZone: string): CampusClock {
  const periods: OffsetPeriod[] = [];
  let last = { number: NaN, day: '' };
  return (instant) => {
    const at = Date.parse(instant);
    let period = periods.find(({ from, to }) => at >= from && at < to);
    if (!period) periods.unshift((period = periodAt(at, timeZone)));
    const local = at + period.offset;
    const number = Math.floor(local / DAY);
    if (number !== last.number) last = { number, day: new Date(local).toISOString().slice(0, 10) };
    return { day: last.day, minute: Math.floor((local - number * DAY) / 60_000) };
  };
}
