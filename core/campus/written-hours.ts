import { LIMITS } from '../base/limits.ts';
import type { Span } from './hours.ts';
import { DAY_MINUTES, DAYS, type Day } from './wall-clock.ts';

const WEEKDAYS = DAYS.slice(0, 5);
const WEEKENDS = DAYS.slice(5);

const FULL_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** 'm', 'mon', 'tues' and 'mondays' name one day; undefined if it names none, or several as 't' does. */
function dayOf(word: string): Day | undefined {
  const meant = DAYS.filter((_, index) => `${FULL_NAMES[index]}s`.startsWith(word));
  return meant.length === 1 ? meant[0] : undefined;
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

/** '17 to 9' is by the clock of 24 hours, as its 17 can be nothing else; '9 to 5' has two meanings. */
function minutesOf(from: string, to: string): readonly (number | undefined)[] {
  const isOf24 = [from, to].some(
    (word) => /^\d+$/.test(word) && (word === '0' || Number(word) > 12),
  );
  return [from, to].map((word) => minuteOf(isOf24 && /^\d+$/.test(word) ? `${word}:00` : word));
}

const CLOCK = String.raw`(noon|midnight|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)`;
const RANGE = new RegExp(`(?:from )?${CLOCK} to ${CLOCK}(?![\\w:.])`);
/** 'fri 5 pm to mon 8 am' */
const OVER_DAYS = new RegExp(`^(?:from )?([a-z]+) ${CLOCK} to ([a-z]+) ${CLOCK}$`);
const WHOLE_DAY = /\b(all day|always)\b/;

type Entry = Span & { readonly says: 'days' | 'times' | 'both' };

/** Reads a stretch over days, day by day; undefined unless it ends earlier in the day than it begins: it may be of each day. */
function parseOverDays(text: string): readonly Entry[] | undefined {
  const [, first = '', begin = '', last = '', end = ''] = OVER_DAYS.exec(text) ?? [];
  const days = daysOf(`${first} to ${last}`) ?? [];
  const [from = 0, to = 0] = [minuteOf(begin), minuteOf(end)];
  if (days.length < 2 || to >= from || end === 'midnight') return undefined;
  return days
    .map((day, place): Entry => {
      const isLast = place === days.length - 1;
      return {
        days: [day],
        from: place === 0 ? from : 0,
        to: isLast ? to : DAY_MINUTES,
        says: 'both',
      };
    })
    .filter((one) => one.to > 0);
}

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
  const times = range === undefined ? [0, DAY_MINUTES] : minutesOf(fromWord, toWord);
  const [from, to] = times;
  if (from === undefined || to === undefined || from === DAY_MINUTES) return undefined;
  const isTimed = range !== undefined || isWhole;
  const says = rest === '' ? 'times' : isTimed ? 'both' : 'days';
  return { days: DAYS.filter((day) => days.includes(day)), from, to, says };
}

/** '24/7', '24h', '24 hours a day, 7 days a week' */
const WHOLE_DAYS =
  /\b(?:24 ?[/x] ?7|24 ?h(?:(?:ou)?rs?)?|around the clock)\b(?: (?:a|per) day)?(?:,? (?:and )?7 days (?:a|per) week)?/g;

/**
 * Reads the hours that somebody wrote, such as '20:00 to 08:00, weekends' (AREAS-3): a stretch without days is of every
 * day, days without times are whole. No words are all hours, as no span. Undefined if it cannot be read, or in two ways:
 * in 'Mon, Wed 9:00 to 17:00' Monday may be whole.
 */
export function readHours(text: string): readonly Span[] | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212-]/g, ' to ')
    .replaceAll(/\b(until|till|through|thru)\b/g, 'to')
    .replaceAll(/\b([ap])\.m\.?/g, '$1m')
    .replaceAll(/(\d{2})(\d{2})(?= to\b|$|[ ,;])/g, '$1:$2')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(WHOLE_DAYS, 'all day')
    .trim();
  if (plain === '') return [];
  const entries = plain.split(/ ?[,;] ?/).map((text) => parseOverDays(text) ?? parseEntry(text));
  const read = entries.flatMap((entry) => entry ?? []);
  const isUnclear = read.some(
    ({ says }, index) => says === 'days' && read[index + 1]?.says === 'both',
  );
  if (entries.includes(undefined) || isUnclear || read.length > LIMITS.hourSpans) return undefined;
  return read.map(({ days, from, to }) => ({ days, from, to }));
}
