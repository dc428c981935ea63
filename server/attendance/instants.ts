import { periodAt, type OffsetPeriod } from '../base/offset-period.ts';

/** The earliest believable time. No record is older, and none begins more than a day after it arrives, unless the phone's clock is wrong. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
const DAY = 24 * 3_600_000;
const AHEAD = DAY;
/** The ms that a record may take from phone to server. */
const ON_ITS_WAY = 60_000;

/** Returns the same instant as UTC ISO text with milliseconds, or undefined for any other text. */
function utcText(text: string): string | undefined {
  // Apps already send this form. A text such as 30 February would come back as another day, so it does not count as that form.
  const at = text.length === 24 ? Date.parse(text) : NaN;
  if (!Number.isNaN(at) && new Date(at).toISOString() === text) return text;
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds).toISOString();
  } catch {
    return undefined;
  }
}

/** The sender's clock at the time of sending, in UTC, and the ms by which it is behind ours. */
export type SenderClock = { sentAt: string | null; behind: number };

const UNKNOWN: SenderClock = { sentAt: null, behind: 0 };

/** Returns the sender's clock for a record that arrived at that time. Up to a minute off counts as right, since sending takes time (RECORD-21). */
export function senderClock(sentAt: string | null | undefined, arrived: string): SenderClock {
  const text = sentAt ? utcText(sentAt) : undefined;
  if (text === undefined) return UNKNOWN;
  const behind = Date.parse(arrived) - Date.parse(text);
  return { sentAt: text, behind: Math.abs(behind) > ON_ITS_WAY ? behind : 0 };
}

/** Returns the instant by our clock as UTC ISO with milliseconds. It is undefined if there is none, or it is impossible for the time of arrival (RECORD-16). */
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

/** The campus day YYYY-MM-DD and the minute of that day, counted from 0. */
type CampusTime = { day: string; minute: number };

/** A function that reads an instant (UTC ISO text) on the campus's clock. */
export type CampusClock = (instant: string) => CampusTime;

/** Returns the clock of `timeZone` (IANA). It remembers the last changes of the clock, since asking Temporal for each record would cost more than storing the record. */
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
