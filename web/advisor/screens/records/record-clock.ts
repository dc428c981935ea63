import { LOCALE } from '#core/base/locale.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { recordsMessages } from './messages.ts';

export type RecordClock = {
  /** Returns '9:04 pm' for today, otherwise 'Nov 19, 9:04 pm'. */
  readonly time: (instant: string) => string;
  /** Returns 'Nov 19, 2026, 9:04 pm'. */
  readonly dated: (instant: string) => string;
};

const dated = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    .format(new Date(instant))
    .replace(/\s([AP]M)$/, (half) => ` ${half.trim().toLowerCase()}`);

/** Returns a clock in the campus's time, as a timeline has it, which says so if this phone's time differs (TIMELINE-2). */
function clockIn(timeZone: string | undefined): RecordClock {
  const named =
    (read: typeof dated) =>
    (instant: string): string => {
      const text = read(instant, timeZone);
      return text === read(instant) ? text : recordsMessages.campusTime(text);
    };
  return { time: named(clockTime), dated: named(dated) };
}

export const useRecordClock = (): RecordClock => clockIn(useCampus().timeZone);
