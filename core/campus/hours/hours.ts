import { DAY_MINUTES, DAYS, WEEK_MINUTES, wallMinute, type Day } from './wall-clock.ts';

/** A stretch of time on each of these days, in minutes since midnight. If `to` is not after `from`, the stretch ends on the next day. */
export type Span = { readonly days: readonly Day[]; readonly from: number; readonly to: number };

const MINUTE_MS = 60_000;

/** Returns the stretches of the week that a span covers, in minutes since Monday's midnight. One may reach beyond the end of the week. */
function stretchesOf({ days, from, to }: Span): readonly (readonly [number, number])[] {
  const length = to > from ? to - from : to + DAY_MINUTES - from;
  return days.map((day) => {
    const start = DAYS.indexOf(day) * DAY_MINUTES + from;
    return [start, start + length] as const;
  });
}

/** Tells whether a minute of the week, counted from Monday's midnight, is within the hours. */
export function coversMinute(hours: readonly Span[], minute: number): boolean {
  return hours
    .flatMap(stretchesOf)
    .some(([from, to]) => [minute, minute + WEEK_MINUTES].some((at) => from <= at && at < to));
}

/** Tells whether hours cover an instant (ms since 1970) by the wall clock. An empty list covers all hours (AREAS-4). */
export function isOnDuty(
  hours: readonly Span[],
  at: number,
  timeZone: string | undefined,
): boolean {
  return hours.length === 0 || coversMinute(hours, wallMinute(at, timeZone));
}

/** Returns the minutes on the wall clock until the next beginning or end. */
function minutesToBoundary(hours: readonly Span[], minute: number): number {
  const ahead = hours
    .flatMap(stretchesOf)
    .flat()
    .map((boundary) => (boundary - minute + 2 * WEEK_MINUTES) % WEEK_MINUTES || WEEK_MINUTES);
  return Math.min(...ahead);
}

// Daylight saving time can skip a stretch in one week, so the search covers two weeks.
const LOOKED_AHEAD_MS = 15 * DAY_MINUTES * MINUTE_MS;
const HOP_MINUTES = 60;

/** Returns the next instant, in ms since 1970, at which a contact comes on or goes off duty, or undefined if there is none within fifteen days (AREAS-4). */
export function nextTurn(
  hours: readonly Span[],
  at: number,
  timeZone: string | undefined,
): number | undefined {
  if (hours.length === 0) return undefined;
  const isOn = isOnDuty(hours, at, timeZone);
  const turnsAt = (instant: number): boolean => isOnDuty(hours, instant, timeZone) !== isOn;
  let instant = at - (at % MINUTE_MS);
  while (instant < at + LOOKED_AHEAD_MS) {
    const minute = wallMinute(instant, timeZone);
    const hop = Math.min(minutesToBoundary(hours, minute), HOP_MINUTES);
    const next = instant + hop * MINUTE_MS;
    const clocksStood = wallMinute(next, timeZone) === (minute + hop) % WEEK_MINUTES;
    // If the clocks changed meanwhile, any minute may be the turn, so each of them is checked.
    const looked = clocksStood ? [hop] : Array.from({ length: hop }, (_, index) => index + 1);
    const turn = looked.find((minutes) => turnsAt(instant + minutes * MINUTE_MS));
    if (turn !== undefined) return instant + turn * MINUTE_MS;
    instant = next;
  }
  return undefined;
}
