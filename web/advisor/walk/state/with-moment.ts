import { momentsWith } from '#core/record/walk-moments.ts';
import type { MomentAct } from '#core/record/moment-act.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';

/** Returns the walk with another event, besides its taps, at its current step (RECORD-24). */
export function withMoment(saved: SavedWalk, act: MomentAct, now: Date): SavedWalk {
  const at = Math.max(0, now.getTime() - Date.parse(saved.startedAt));
  return { ...saved, moments: momentsWith(saved.moments ?? [], saved.walk, act, at) };
}
