import { LIMITS } from './limits.ts';

type Parts = Record<'day' | 'month' | 'year' | 'hour' | 'minute' | 'second' | 'dayPeriod', string>;

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hour12: true,
    timeZone,
  });
}

// Making a format takes some hundred times as long as using it, and a CSV file has a million rows.
const formats = new Map<string, Intl.DateTimeFormat>();

function knownFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  // The device's own zone may change while the app is open.
  if (timeZone === undefined) return formatIn(undefined);
  const format = formats.get(timeZone) ?? formatIn(timeZone);
  formats.set(timeZone, format);
  return format;
}

function partsOf(instant: string | Date, timeZone: string | undefined): Parts {
  const format = knownFormat(timeZone);
  const entries = format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]);
  return Object.fromEntries(entries) as Parts;
}

/** '9 Nov, 2026': the last update on an issue card (spec 2, 'd MMM, yyyy'). No `timeZone` means the device's. */
export function formatUpdated(instant: string, timeZone?: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${day} ${month}, ${year}`;
}

/** '9 Nov, 2026' from the day '2026-11-09': when an issue is to be reviewed (ruling 31). */
export function formatReviewDay(day: string): string {
  return formatUpdated(`${day}T12:00:00Z`, 'UTC');
}

/** '09 Nov 2026' from the campus day '2026-11-09': dates in analytics (spec 2, 'dd MMM yyyy'). */
export function formatDay(day: string): string {
  const parts = partsOf(`${day}T12:00:00Z`, 'UTC');
  return `${parts.day.padStart(2, '0')} ${parts.month} ${parts.year}`;
}

/** '3:07 am': times in analytics (spec 2, lowercase 'h:mm a') in the campus time zone. */
export function formatTime(instant: string, timeZone?: string): string {
  const { hour, minute, dayPeriod } = partsOf(instant, timeZone);
  return `${hour}:${minute} ${dayPeriod.toLowerCase()}`;
}

/** '3:07:am • Nov 9, 2026': the shared date format of spec 9, 'h:mm:a • MMM d, y'. */
export function formatStamp(instant: string, timeZone?: string): string {
  const { hour, minute, dayPeriod, month, day, year } = partsOf(instant, timeZone);
  return `${hour}:${minute}:${dayPeriod.toLowerCase()} • ${month} ${day}, ${year}`;
}

/** The title as a card shows it: whole up to 22 characters, else the first 22 and '…' (spec 9, ruling 14). */
export function cutTitle(title: string): string {
  const characters = Array.from(title);
  return characters.length <= LIMITS.cardTitle
    ? title
    : `${characters.slice(0, LIMITS.cardTitle).join('')}…`;
}
