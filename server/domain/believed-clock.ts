import type { Deps } from '../base/deps.ts';
import { settingOf } from '../db/settings.ts';

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

/** The time by which a clock has jumped: sweeps look every hour, and a server may just be off for a night. */
const JUMP_MS = 25 * HOUR;

/** The clock at the last look, '' for never, and how long nothing goes by its age after a jump. */
type ClockLook = { readonly at: string; readonly waiting?: Delay };

const lastLook = settingOf<ClockLook>('clockSeen', { at: '' });

type Clock = Pick<Deps, 'db' | 'now' | 'log'>;

/** Tells whether the clock may say what is old: for a day in which a server is there it may not, once it went on by more than a day unseen. A start goes on counting that day (PRIVACY-19). */
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

/** Makes a sweep of what is old do nothing while the clock is not believed. */
export function whileBelieved(clock: Clock, sweep: () => Promise<void>): () => Promise<void> {
  let isStart = true;
  return async () => {
    const isNow = await isBelieved(clock, isStart);
    isStart = false;
    if (isNow) await sweep();
  };
}
