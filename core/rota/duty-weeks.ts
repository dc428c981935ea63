import { LOCALE } from '../base/locale.ts';
import { dayAfter, dayOf, startOfDay } from '../base/day.ts';
import { formatMinute } from '../campus/hours/hours-text.ts';
import { DAY_MINUTES, wallClock } from '../campus/hours/wall-clock.ts';
import { stretchMessages as words } from './stretch-messages.ts';
import type { DutyRow } from './rota-schema.ts';

/** A bar in the drawing of a week: the day on which it begins, 0 being the first, and its number of days. */
export type DutyBar = {
  readonly start: number;
  readonly days: number;
  /** The kind of the bar: one person after the other, two or more at once, or times at which nobody can be called. */
  readonly kind: 'one' | 'several' | 'gap';
  /** The names in the order in which the people come on duty. */
  readonly names: readonly string[];
  /** True for the bar that covers tonight. */
  readonly isTonight: boolean;
};

type Stretch = { readonly from: string; readonly until: string };

const MINUTE_MS = 60_000;
/** The hour at which a night ends. A night belongs to the day on which it begins, so until this hour 'tonight' is the night before. */
const NIGHT_ENDS = 8;

/** Returns the day to which the night at an instant belongs. */
export const nightOf = (now: Date, timeZone: string): string =>
  dayOf(new Date(now.getTime() - NIGHT_ENDS * 60 * MINUTE_MS), timeZone);

export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** Returns the rows with the gaps and doubles that are not over. Former events are not stored, so a gap in the past may not be a real one. */
export function rowsToCome(rows: readonly DutyRow[], now: Date): DutyRow[] {
  const isToCome = ({ until }: Stretch): boolean => Date.parse(until) > now.getTime();
  return rows.map((row) => ({
    ...row,
    gaps: row.gaps.filter(isToCome),
    doubles: row.doubles.filter(isToCome),
  }));
}

export const countGaps = (rows: readonly DutyRow[]): number =>
  rows.reduce((count, { gaps }) => count + gaps.length, 0);

/** Returns the minute of the day at which most stretches of a contact's duty end. Days in the drawing begin and end there, so that no night is cut in two. */
function turnOf(stretches: readonly Stretch[], timeZone: string): number {
  const ends = stretches.map(({ until }) => Date.parse(until));
  const last = Math.max(...ends);
  const counts = new Map<number, number>();
  for (const end of ends) {
    const { minute } = wallClock(end, timeZone);
    // The last end may only be the end of the days that were asked for, if it is at midnight.
    if (minute > 0 || end < last) counts.set(minute, (counts.get(minute) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([a, n], [b, m]) => m - n || a - b);
  return most?.[0] ?? 0;
}

/** Returns the instant, in ms since 1970, at which the wall clock shows a minute of a day, even if the clocks changed before it. */
function instantOf(day: string, minute: number, timeZone: string): number {
  const guess = startOfDay(day, timeZone).getTime() + minute * MINUTE_MS;
  return guess + (minute - wallClock(guess, timeZone).minute) * MINUTE_MS;
}

/** Returns the bar of a day, or undefined if nobody is needed then. */
function barOf(
  { spans, gaps, doubles }: DutyRow,
  begin: number,
  end: number,
): Pick<DutyBar, 'kind' | 'names'> | undefined {
  const isWithin = ({ from, until }: Stretch): boolean =>
    Date.parse(from) < end && begin < Date.parse(until);
  const names = [...new Set(spans.filter(isWithin).flatMap((one) => one.names))];
  if (gaps.some(isWithin)) return { kind: 'gap', names };
  if (names.length === 0) return undefined;
  return { kind: doubles.some(isWithin) ? 'several' : 'one', names };
}

const isAlike = (bar: DutyBar, other: DutyBar): boolean =>
  bar.kind === other.kind &&
  bar.start + bar.days === other.start &&
  bar.names.join('\n') === other.names.join('\n');

/** Returns the bars of seven days from `monday` on. Equal bars side by side become one (ROTA-34). */
export function weekOf(
  row: DutyRow,
  monday: string,
  tonight: string,
  timeZone: string,
): readonly DutyBar[] {
  const turn = turnOf([...row.spans, ...row.gaps], timeZone);
  const bars: DutyBar[] = [];
  for (let start = 0; start < 7; start += 1) {
    const day = dayAfter(monday, start);
    const [begin, end] = [day, dayAfter(day, 1)].map((one) => instantOf(one, turn, timeZone));
    const made = barOf(row, begin ?? 0, end ?? 0);
    if (!made) continue;
    const bar: DutyBar = { start, days: 1, isTonight: day === tonight, ...made };
    const last = bars.at(-1);
    if (last && isAlike(last, bar)) {
      const isTonight = last.isTonight || bar.isTonight;
      bars.splice(-1, 1, { ...last, days: last.days + 1, isTonight });
    } else bars.push(bar);
  }
  return bars;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayPartsOf(instant: string, timeZone: string): Record<string, string> {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(timeZone, format);
  const parts = format.formatToParts(new Date(instant));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Returns 'Fri Dec 11', the day of an instant in a time zone. */
export function dutyDay(instant: string, timeZone: string): string {
  const { weekday = '', month = '', day = '' } = dayPartsOf(instant, timeZone);
  return words.day(weekday, month, day);
}

const hourOf = (instant: string, timeZone: string): string =>
  formatMinute(wallClock(Date.parse(instant), timeZone).minute);

/** Returns 'from 5 pm to Sat 8 am' for a stretch on a day that the screen already names. A stretch that is cut at the `end` of the days asked for, in ms, becomes 'from 5 pm on'. */
export function stretchInWords(
  { from, until }: Stretch,
  { timeZone, end }: { timeZone: string; end: number },
): string {
  if (Date.parse(until) >= end) return words.from(hourOf(from, timeZone));
  const isSameDay = dutyDay(from, timeZone) === dutyDay(until, timeZone);
  const isNear = Date.parse(until) - Date.parse(from) < 6 * DAY_MINUTES * MINUTE_MS;
  const named = isNear ? dayPartsOf(until, timeZone)['weekday'] : dutyDay(until, timeZone);
  const day = isSameDay ? '' : `${named} `;
  return words.fromTo(hourOf(from, timeZone), day + hourOf(until, timeZone));
}
