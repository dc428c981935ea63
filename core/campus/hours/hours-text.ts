import { hoursMessages as words } from './hours-messages.ts';
import type { Span } from './hours.ts';
import { DAY_MINUTES, DAYS, type Day } from './wall-clock.ts';

/** Returns the days that words such as 'every day', 'Mon to Fri' and 'Sat and Sun' name, or an empty list if they name none. */
function daysOf(words: string): readonly Day[] {
  if (words === 'every day') return DAYS;
  const named = DAYS.filter((day) => words.includes(day));
  const [first, last] = [named[0], named.at(-1)];
  return first && last && words.includes(' to ')
    ? DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1)
    : named;
}

const STRETCH = /^([A-Za-z ]+?) (?:all day|(\d\d):(\d\d) to (\d\d):(\d\d))$/;

/** Reads the hours that `formatHours` wrote for storage. Phones read only this form. The result is undefined if it cannot be read. */
export function parseHours(stored: string): readonly Span[] | undefined {
  const spans = (stored === '' ? [] : stored.split(', ')).map((stretch): Span => {
    const [, days = '', fromHour = 0, fromMinute = 0, toHour = 24, toMinute = 0] =
      STRETCH.exec(stretch) ?? [];
    return {
      days: daysOf(days),
      from: Number(fromHour) * 60 + Number(fromMinute),
      to: Number(toHour) * 60 + Number(toMinute),
    };
  });
  return spans.some(({ days }) => days.length === 0) ? undefined : spans;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** Writes minutes since midnight in the stored form, '08:00'. */
const storedMinute = (minute: number): string =>
  `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;

/** Writes minutes since midnight as people say them: '8 am', '8:30 pm'. */
export function formatMinute(minute: number): string {
  return words.time(Math.floor(minute / 60) % 24, pad(minute % 60));
}

/** Returns stored hours in the form in which people say them: 'every day 8 pm to 8 am' (AREAS-21). */
export const sayHours = (hours = ''): string =>
  words.hours(
    hours.replaceAll(/(\d\d):(\d\d)/g, (_, hour: string, minute: string) =>
      words.time(Number(hour) % 24, minute),
    ),
  );

function formatDays(days: readonly Day[]): string {
  if (days.length === DAYS.length) return 'every day';
  const numbers = days.map((day) => DAYS.indexOf(day));
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun ? `${DAYS[first]} to ${DAYS[last]}` : days.join(' and ');
}

/** Writes hours as words that `parseHours` reads, or as '' if they cover all hours (AREAS-21). */
export function formatHours(hours: readonly Span[]): string {
  return hours
    .map(({ days, from, to }) => {
      const isWhole = from === 0 && to === DAY_MINUTES;
      const times = isWhole ? 'all day' : `${storedMinute(from)} to ${storedMinute(to)}`;
      return `${formatDays(days)} ${times}`;
    })
    .join(', ');
}
