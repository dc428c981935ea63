/** The values of an event's lines. A time begins with its zone, as in 'TZID=America/New_York:20261101T190000'. */
type TestEvent = {
  start: string;
  end?: string;
  title: string;
  uid?: string;
  more?: readonly string[];
};

let count = 0;

const timed = (name: string, time: string): string =>
  /^[A-Z]+=/.test(time) ? `${name};${time}` : `${name}:${time}`;

/** Writes an event. */
export function event({ start, end, title, uid, more = [] }: TestEvent): string {
  count += 1;
  return [
    'BEGIN:VEVENT',
    `UID:${uid ?? `event-${count}@example.edu`}`,
    'DTSTAMP:20260801T000000Z',
    timed('DTSTART', start),
    ...(end === undefined ? [] : [timed('DTEND', end)]),
    `SUMMARY:${title}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n');
}

/** Writes a calendar of events and zones. */
export const calendar = (...parts: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//Duty//EN',
    ...parts,
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Returns a time on New York's wall clock in the form of a calendar: ny('2026-11-01', 19). */
export const ny = (day: string, hour: number, zone = 'America/New_York'): string =>
  `TZID=${zone}:${day.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`;

export const allDay = (day: string): string => `VALUE=DATE:${day.replaceAll('-', '')}`;

/** The zone of a calendar in the form that Outlook writes. */
export const EASTERN = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n');

/** The same zone from a program that only knows this year's spring. */
export const ONE_SPRING = `BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
DTSTART:20260308T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n');
