export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The next midnight of the campus, whose zone is UTC. */
export const MIDNIGHT = Math.ceil((Date.now() + HOUR) / DAY) * DAY;

/** A duty in a calendar: its instants, and the name. */
export type Night = readonly [from: number, until: number, title: string];

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Writes nights as a department keeps them: iCalendar, with 'RA North: ' before each name. */
export const calendarOf = (nights: readonly Night[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ashdown//Duty//EN',
    ...nights.flatMap(([from, until, title], index) => [
      'BEGIN:VEVENT',
      `UID:night-${index}@ashdown.example`,
      `DTSTAMP:${stamp(MIDNIGHT)}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(until)}`,
      `SUMMARY:RA North: ${title}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
