import { DAY_MINUTES, DAYS, type Day } from './wall-clock.ts';

const WEEKDAYS = DAYS.slice(0, 5);
export const WEEKENDS = DAYS.slice(5);

const FULL_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The words that name several days, and do not begin a list of days. */
export const NAMED_DAYS: readonly (readonly [RegExp, readonly Day[]])[] = [
  [/^(?:week ?days?|working days?|week ?nights)$/, WEEKDAYS],
  [/^weekends?$/, WEEKENDS],
  [
    /^(?:daily|nightly|(?:every|each) ?(?:day|night|evening)|all week|(?:7|seven) days(?: (?:a|per) week)?)$/,
    DAYS,
  ],
];

/** Returns the day that 'm', 'mon', 'tues' or 'mondays' names. The result is undefined if the word names none, or could name several as 't' does. */
function dayOf(word: string): Day | undefined {
  const meant = DAYS.filter((_, index) => `${FULL_NAMES[index]}s`.startsWith(word));
  return meant.length === 1 ? meant[0] : undefined;
}

/** The days that single letters stand for in 'mwf' and 'tth'. */
const LETTERS: Readonly<Record<string, Day>> = {
  m: 'Mon',
  t: 'Tue',
  tu: 'Tue',
  w: 'Wed',
  th: 'Thu',
  r: 'Thu',
  f: 'Fri',
  sa: 'Sat',
  su: 'Sun',
};
const LETTERED = /^(?=.*(?:w|t[hr]))(?:m|tu?(?!h)|w|th|r|f|sa|su){2,7}$/;

/** Returns the days of 'Mon to Fri', 'mwf' or one day, or undefined if the text names no days. */
export function daysOf(words: string): readonly Day[] | undefined {
  const named = NAMED_DAYS.find(([names]) => names.test(words));
  if (named) return named[1];
  const [first, last, ...more] = words.split(' to ').map(dayOf);
  if (!first && LETTERED.test(words) && !words.includes(' ')) {
    return (words.match(/th|tu|sa|su|[mtwrf]/g) ?? []).flatMap((letter) => LETTERS[letter] ?? []);
  }
  if (!first || more.length > 0) return undefined;
  if (!words.includes(' to ')) return [first];
  if (!last) return undefined;
  const begin = DAYS.indexOf(first);
  const length = ((DAYS.indexOf(last) - begin + DAYS.length) % DAYS.length) + 1;
  return [...DAYS, ...DAYS].slice(begin, begin + length);
}

type Half = 'am' | 'pm';
const TIME = /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?$/;
const HALF_DAY = DAY_MINUTES / 2;

/** A time as somebody wrote it: its minute in the half of the day that it names or could be in. */
type WrittenTime = {
  readonly minute: number;
  readonly half?: Half;
  readonly isBare: boolean;
  /** True if the time may be on the clock of 12 hours. */
  readonly isOf12: boolean;
  /** True if the time is not written in the form of the clock of 24 hours. */
  readonly isShort: boolean;
};

const PLAIN = { isBare: false, isOf12: false, isShort: false };

/** Reads a time such as '20:00', '8.30 pm', '8am', 'noon' or a bare '8'. */
export function timeOf(word: string): WrittenTime | undefined {
  if (word === 'noon') return { ...PLAIN, minute: HALF_DAY };
  if (word === 'midnight') return { ...PLAIN, minute: 0 };
  const [, hourText = '', minuteText, half] = TIME.exec(word) ?? [];
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (hourText === '' || minute > 59) return undefined;
  if (half === undefined) {
    if (hour > 24 || (hour === 24 && minute > 0)) return undefined;
    const isOf12 = hour > 0 && hour <= 12 && !hourText.startsWith('0');
    return {
      minute: hour * 60 + minute,
      isBare: minuteText === undefined,
      isOf12,
      isShort: hourText.length === 1,
    };
  }
  if (hour < 1 || hour > 12) return undefined;
  const isLate = half === 'pm';
  return {
    minute: ((hour % 12) + (isLate ? 12 : 0)) * 60 + minute,
    half: isLate ? 'pm' : 'am',
    ...PLAIN,
  };
}

/**
 * Returns the minutes of a stretch. If only one of its times says am or pm, the nearest reading counts: '9 to
 * 5pm', '7 to 11pm', '9am to 5'. '17 to 9' uses the clock of 24 hours. '9 to 5' and '9:00 to 5:00' have two
 * meanings, so they are not read.
 */
export function minutesOf(fromWord: string, toWord: string): readonly [number, number] | undefined {
  const [from, to] = [timeOf(fromWord), timeOf(toWord)];
  if (!from || !to) return undefined;
  const half = to.half ?? (toWord === 'noon' ? 'am' : toWord === 'midnight' ? 'pm' : undefined);
  if (from.isOf12 && half !== undefined) {
    const end = to.minute === 0 && half === 'pm' ? DAY_MINUTES : to.minute;
    const early = from.minute % HALF_DAY;
    const same = half === 'pm' ? early + HALF_DAY : early;
    return [same < end ? same : (same + HALF_DAY) % DAY_MINUTES, to.minute];
  }
  if (to.isOf12 && (from.half !== undefined || fromWord === 'noon')) {
    const length = (to.minute - from.minute + DAY_MINUTES) % HALF_DAY || HALF_DAY;
    return [from.minute, (from.minute + length) % DAY_MINUTES];
  }
  const isOf24 = !from.isOf12 || !to.isOf12;
  const isEarlier = (from.isShort || to.isShort) && to.minute <= from.minute;
  const isUnclear = !isOf24 && (from.isBare || to.isBare || isEarlier);
  return isUnclear || from.minute === DAY_MINUTES ? undefined : [from.minute, to.minute];
}
