/** The words of times and hours (AREAS-21). */
export const hoursMessages = {
  /** A day of the week, as hours are stored: 'Mon'. */
  day: (day: string): string => day,
  /** A time without its date: '8 am', '8:30 pm'. */
  time: (hour: number, minute: string): string =>
    `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'am' : 'pm'}`,
  /** Stored hours whose times are written as above: 'every day 8 pm to 8 am'. */
  hours: (stored: string): string => stored.replaceAll('every day all day', '24 hours a day'),
} as const;
