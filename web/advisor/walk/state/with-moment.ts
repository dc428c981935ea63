import { trailWith } from '#core/record/walk-trail.ts';
import type { handedTo } from '#core/record/holder.ts';
import type { TimerAct } from '#core/record/timer.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';

/** Returns the walk with an event beside its taps, at its present step (RECORD-24). */
export function withMoment(
  saved: SavedWalk,
  did: TimerAct | ReturnType<typeof handedTo>,
  now: Date,
): SavedWalk {
  const at = Math.max(0, now.getTime() - Date.parse(saved.startedAt));
  return { ...saved, moments: trailWith<string>(saved.moments ?? [], saved.walk, did, at) };
}
