import { LOCALE } from './locale.ts';

type Parts = Record<'day' | 'month' | 'year' | 'hour' | 'minute' | 'second' | 'dayPeriod', string>;

// Making a format takes some hundred times as long as using it: a list has hundreds of cards, a CSV file a million rows.
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
    second: '2-digit',
    hour12: true,
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

/** '9 Nov, 2026': the last update on an issue card, 'd MMM, yyyy' (LIST-1). No `timeZone` means the device's. */
export function formatUpdated(instant: string, timeZone?: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${day} ${month}, ${year}`;
}

/** '9 Nov, 2026' from the day '2026-11-09': when an issue is to be reviewed, on its card (EDITOR-22). */
export function formatReviewDay(day: string): string {
  return formatUpdated(`${day}T12:00:00Z`, 'UTC');
}

/** 'Nov 9, 2026': every date that the specification does not write (docs/words.md). */
export function formatDate(instant: string | Date, timeZone?: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${month} ${day}, ${year}`;
}

/** 'Nov 9, 2026' from the day '2026-11-09'. */
export const formatDateOf = (day: string): string => formatDate(`${day}T12:00:00Z`, 'UTC');

/** '09 Nov 2026' from the campus day '2026-11-09': dates in analytics, 'dd MMM yyyy' (ANALYTICS-6). */
export function formatDay(day: string): string {
  const parts = partsOf(`${day}T12:00:00Z`, 'UTC');
  return `${parts.day.padStart(2, '0')} ${parts.month} ${parts.year}`;
}

/** '3:07 am': times in analytics, lowercase 'h:mm a', in the campus time zone (ANALYTICS-6). */
export function formatTime(instant: string | Date, timeZone?: string): string {
  const { hour, minute, dayPeriod } = partsOf(instant, timeZone);
  return `${hour}:${minute} ${dayPeriod.toLowerCase()}`;
}

/** 'Nov 9, 2026, 3:07 am': an instant in a mail (docs/words.md). */
export const formatMoment = (instant: string | Date, timeZone: string): string =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

/** '3:07:am • Nov 9, 2026': the shared format of a time, 'h:mm:a • MMM d, y' (KIT-15). */
export function formatStamp(instant: string, timeZone?: string): string {
  const { hour, minute, dayPeriod, month, day, year } = partsOf(instant, timeZone);
  return `${hour}:${minute}:${dayPeriod.toLowerCase()} • ${month} ${day}, ${year}`;
}
