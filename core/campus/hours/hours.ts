import { DAY_MINUTES, DAYS, WEEK_MINUTES, wallMinute, type Day } from './wall-clock.ts';

/** A stretch of each of these days, in minutes since midnight. One that ends no later than it begins ends on the day after. */
export type Span = { readonly days: readonly Day[]; readonly from: number; readonly to: number };

const MINUTE_MS = 60_000;

/** Returns the stretches of the week of a span, in minutes since Monday's midnight; one may reach beyond the week's end. */
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

/** Tells whether hours, of which none are all, cover an instant in ms since 1970 by the wall clock (AREAS-4). */
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

// A stretch that the clocks skip one week is there the week after.
const LOOKED_AHEAD_MS = 15 * DAY_MINUTES * MINUTE_MS;
const HOP_MINUTES = 60;

/** Returns the next instant, in ms since 1970, of coming on duty or going off; undefined if beyond fifteen days (AREAS-4). */
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
    // If the clocks changed in between, any minute may be the turn.
    const looked = clocksStood ? [hop] : Array.from({ length: hop }, (_, index) => index + 1);
    const turn = looked.find((minutes) => turnsAt(instant + minutes * MINUTE_MS));
    if (turn !== undefined) return instant + turn * MINUTE_MS;
    instant = next;
  }
  return undefined;
}
