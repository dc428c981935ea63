import { formatTime, formatUpdated } from '#core/base/format.ts';

const DAY = 24 * 3_600_000;

/** '9 Nov, 2026, 3:07 am'. */
export const dayAndTime = (instant: string, timeZone?: string): string =>
  `${formatUpdated(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

/** 'today, 2:12 pm', 'yesterday, 10:40 pm' or '3 Sep, 2026': a moment in the past, in the campus time zone. */
export function formatMoment(instant: string, now: Date, timeZone: string | undefined): string {
  const day = formatUpdated(instant, timeZone);
  const time = formatTime(instant, timeZone);
  if (day === formatUpdated(now.toISOString(), timeZone)) return `today, ${time}`;
  const yesterday = new Date(now.getTime() - DAY).toISOString();
  return day === formatUpdated(yesterday, timeZone) ? `yesterday, ${time}` : day;
}
