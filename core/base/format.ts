import { datePartsOf, fullDayIn, type DateParts } from './date-parts.ts';
import { LOCALE } from './locale.ts';

const partsOf = (instant: string | Date, timeZone: string | undefined): DateParts =>
  datePartsOf(LOCALE, instant, timeZone);

/** Returns '9 Nov, 2026', the last update on an issue card, in the form 'd MMM, yyyy' (LIST-1). The device's time zone counts if `timeZone` is undefined. */
export function formatUpdated(instant: string, timeZone?: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${day} ${month}, ${year}`;
}

/** Returns '9 Nov, 2026' from the day '2026-11-09': the day on a card by which an issue is to be reviewed (EDITOR-22). */
export function formatReviewDay(day: string): string {
  return formatUpdated(`${day}T12:00:00Z`, 'UTC');
}

/** Returns 'Nov 9, 2026', the form of every date for which the specification has none (docs/words.md). */
export function formatDate(instant: string | Date, timeZone?: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${month} ${day}, ${year}`;
}

/** Returns 'Nov 9, 2026' from the day '2026-11-09'. */
export const formatDateOf = (day: string): string => formatDate(`${day}T12:00:00Z`, 'UTC');

/** Returns '09 Nov 2026' from the campus day '2026-11-09': dates in analytics, 'dd MMM yyyy' (ANALYTICS-6). */
export function formatDay(day: string): string {
  const parts = partsOf(`${day}T12:00:00Z`, 'UTC');
  return `${parts.day.padStart(2, '0')} ${parts.month} ${parts.year}`;
}

/** Returns '3:07 am': times in analytics, lowercase 'h:mm a', in the campus time zone (ANALYTICS-6). */
export function formatTime(instant: string | Date, timeZone?: string): string {
  const { hour, minute, dayPeriod } = partsOf(instant, timeZone);
  return `${hour}:${minute} ${dayPeriod.toLowerCase()}`;
}

/** Returns 'Nov 9, 2026, 3:07 am', an instant in an email (docs/words.md). */
export const formatMoment = (instant: string | Date, timeZone: string): string =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

/** Returns '3:07:am • Nov 9, 2026': the shared format of a time, 'h:mm:a • MMM d, y' (KIT-15). */
export function formatStamp(instant: string, timeZone?: string): string {
  const { hour, minute, dayPeriod, month, day, year } = partsOf(instant, timeZone);
  return `${hour}:${minute}:${dayPeriod.toLowerCase()} • ${month} ${day}, ${year}`;
}

/** Returns 'Monday, November 9, 2026' from the day '2026-11-09': the days of a summary. */
export const formatFullDay = (day: string): string => fullDayIn(LOCALE, day);
