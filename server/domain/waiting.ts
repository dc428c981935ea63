const HOUR = 3_600_000;

/** More than this no sweep counts: it looks every hour, and a clock that jumps brings nothing nearer. */
const COUNTED = 1.1 * HOUR;

/** A change that is not in force yet: how long it still waits, in ms, and until when that is counted (PRIVACY-16). */
export type Delay = { readonly left: number; readonly countedAt: string };

/** Begins a day of waiting. */
export const aDayFrom = (now: Date): Delay => ({ left: 24 * HOUR, countedAt: now.toISOString() });

/** Counts the time passed since, at most as much as a server was there to see. */
export function counted<W extends Delay>(waiting: W, now: Date): W {
  const passed = now.getTime() - Date.parse(waiting.countedAt);
  const left = waiting.left - Math.min(Math.max(0, passed), COUNTED);
  return { ...waiting, left, countedAt: now.toISOString() };
}

/** Says when it is in force at the earliest: the sweep that sees to it may be an hour away. */
export const dueAt = ({ left, countedAt }: Delay): string =>
  new Date(Date.parse(countedAt) + left).toISOString();
