import { LOCALE } from '#core/base/locale.ts';

const formats = (timeZone?: string) => ({
  time: new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone }),
  day: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone }),
});

const PHONE = formats();

/** Returns an instant by this phone's clock, or by that of a time zone: '9:04 pm' for today, otherwise 'Nov 19, 9:04 pm'. */
export function clockTime(instant: string, timeZone?: string): string {
  const { time, day } = timeZone === undefined ? PHONE : formats(timeZone);
  const at = new Date(instant);
  const then = day.format(at);
  const clock = time.format(at).replace(/\s/, ' ').toLowerCase();
  return then === day.format() ? clock : `${then}, ${clock}`;
}

/** Returns the day of an instant by this phone's clock: 'Nov 19'. */
export const clockDay = (instant: string): string => PHONE.day.format(new Date(instant));
