import { parseMomentAct, type MomentAct, type TimerMinutes } from './moment-act.ts';
import type { Moment } from './moment-schema.ts';

/** A timer that runs: its minutes, and its end in milliseconds since 1970. */
export type RunningTimer = { readonly minutes: TimerMinutes; readonly until: number };

const isOfTimer = (act: MomentAct): boolean =>
  act.kind === 'timer' || act.kind === 'timer back' || act.kind === 'rang';

/** Returns the timer that was set last and that neither rang nor was undone. `startedAt` is the Start of the walk (TIMER-7). */
export function runningTimer(
  moments: readonly Moment[] | undefined,
  startedAt: string,
): RunningTimer | undefined {
  const acts = (moments ?? []).flatMap(({ at, did }) => {
    const act = parseMomentAct(did);
    return act && isOfTimer(act) ? { at, act } : [];
  });
  const last = acts.at(-1);
  if (last?.act.kind !== 'timer') return undefined;
  const minutes = last.act.value;
  return { minutes, until: Date.parse(startedAt) + last.at + minutes * 60_000 };
}

/** Returns the milliseconds that a timer has left, which are never more than it was set for, even if the phone's clock was changed since (TIMER-7). */
export const timeLeft = ({ minutes, until }: RunningTimer, now: number): number =>
  Math.min(until - now, minutes * 60_000);

/** Writes milliseconds as '4:59', with a started second counted as whole, or '0:00' if none are left. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
