/** The parts of an instant as a language writes them. */
export type DateParts = Record<'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod', string>;

// Formats are kept, since making one takes some hundred times as long as using it: a list has hundreds of cards, a CSV file a million rows.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the format of a time zone. Without one it is the device's own, which may change while the app is open, and then its offset changes too. */
function formatAt(locale: string, date: Date, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone ?? date.getTimezoneOffset()}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
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

/** Returns the parts of an instant in a locale, in the device's time zone if `timeZone` is undefined. */
export function datePartsOf(
  locale: string,
  instant: string | Date,
  timeZone: string | undefined,
): DateParts {
  const date = new Date(instant);
  const parts = formatAt(locale, date, timeZone).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as DateParts;
}

/** Returns a day, YYYY-MM-DD, with its name, as a locale writes it. */
export const fullDayIn = (locale: string, day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', dateStyle: 'full' });
