import { LIMITS } from '../base/limits.ts';
import type { Span } from './hours.ts';
import { DAY_MINUTES, DAYS, type Day } from './wall-clock.ts';

const WEEKDAYS = DAYS.slice(0, 5);
const WEEKENDS = DAYS.slice(5);

const FULL_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** 'mon', 'tues' and 'mondays' are Monday; undefined if it names no day. */
function dayOf(word: string): Day | undefined {
  const index = FULL_NAMES.findIndex(
    (name) => word.length >= 3 && (name.startsWith(word) || word === `${name}s`),
  );
  return DAYS[index];
}

/** 'Mon to Fri', 'weekends', one day; undefined if it names no days. */
function daysOf(words: string): readonly Day[] | undefined {
  if (/^(weekdays?|working days?)$/.test(words)) return WEEKDAYS;
  if (/^weekends?$/.test(words)) return WEEKENDS;
  if (/^(daily|every ?day|all week)$/.test(words)) return DAYS;
  const [first, last, ...more] = words.split(' to ').map(dayOf);
  if (!first || more.length > 0) return undefined;
  if (!words.includes(' to ')) return [first];
  if (!last) return undefined;
  const begin = DAYS.indexOf(first);
  const length = ((DAYS.indexOf(last) - begin + DAYS.length) % DAYS.length) + 1;
  return [...DAYS, ...DAYS].slice(begin, begin + length);
}

const TIME = /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?$/;

/** Minutes since midnight: '20:00', '8.30 pm', '8am', 'noon'. A bare '8' says not which. */
function minuteOf(word: string): number | undefined {
  if (word === 'noon') return DAY_MINUTES / 2;
  if (word === 'midnight') return 0;
  const [, hourText = '', minuteText, half] = TIME.exec(word) ?? [];
  if (hourText === '' || (minuteText === undefined && half === undefined)) return undefined;
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (minute > 59) return undefined;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
  }
  return hour < 24 || (hour === 24 && minute === 0) ? hour * 60 + minute : undefined;
}

const RANGE =
  /(?:from )?(noon|midnight|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?) to (noon|midnight|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)(?![\w:.])/;
const WHOLE_DAY = /\b(all day|24 hours|24\/7|always)\b/;

type Entry = Span & { readonly says: 'days' | 'times' | 'both' };

/** One stretch; undefined if it cannot be read. */
function parseEntry(text: string): Entry | undefined {
  if (text === '') return undefined;
  const [range, fromWord = '', toWord = ''] = RANGE.exec(text) ?? [];
  const isWhole = WHOLE_DAY.test(text);
  if (range !== undefined && isWhole) return undefined;
  const rest = text
    .replace(range ?? WHOLE_DAY, ' ')
    .replaceAll(/\b(on|at)\b|:$/g, ' ')
    .trim();
  const named = rest === '' ? [DAYS] : rest.split(/ (?:and|&) /).map((days) => daysOf(days.trim()));
  const days = named.flatMap((some) => some ?? []);
  if (named.includes(undefined) || days.length === 0) return undefined;
  const times = range === undefined ? [0, DAY_MINUTES] : [minuteOf(fromWord), minuteOf(toWord)];
  const [from, to] = times;
  if (from === undefined || to === undefined || from === DAY_MINUTES) return undefined;
  const isTimed = range !== undefined || isWhole;
  const says = rest === '' ? 'times' : isTimed ? 'both' : 'days';
  return { days: DAYS.filter((day) => days.includes(day)), from, to, says };
}

/**
 * The hours that somebody wrote, such as '20:00 to 08:00, weekends' (AREAS-3): a stretch without days is of every
 * day, days without times are whole. No words are all hours, as no span. Undefined if it cannot be read, or in two ways:
 * in 'Mon, Wed 9:00 to 17:00' Monday may be whole.
 */
export function parseHours(text: string): readonly Span[] | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212-]/g, ' to ')
    .replaceAll(/\b(until|till|through|thru)\b/g, 'to')
    .replaceAll(/\b([ap])\.m\.?/g, '$1m')
    .replaceAll(/(\d{2})(\d{2})(?= to\b|$|[ ,;])/g, '$1:$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '') return [];
  const entries = plain.split(/ ?[,;] ?/).map(parseEntry);
  const read = entries.flatMap((entry) => entry ?? []);
  const isUnclear = read.some(
    ({ says }, index) => says === 'days' && read[index + 1]?.says === 'both',
  );
  if (read.length < entries.length || isUnclear || read.length > LIMITS.hourSpans) return undefined;
  return read.map(({ days, from, to }) => ({ days, from, to }));
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** Minutes since midnight as '08:00'. */
export const formatMinute = (minute: number): string =>
  `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;

function formatDays(days: readonly Day[]): string {
  if (days.length === DAYS.length) return 'every day';
  const numbers = days.map((day) => DAYS.indexOf(day));
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun ? `${DAYS[first]} to ${DAYS[last]}` : days.join(' and ');
}

/** The hours in the words that `parseHours` reads again (AREAS-3); '' for all hours. */
export function formatHours(hours: readonly Span[]): string {
  return hours
    .map(({ days, from, to }) => {
      const isWhole = from === 0 && to === DAY_MINUTES;
      const times = isWhole ? 'all day' : `${formatMinute(from)} to ${formatMinute(to)}`;
      return `${formatDays(days)} ${times}`;
    })
    .join(', ');
}
