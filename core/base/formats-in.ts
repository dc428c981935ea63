import { datePartsOf, fullDayIn } from './date-parts.ts';

type At = string | Date;

/** Returns the functions that write dates and times in a language with the day before the month and 24 hours. The examples are Spanish. */
export function formatsIn(locale: string) {
  /** Returns '9 nov 2026', the form of every date. */
  const formatDate = (instant: At, timeZone?: string): string => {
    const { day, month, year } = datePartsOf(locale, instant, timeZone);
    return `${day} ${month} ${year}`;
  };
  /** Returns '9 nov 2026' from the day '2026-11-09'. */
  const formatDateOf = (day: string): string => formatDate(`${day}T12:00:00Z`, 'UTC');
  /** Returns '15:07'. */
  const formatTime = (instant: At, timeZone?: string): string => {
    const { hour, minute } = datePartsOf(locale, instant, timeZone);
    return `${hour}:${minute}`;
  };
  return {
    formatDate,
    formatDateOf,
    formatTime,
    formatUpdated: formatDate,
    formatReviewDay: formatDateOf,
    formatDay: formatDateOf,
    /** Returns '9 nov 2026, 15:07'. */
    formatMoment: (instant: At, timeZone: string): string =>
      `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`,
    /** Returns '15:07 • 9 nov 2026', the shared format of a time (KIT-15). */
    formatStamp: (instant: string, timeZone?: string): string =>
      `${formatTime(instant, timeZone)} • ${formatDate(instant, timeZone)}`,
    /** Returns 'lunes, 9 de noviembre de 2026' from the day '2026-11-09': the days of a summary. */
    formatFullDay: (day: string): string => fullDayIn(locale, day),
  };
}
