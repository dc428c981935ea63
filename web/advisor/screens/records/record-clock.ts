import { clockTime } from '../../shared/clock-time.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { recordsMessages } from './messages.ts';

/** Says instants as Records show them. */
export type RecordClock = {
  /** '21:04' today, otherwise '19 Nov, 21:04'. */
  readonly time: (instant: string) => string;
  /** '19 Nov 2026, 21:04'. */
  readonly dated: (instant: string) => string;
};

const dated = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );

/** Reads the clock of the campus, as a timeline does, and says so if this phone's shows another time (OUTBOX-34). */
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
