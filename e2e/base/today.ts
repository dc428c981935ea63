/** Returns today's day, YYYY-MM-DD, on the campus's calendar. */
export function today(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
}
