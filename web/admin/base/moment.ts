import { formatTime, formatDate } from '#core/base/format.ts';
import { LOCALE } from '#core/base/locale.ts';

const DAY = 24 * 3_600_000;

/** Returns 'today' for 0 and 'yesterday' for -1, as the language says it. */
const dayFromToday = (days: number): string =>
  new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }).format(days, 'day');

/** Returns 'Nov 9, 2026, 3:07 am'. */
export const dayAndTime = (instant: string, timeZone?: string): string =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

/** Returns 'today, 2:12 pm', 'yesterday, 10:40 pm' or 'Sep 3, 2026' for a past moment, in the campus's time zone. */
export function formatMoment(instant: string, now: Date, timeZone: string | undefined): string {
  const day = formatDate(instant, timeZone);
  const time = formatTime(instant, timeZone);
  if (day === formatDate(now.toISOString(), timeZone)) return `${dayFromToday(0)}, ${time}`;
  const yesterday = new Date(now.getTime() - DAY).toISOString();
  return day === formatDate(yesterday, timeZone) ? `${dayFromToday(-1)}, ${time}` : day;
}
