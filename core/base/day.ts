/** The pattern of a day as text, YYYY-MM-DD, which an input of type date holds. */
export const DAY_PATTERN = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

/** Tells whether `text` is a day of the calendar, YYYY-MM-DD: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!new RegExp(DAY_PATTERN).test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns the day YYYY-MM-DD of an instant in a time zone, or in the device's if `timeZone` is undefined. */
export function dayOf(instant: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year?.padStart(4, '0')}-${month}-${day}`;
}

/** Returns the minute in which a day begins in a time zone. From then on `dayOf` returns that day or a later one. */
export function startOfDay(day: string, timeZone: string): Date {
  const MINUTE = 60_000;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No time zone is more than 15 hours from UTC.
  let [before, since] = [midnight - 900 * MINUTE, midnight + 900 * MINUTE];
  while (since - before > MINUTE) {
    const middle = before + Math.floor((since - before) / MINUTE / 2) * MINUTE;
    if (dayOf(new Date(middle), timeZone) < day) before = middle;
    else since = middle;
  }
  return new Date(since);
}

/** Returns the day that comes `days` days after a day, or before it if `days` is negative. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
