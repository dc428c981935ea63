import { activeStep } from '#core/walk/walk.ts';
import { trailWith } from '#core/record/walk-trail.ts';
import type { SavedWalk } from '../../phone/store/phone-store.ts';

/** The walk with a tap on a call, or on 'Record as escalated', in its trail (RECORD-14). */
export function withTap(
  saved: SavedWalk,
  did: 'escalate' | `call:${string}`,
  now: Date,
): SavedWalk {
  const at = now.getTime() - Date.parse(saved.startedAt);
  return { ...saved, trail: trailWith(saved.trail, saved.walk, did, Math.max(0, at)) };
}

/** The walk once it is escalated at the step it stands at (ESCALATE-2); a second time changes nothing. */
export function escalated(saved: SavedWalk, now: Date): SavedWalk {
  if (saved.escalated) return saved;
  const step = activeStep(saved.walk)?.number;
  return { ...withTap(saved, 'escalate', now), escalated: { step, at: now.toISOString() } };
}
