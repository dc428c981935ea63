import { LIMITS } from '../../base/limits.ts';
import type { Span } from './hours.ts';
import { inEnglish } from './foreign-hours.ts';
import { DAY_MINUTES, DAYS, type Day } from './wall-clock.ts';
import { daysOf, minutesOf, NAMED_DAYS, timeOf, WEEKENDS } from './written-times.ts';

const CLOCK = String.raw`(noon|midnight|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)`;
const RANGE = new RegExp(`(?:from )?${CLOCK} to ${CLOCK}(?![\\w:.])`);
/** The patterns of a stretch over several days, such as 'fri 5 pm to mon 8 am' and '5 pm fri to 8 am mon'. */
const OVER_DAYS = [
  new RegExp(`^(?:from )?(?<first>[a-z]+) (?:at )?${CLOCK} to (?<last>[a-z]+) (?:at )?${CLOCK}$`),
  new RegExp(`^(?:from )?${CLOCK} (?:on )?(?<first>[a-z]+) to ${CLOCK} (?:on )?(?<last>[a-z]+)$`),
];
/** The pattern of hours with weekends at the end, such as '7 pm to 7 am and weekends'. */
const AND_WEEKENDS = new RegExp(`${RANGE.source} and (?=(?:all )?weekends?\\b)`, 'g');
const WHOLE_DAY = /\b(all day|always)\b/;

/** A part of the hours between commas: its days, its times, and whether one word names several days. */
type Entry = {
  readonly days?: readonly Day[];
  readonly times?: readonly [number, number];
  readonly isNamed?: boolean;
  readonly isWhole?: boolean;
};

/** Reads a stretch over several days, day by day. The result is undefined if the stretch ends later in the day than it begins, since 'mon 8 am to fri 5 pm' may mean these hours on each day. */
function parseOverDays(text: string): readonly Span[] | undefined {
  const match = OVER_DAYS.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const { first = '', last = '' } = match?.groups ?? {};
  const [begin = '', end = ''] = (match ?? [])
    .slice(1)
    .filter((word) => word !== first && word !== last);
  const days = daysOf(`${first} to ${last}`) ?? [];
  const [from, to] = [timeOf(begin), timeOf(end)];
  if (!from || !to || from.isBare || to.isBare || from.minute === DAY_MINUTES) return undefined;
  if (days.length < 2 || to.minute >= from.minute || end === 'midnight') return undefined;
  return days
    .map((day, place): Span => {
      const isLast = place === days.length - 1;
      return {
        days: [day],
        from: place === 0 ? from.minute : 0,
        to: isLast ? to.minute : DAY_MINUTES,
      };
    })
    .filter((one) => one.to > 0);
}

/** The words beside times that add no meaning. */
const BESIDE = /\b(?:on|at|only)\b|(?<!\b(?:every|each|weekend) )\b(?:nights?|evenings?)\b|:/g;

/** Reads the part between two commas, or returns undefined if it cannot be read. */
function parseEntry(text: string): Entry | undefined {
  const [range, fromWord = '', toWord = ''] = RANGE.exec(text) ?? [];
  const isWhole = WHOLE_DAY.test(text);
  if (text === '' || (range !== undefined && isWhole)) return undefined;
  const rest = text
    .replace(range ?? WHOLE_DAY, ' ')
    .replaceAll(range === undefined ? /\b(?:on|at|only)\b|:$/g : BESIDE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const named = rest === '' ? [] : rest.split(/ (?:and|&) | ?[/&] ?/).map(daysOf);
  if (named.includes(undefined)) return undefined;
  const days = named.flatMap((some) => some ?? []);
  const times = isWhole ? ([0, DAY_MINUTES] as const) : minutesOf(fromWord, toWord);
  if (range !== undefined && !times) return undefined;
  return {
    ...(days.length > 0 && { days }),
    ...(times && { times }),
    isNamed: NAMED_DAYS.some(([names]) => names.test(rest)),
    isWhole,
  };
}

const spanOf = (days: readonly Day[], [from, to]: readonly [number, number]): Span => ({
  days: DAYS.filter((day) => days.includes(day)),
  from,
  to,
});

const isOfOneDay = ({ from, to }: Span): boolean => to > from;

/**
 * Reads the parts between commas. Parts share the days before or after their times. Days that follow times
 * without days belong to those times. A weekend after a night is a separate, whole weekend. The result is
 * undefined if two readings are equally likely.
 */
function parseList(entries: readonly Entry[]): readonly Span[] | undefined {
  const spans: Span[] = [];
  let waiting: Entry[] = [];
  let above: readonly Day[] | undefined;
  for (const [index, entry] of entries.entries()) {
    const { days = [], times } = entry;
    const shared = waiting.flatMap((one) => one.days ?? []);
    if (!times) waiting.push(entry);
    else {
      const isApart = waiting.some((one) => one.isNamed) && days.length > 0;
      const isBehindWhole = days.length === 0 && entries[index - 1]?.isWhole;
      // In '8am to noon, Mon 1pm to 5pm' the first times may also belong to Monday.
      const isBehindDay =
        days.length > 0 && above === undefined && !entry.isWhole && spans.some(isOfOneDay);
      if (isApart || isBehindWhole || isBehindDay) return undefined;
      above = days.length + shared.length > 0 ? [...shared, ...days] : above;
      spans.push(spanOf(above ?? DAYS, times));
      waiting = [];
    }
  }
  const left = waiting.flatMap((one) => one.days ?? []);
  const isBeside =
    above !== undefined ||
    spans.every((span) => !isOfOneDay(span) && left.every((day) => WEEKENDS.includes(day)));
  if (left.length === 0) return spans;
  if (!isBeside) return spans.map(({ from, to }) => spanOf(left, [from, to]));
  return [...spans, ...waiting.map((one) => spanOf(one.days ?? [], [0, DAY_MINUTES]))];
}

/** The pattern of hours that are always: '24/7', '24h', '24 hours a day, 7 days a week'. */
const WHOLE_DAYS =
  /\b(?:24 ?[/x] ?7(?: ?\/ ?365)?|24 ?h(?:(?:ou)?rs?)?|(?:a|the )?round the clock|all hours|any (?:hour|time)|day and night|always open)\b(?: (?:a|per) day)?(?:,? (?:and )?(?:7|seven) days (?:a|per) week)?/g;

/**
 * Reads hours that somebody wrote, such as '20:00 to 08:00, weekends' (AREAS-3). Times without days are for
 * every day, and days without times are whole. An empty text means all hours and gives no span. The result is
 * undefined if the text cannot be read, or has two meanings.
 */
export function readHours(text: string): readonly Span[] | undefined {
  const plain = inEnglish(text.toLowerCase())
    .replaceAll(WHOLE_DAYS, 'all day')
    .replaceAll(/[\u2010-\u2015\u2212-]/g, ' to ')
    .replaceAll(/\b(?:until|till|through|thru)\b/g, 'to')
    .replaceAll(/\b([ap])\.m\.?/g, '$1m')
    .replaceAll(/(\d)(?: (?=[ap](?: to\b|$|[,;])))?([ap])\b/g, '$1$2m')
    .replaceAll(/(\d{2})(\d{2})(?: ?h(?:ou)?rs?\b)?(?= to\b|$|[ ,;])/g, '$1:$2')
    .replaceAll(/\b12 (?=noon|midnight)/g, '')
    .replaceAll(/\s+/g, ' ')
    // A weekend beside a night is whole, as it is after a comma.
    .replaceAll(AND_WEEKENDS, (all: string, fromWord: string, toWord: string) => {
      const [from = 0, to = 0] = minutesOf(fromWord, toWord) ?? [];
      return to < from ? all.replace(/ and $/, ', ') : all;
    })
    .trim();
  if (plain === '') return [];
  const lists = plain.split(/ ?; ?/).map((list) => {
    const parts = list.split(/ ?, ?/);
    const over = parts.map(parseOverDays);
    if (over.every((one) => one !== undefined)) return { spans: over.flat(), isDays: false };
    const entries = parts.map(parseEntry);
    const all = entries.flatMap((one) => one ?? []);
    const isDays = all.every(({ times }) => times === undefined);
    if (entries.includes(undefined)) {
      // This stretch over several days is one of several parts.
      const each = parts.map((part, at) => over[at] ?? parseList([entries[at] ?? {}]));
      const isMixed = parts.every((_, at) => over[at] ?? (entries[at]?.days && entries[at].times));
      return isMixed ? { spans: each.flatMap((one) => one ?? []), isDays: false } : undefined;
    }
    const spans = parseList(all);
    return spans && { spans, isDays };
  });
  const read = lists.flatMap((list) => list ?? []);
  // In 'Sat; Mon 9:00 to 17:00' it is unclear whether Saturday is whole.
  const isUnclear = read.some(({ isDays }, at) => isDays && at < read.length - 1);
  const spans = read.flatMap((list) => list.spans);
  return lists.includes(undefined) || isUnclear || spans.length > LIMITS.hourSpans
    ? undefined
    : spans;
}
