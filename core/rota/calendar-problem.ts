/** The kinds of a calendar: the address of a feed, which is read again and again, or a file. */
export const CALENDAR_SOURCES = ['feed', 'file'] as const;
export type CalendarSource = (typeof CALENDAR_SOURCES)[number];

/** The reasons why a calendar was not read: nothing at its address, no permission, no answer, a redirect too many or to no https, a private address, too many bytes or events, no calendar, an address that no key opens. */
export const CALENDAR_PROBLEMS = [
  'gone',
  'refused',
  'unreachable',
  'moved',
  'private',
  'tooLarge',
  'tooMany',
  'notCalendar',
  'noKey',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];
