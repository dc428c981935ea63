/** The words of times and hours (AREAS-21). */
export const hoursMessages = {
  /** Returns a day of the week for its stored name, such as 'Mon'. */
  day: (day: string): string => day,
  /** Returns a time without its date: '8 am', '8:30 pm'. */
  time: (hour: number, minute: string): string =>
    `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'am' : 'pm'}`,
  /** Returns stored hours with their times written as above: 'every day 8 pm to 8 am'. */
  hours: (stored: string): string => stored.replaceAll('every day all day', '24 hours a day'),
} as const;
