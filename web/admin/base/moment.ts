import { formatTime, formatDate } from '#core/base/format.ts';

const DAY = 24 * 3_600_000;

/** 'Nov 9, 2026, 3:07 am'. */
export const dayAndTime = (instant: string, timeZone?: string): string =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

/** 'today, 2:12 pm', 'yesterday, 10:40 pm' or 'Sep 3, 2026': a moment in the past, in the campus time zone. */
export function formatMoment(instant: string, now: Date, timeZone: string | undefined): string {
  const day = formatDate(instant, timeZone);
  const time = formatTime(instant, timeZone);
  if (day === formatDate(now.toISOString(), timeZone)) return `today, ${time}`;
  const yesterday = new Date(now.getTime() - DAY).toISOString();
  return day === formatDate(yesterday, timeZone) ? `yesterday, ${time}` : day;
}
