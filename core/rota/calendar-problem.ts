/** The kinds of a calendar: the address of a feed, which the server reads regularly, or a file. */
export const CALENDAR_SOURCES = ['feed', 'file'] as const;
export type CalendarSource = (typeof CALENDAR_SOURCES)[number];

/** The reasons why a calendar was not read: nothing at its address, no permission, no answer, too many redirects or one that is not https, a private address, too many bytes or events, no calendar, or an address that no key decrypts. */
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
