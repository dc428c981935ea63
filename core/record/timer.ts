import type { Moment } from './moment-schema.ts';

/** After how many minutes a timer may say 'Look again' (TIMER-1). */
export const TIMER_MINUTES = [5, 10, 15] as const;
export type TimerMinutes = (typeof TIMER_MINUTES)[number];

/** The moments of a timer. */
export type TimerAct = `timer:${TimerMinutes}` | 'timer back' | 'rang';

/** A timer that runs: of how many minutes, and when it ends, in milliseconds since 1970. */
export type RunningTimer = { readonly minutes: TimerMinutes; readonly until: number };

/** The minutes of a timer that was set; undefined of any other moment. */
export const minutesOf = (did: string): TimerMinutes | undefined =>
  TIMER_MINUTES.find((minutes) => did === `timer:${minutes}`);

/** The timer that was set last and neither rang nor was taken back; `startedAt` is the Start of the walk (TIMER-2). */
export function runningTimer(
  moments: readonly Moment[] | undefined,
  startedAt: string,
): RunningTimer | undefined {
  const last = moments?.findLast(
    ({ did }) => did === 'rang' || did === 'timer back' || minutesOf(did) !== undefined,
  );
  const minutes = last && minutesOf(last.did);
  return last && minutes && { minutes, until: Date.parse(startedAt) + last.at + minutes * 60_000 };
}

/** The milliseconds that a timer has left: never more than it was set for, wherever the clock was set since (TIMER-7). */
export const timeLeft = ({ minutes, until }: RunningTimer, now: number): number =>
  Math.min(until - now, minutes * 60_000);

/** Returns milliseconds as '4:59', the begun second counted whole; '0:00' for none or fewer. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
