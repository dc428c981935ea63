import { formatDate, formatTime } from '#core/base/format.ts';

const DAY = 24 * 3_600_000;

/** '9 nov. 2026, 3:07'. */
export const dayAndTime = (instant: string, timeZone?: string): string =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

/** 'aujourd’hui, 14:12', 'hier, 22:40' or '3 sept. 2026': a moment in the past, in the campus time zone. */
export function formatMoment(instant: string, now: Date, timeZone: string | undefined): string {
  const day = formatDate(instant, timeZone);
  const time = formatTime(instant, timeZone);
  if (day === formatDate(now.toISOString(), timeZone)) return `aujourd’hui, ${time}`;
  const yesterday = new Date(now.getTime() - DAY).toISOString();
  return day === formatDate(yesterday, timeZone) ? `hier, ${time}` : day;
}
