import { ANALYTICS_COLUMNS, CSV_HEADER, type AnalyticsRow } from '#core/analytics.ts';
import { safeCell } from '#core/csv.ts';
import { formatTime } from '#core/format.ts';
import type { Values } from '../db/held-cursor.ts';

/** Titles, advisors and days come again and again; free texts seldom, and must not fill the memory. */
const REMEMBERED = 5_000;

const MINUTES = 1_440;

/** A cell as it stands in the file (RFC 4180). */
function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function remembering<T>(compute: (value: T) => string): (value: T) => string {
  const known = new Map<T, string>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const computed = compute(value);
    if (known.size === REMEMBERED) known.clear();
    known.set(value, computed);
    return computed;
  };
}

// Odd where the clocks change within the hour.
function offsetIn(hour: string, timeZone: string): number | undefined {
  const [first, last] = ['00', '59'].map(
    (minute) =>
      Temporal.Instant.from(`${hour}:${minute}:00Z`).toZonedDateTimeISO(timeZone)
        .offsetNanoseconds / 60e9,
  );
  return first === last && Number.isInteger(first) ? first : undefined;
}

/** The two digits there. */
const numberAt = (text: string, from: number): number =>
  text.charCodeAt(from) * 10 + text.charCodeAt(from + 1) - 528;

/**
 * `formatTime` of stored instants (ISO text in UTC) in a time zone, some ten times as fast: the zone
 * is asked once an hour of the calendar, and a day has only 1,440 texts.
 */
export function timesIn(timeZone: string): (instant: string) => string {
  const texts = Array.from({ length: MINUTES }, (_, minute) =>
    formatTime(new Date(minute * 60_000).toISOString(), 'UTC'),
  );
  const offsets = new Map<string, number | undefined>();
  let hour = 'none';
  let offset: number | undefined;
  return (instant) => {
    // Rows in the order of days share their hour with the one before.
    if (!instant.startsWith(hour)) {
      hour = instant.slice(0, 13);
      offset = offsets.get(hour);
      if (offset === undefined && !offsets.has(hour)) {
        offset = offsetIn(hour, timeZone);
        offsets.set(hour, offset);
      }
    }
    if (offset === undefined) return formatTime(instant, timeZone);
    const utc = numberAt(instant, 11) * 60 + numberAt(instant, 14);
    return texts[(utc + offset + MINUTES) % MINUTES] ?? '';
  };
}

/** The first line, behind a byte order mark: without one spreadsheets do not take the file for UTF-8. */
export const CSV_HEAD = `\uFEFF${CSV_HEADER.join(',')}\r\n`;

/** Formats rows, whose values stand in the order of `ANALYTICS_COLUMNS`, as lines of the file (ANALYTICS-13). */
export function csvLinesIn(timeZone: string): (rows: readonly Values[]) => string {
  const timeOf = timesIn(timeZone);
  const cells = ANALYTICS_COLUMNS.map(({ field, text }) => {
    if (field === 'startTime') return (value: Values[number]) => timeOf(String(value));
    const row = (value: Values[number]) => ({ [field]: value }) as unknown as AnalyticsRow;
    return remembering((value: Values[number]) => quoted(safeCell(text(row(value), timeZone))));
  });
  return (rows) => {
    let lines = '';
    for (const row of rows) {
      let place = 0;
      for (const cell of cells) {
        lines += (place === 0 ? '' : ',') + cell(row[place] ?? null);
        place += 1;
      }
      lines += '\r\n';
    }
    return lines;
  };
}
