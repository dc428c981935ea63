import type * as english from './format.ts';
import { LOCALE } from './locale.ts';

type Parts = Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>;

const formats = new Map<string | number, Intl.DateTimeFormat>();

/** The format of a time zone; without one of the device's own, which may change while the app is open: then the offset does. */
function formatAt(date: Date, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? date.getTimezoneOffset();
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  formats.set(key, format);
  return format;
}

function partsOf(instant: string | Date, timeZone: string | undefined): Parts {
  const date = new Date(instant);
  const parts = formatAt(date, timeZone).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Parts;
}

/** '9 nov 2026': every date in Spanish. */
export const formatDate = ((instant, timeZone) => {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${day} ${month} ${year}`;
}) satisfies typeof english.formatDate;

/** '9 nov 2026' from the day '2026-11-09'. */
export const formatDateOf = ((day) =>
  formatDate(`${day}T12:00:00Z`, 'UTC')) satisfies typeof english.formatDateOf;

export const formatUpdated = formatDate satisfies typeof english.formatUpdated;
export const formatReviewDay = formatDateOf satisfies typeof english.formatReviewDay;
export const formatDay = formatDateOf satisfies typeof english.formatDay;

/** '15:07', as Spanish writes a time. */
export const formatTime = ((instant, timeZone) => {
  const { hour, minute } = partsOf(instant, timeZone);
  return `${hour}:${minute}`;
}) satisfies typeof english.formatTime;

/** '9 nov 2026, 15:07'. */
export const formatMoment = ((instant, timeZone) =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`) satisfies typeof english.formatMoment;

/** '15:07 • 9 nov 2026': the shared format of a time (KIT-15). */
export const formatStamp = ((instant, timeZone) =>
  `${formatTime(instant, timeZone)} • ${formatDate(instant, timeZone)}`) satisfies typeof english.formatStamp;
