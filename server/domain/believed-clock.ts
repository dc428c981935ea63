import type { Deps } from '../base/deps.ts';
import { settingOf } from '../db/settings.ts';

const HOUR = 3_600_000;

/** The most ms that one sweep counts. A sweep runs every hour, so a clock that jumps brings nothing nearer. */
const COUNTED = 1.1 * HOUR;

/** A change that has not taken effect: the ms that it still waits, and the time until which they are counted (PRIVACY-16). */
export type Delay = { readonly left: number; readonly countedAt: string };

/** Begins a day of waiting. */
export const aDayFrom = (now: Date): Delay => ({ left: 24 * HOUR, countedAt: now.toISOString() });

/** Counts the time that has passed, but at most as much as a server was running for. */
export function counted<W extends Delay>(waiting: W, now: Date): W {
  const passed = now.getTime() - Date.parse(waiting.countedAt);
  const left = waiting.left - Math.min(Math.max(0, passed), COUNTED);
  return { ...waiting, left, countedAt: now.toISOString() };
}

/** Returns the earliest time at which a change takes effect. The sweep that applies it may be an hour later. */
export const dueAt = ({ left, countedAt }: Delay): string =>
  new Date(Date.parse(countedAt) + left).toISOString();

/** The ms by which a clock must go on unseen to count as having jumped. Sweeps run every hour, and a server may be off for a night. */
const JUMP_MS = 25 * HOUR;

/** The clock at the last sweep, '' for never, and how long nothing may be deleted by its age after a jump. */
type ClockLook = { readonly at: string; readonly waiting?: Delay };

const lastLook = settingOf<ClockLook>('clockSeen', { at: '' });

type Clock = Pick<Deps, 'db' | 'now' | 'log'>;

/** Tells whether the clock may decide what is old. If it went on by more than a day unseen, it may not for a day in which a server is running. A start continues that day (PRIVACY-19). */
async function isBelieved({ db, now, log }: Clock, isStart: boolean): Promise<boolean> {
  return await db.write.transaction().execute(async (tx) => {
    const seen = await lastLook.hold(tx);
    const at = now();
    const isJump = seen.at !== '' && at.getTime() - Date.parse(seen.at) > JUMP_MS;
    const still = seen.waiting && counted(seen.waiting, at);
    const waiting = isJump && !(isStart && still) ? aDayFrom(at) : still;
    const isWaiting = waiting !== undefined && waiting.left > 0;
    await lastLook.write(tx, { at: at.toISOString(), ...(isWaiting && { waiting }) });
    if (isJump)
      log.warn(
        `The clock moved from ${seen.at} to ${at.toISOString()} while no server was running. Nothing is deleted by age until a server has run for a day. If the clock is wrong, correct it.`,
      );
    return !isWaiting;
  });
}

/** Makes a sweep of old data do nothing while the clock is not believed. */
export function whileBelieved(clock: Clock, sweep: () => Promise<void>): () => Promise<void> {
  let isStart = true;
  return async () => {
    const isNow = await isBelieved(clock, isStart);
    isStart = false;
    if (isNow) await sweep();
  };
}
