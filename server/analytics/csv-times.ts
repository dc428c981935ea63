import { formatDay, formatTime } from '#core/base/format.ts';
import { periodAt, type OffsetPeriod } from '../base/offset-period.ts';

const MINUTES = 1_440;
const MINUTE_MS = 60_000;

const encoder = new TextEncoder();

/** A function that returns the displayed bytes for a part of a text. */
export type Shown = (text: Buffer, from: number, end: number) => Uint8Array;

const numberAt = (text: Buffer, at: number): number =>
  (text[at] ?? 0) * 10 + (text[at + 1] ?? 0) - 528;

/** Returns the number of the day at a place in the text, such as 20261109 for 2026-11-09. */
const dayAt = (text: Buffer, at: number): number =>
  numberAt(text, at) * 1_000_000 +
  numberAt(text, at + 2) * 10_000 +
  numberAt(text, at + 5) * 100 +
  numberAt(text, at + 8);

/** Makes a function that returns `formatDay` of stored days and computes each only once. */
export function daysShown(): Shown {
  const known = new Map<number, Uint8Array>();
  return (text, from, end) => {
    const day = dayAt(text, from);
    const found = known.get(day);
    if (found) return found;
    const shown = encoder.encode(formatDay(text.toString('latin1', from, end)));
    known.set(day, shown);
    return shown;
  };
}

/** Makes a function that returns `formatTime` of UTC instants some hundred times as fast, since it asks for the time zone's offset only once between two changes of the clocks. */
export function timesShown(timeZone: string): Shown {
  const texts = Array.from({ length: MINUTES }, (_, minute) =>
    encoder.encode(formatTime(new Date(minute * MINUTE_MS).toISOString(), 'UTC')),
  );
  const days = new Map<number, number>();
  const periods: OffsetPeriod[] = [];
  let period: OffsetPeriod = { from: 0, to: 0, offset: 0 };
  return (text, from, end) => {
    const day = dayAt(text, from);
    let midnight = days.get(day);
    if (midnight === undefined) {
      midnight = Date.parse(text.toString('latin1', from, from + 10));
      days.set(day, midnight);
    }
    const minute = numberAt(text, from + 11) * 60 + numberAt(text, from + 14);
    const at = midnight + minute * MINUTE_MS;
    const isIn = (one: OffsetPeriod) => at >= one.from && at < one.to;
    if (!isIn(period)) {
      const known = periods.find(isIn);
      period = known ?? periodAt(at, timeZone);
      if (!known) periods.push(period);
    }
    const shown = texts[((at + period.offset) / MINUTE_MS) % MINUTES];
    // In early times, the offsets of zones were not whole minutes.
    return shown ?? encoder.encode(formatTime(text.toString('latin1', from, end), timeZone));
  };
}
