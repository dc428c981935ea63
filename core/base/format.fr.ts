import { datePartsOf, fullDayIn, type DateParts } from './date-parts.ts';
import type * as english from './format.ts';

/** The server writes all languages at once, so that none of them is that of the build. */
const OWN_LOCALE = 'fr';

const partsOf = (instant: string | Date, timeZone: string | undefined): DateParts =>
  datePartsOf(OWN_LOCALE, instant, timeZone);

/** '9 nov. 2026': every date in French. */
export const formatDate = ((instant, timeZone) => {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${day} ${month} ${year}`;
}) satisfies typeof english.formatDate;

/** '9 nov. 2026' from the day '2026-11-09'. */
export const formatDateOf = ((day) =>
  formatDate(`${day}T12:00:00Z`, 'UTC')) satisfies typeof english.formatDateOf;

export const formatUpdated = formatDate satisfies typeof english.formatUpdated;
export const formatReviewDay = formatDateOf satisfies typeof english.formatReviewDay;
export const formatDay = formatDateOf satisfies typeof english.formatDay;

/** '15:07': a time in French, without a date. */
export const formatTime = ((instant, timeZone) => {
  const { hour, minute } = partsOf(instant, timeZone);
  return `${hour}:${minute}`;
}) satisfies typeof english.formatTime;

/** '9 nov. 2026, 15:07'. */
export const formatMoment = ((instant, timeZone) =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`) satisfies typeof english.formatMoment;

/** '15:07 • 9 nov. 2026': the shared format of a time (KIT-15). */
export const formatStamp = ((instant, timeZone) =>
  `${formatTime(instant, timeZone)} • ${formatDate(instant, timeZone)}`) satisfies typeof english.formatStamp;

/** 'lundi 9 novembre 2026' from the day '2026-11-09'. */
export const formatFullDay = ((day) =>
  fullDayIn(OWN_LOCALE, day)) satisfies typeof english.formatFullDay;
