/** The words with which a language says days and times. */
type HourWords = {
  readonly always: string;
  readonly everyDay: string;
  readonly allDay: string;
  readonly and: string;
  readonly to: string;
  /** Returns the words for several days in a row, such as 'lun a vie'. */
  readonly days: (first: string, last: string) => string;
};

// This is an arbitrary Monday.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Returns the days of the week in a locale, by the names with which hours are stored. */
function daysIn(locale: string): Readonly<Record<string, string>> {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return Object.fromEntries(
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name, index) => [
      name,
      day.format(MONDAY + index * DAY_MS),
    ]),
  );
}

/** Returns the functions that say stored hours in a language that counts 24 hours and puts words around times, such as 'de … a …' (AREAS-21). */
export function hoursIn(locale: string, words: HourWords) {
  const days = daysIn(locale);
  const day = (name: string): string => days[name] ?? name;
  return {
    day,
    time: (hour: number, minute: string): string => `${hour}:${minute}`,
    hours: (stored: string): string =>
      stored
        .replaceAll('every day all day', words.always)
        .replaceAll('every day', words.everyDay)
        .replaceAll('all day', words.allDay)
        .replaceAll(/(\d+:\d+) to/g, `de $1 ${words.to}`)
        .replaceAll(/([A-Z]..) to ([A-Z]..)/g, (_, first: string, last: string) =>
          words.days(day(first), day(last)),
        )
        .replaceAll(/[A-Z]../g, day)
        .replaceAll(' and ', ` ${words.and} `),
  };
}
