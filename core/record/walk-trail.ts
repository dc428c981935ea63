import { LIMITS } from '../base/limits.ts';
import type { Act } from './acts.ts';
import type { Tap } from './trail.ts';
import type { Walk, WalkEvent } from '../walk/walk.ts';

const DID = { yes: 'yes', no: 'no', confirmed: 'tick' } as const;

function didOf(event: WalkEvent): Act | undefined {
  if (event.type === 'answer') return DID[event.answer];
  return event.type === 'back' ? 'back' : undefined;
}

/** The trail once `event` has changed `walk`. */
export function trailAfter(
  trail: readonly Tap[],
  walk: Walk,
  event: WalkEvent,
  /** Milliseconds since the walk began. */
  at: number,
): readonly Tap[] {
  const did = didOf(event);
  return did === undefined ? trail : trailWith(trail, walk, did, at);
}

/** One thing of a walk: a tap, or a moment. */
type Happened<Did extends string> = {
  readonly step: string;
  readonly at: number;
  readonly did: Did;
};

/**
 * The moments that still fit when names and timers no longer do: an Undo, a hand-over, the end of a timer (RECORD-24).
 */
const ROOM = 20;

/** The trail, or the moments, with one more on the walk's step, `at` ms after its beginning; times never go back, and a full list stays as it is. */
export function trailWith<Did extends string>(
  trail: readonly Happened<Did>[],
  walk: Walk,
  did: NoInfer<Did>,
  at: number,
): readonly Happened<Did>[] {
  const step = walk.path.at(-1)?.step;
  const most = LIMITS.trail - (/^(named|timer):/.test(did) ? ROOM : 0);
  if (step === undefined || trail.length >= most) return trail;
  const latest = trail.at(-1)?.at ?? 0;
  return [...trail, { step, at: Math.max(latest, Math.round(at)), did }];
}
