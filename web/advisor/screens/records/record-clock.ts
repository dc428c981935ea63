import { LOCALE } from '#core/base/locale.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { recordsMessages } from './messages.ts';

export type RecordClock = {
  /** '9:04 pm' today, otherwise 'Nov 19, 9:04 pm'. */
  readonly time: (instant: string) => string;
  /** 'Nov 19, 2026, 9:04 pm'. */
  readonly dated: (instant: string) => string;
};

const dated = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    .format(new Date(instant))
    .replace(/\s([AP]M)$/, (half) => ` ${half.trim().toLowerCase()}`);

/** Reads the clock of the campus, as a timeline does, and says so if this phone's shows another time (TIMELINE-2). */
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
