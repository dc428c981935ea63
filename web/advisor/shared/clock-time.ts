const formats = (timeZone?: string) => ({
  time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }),
  day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }),
});

const PHONE = formats();

/** Returns an instant by this phone's clock, or that of a time zone: '21:04' today, otherwise '19 Nov, 21:04'. */
export function clockTime(instant: string, timeZone?: string): string {
  const { time, day } = timeZone === undefined ? PHONE : formats(timeZone);
  const at = new Date(instant);
  const then = day.format(at);
  return then === day.format() ? time.format(at) : `${then}, ${time.format(at)}`;
}

/** Returns the day of an instant by this phone's clock: '19 Nov'. */
export const clockDay = (instant: string): string => PHONE.day.format(new Date(instant));
