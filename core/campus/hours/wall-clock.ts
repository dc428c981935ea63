/** The days of the week by their names in stored hours. */
export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Day = (typeof DAYS)[number];

export const DAY_MINUTES = 24 * 60;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

const isDay = (text: string): text is Day => DAYS.some((day) => day === text);

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Returns the format that reads the wall clock of a time zone, or of the device's own time zone if the device does not know that one. */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const options = {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    format = new Intl.DateTimeFormat('en-GB', options);
  }
  formats.set(timeZone, format);
  return format;
}

/** Returns the day and time of an instant (ms since 1970) by the wall clock of a time zone. `minute` is counted from midnight. */
export function wallClock(
  at: number,
  timeZone: string | undefined,
): { readonly day: Day; readonly minute: number } {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  const weekday = part('weekday');
  return {
    day: isDay(weekday) ? weekday : 'Mon',
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const QUARTER_MS = 15 * 60_000;

/** Returns the next instant at which the wall clock shows a minute of the week, which must be a full quarter hour. If the clocks skip that minute, the result is `from`. */
export function nextAtMinute(minute: number, from: number, timeZone: string | undefined): number {
  const first = Math.ceil(from / QUARTER_MS) * QUARTER_MS;
  const quarters = Array.from({ length: (8 * DAY_MINUTES) / 15 }, (_, index) => index);
  const found = quarters.find((n) => wallMinute(first + n * QUARTER_MS, timeZone) === minute);
  return found === undefined ? from : first + found * QUARTER_MS;
}

/** Returns the minute of the week, 0 being Monday's midnight, by the wall clock of a time zone. */
export function wallMinute(at: number, timeZone: string | undefined): number {
  const { day, minute } = wallClock(at, timeZone);
  return DAYS.indexOf(day) * DAY_MINUTES + minute;
}
