import { useEffect, useReducer, type ActionDispatch } from 'react';
import type { Attendance } from '#core/attendance.ts';
import { nextWalk, type Walk, type WalkEvent } from '#core/walk.ts';
import type { PendingSubmission } from '../submit-idempotent.ts';
import { saveAfterFrame } from './save-after-frame.ts';
import { saveWalk, type SavedWalk } from './saved-walks.ts';

type Walking = {
  readonly saved: SavedWalk;
  /** The walk after a tick that ends it, which is shown for a moment. */
  readonly ending: Walk | undefined;
};

type WalkingEvent =
  | WalkEvent
  | { type: 'enter'; rating: number; description: string }
  | { type: 'send'; pending: PendingSubmission<Attendance> }
  | { type: 'end' };

/** How long a tick that ends the walk is shown before the final screen. */
const TICK_SEEN_MS = 150;

function walkingAfter(walking: Walking, event: WalkingEvent): Walking {
  const { saved, ending } = walking;
  if (event.type === 'end') {
    return ending ? { saved: { ...saved, walk: ending }, ending: undefined } : walking;
  }
  if (event.type === 'send') return { saved: { ...saved, pending: event.pending }, ending };
  if (event.type === 'enter') {
    const { rating, description } = event;
    return { saved: { ...saved, rating, description }, ending };
  }
  const next = nextWalk(saved.walk, event);
  if (ending || next === saved.walk) return walking;
  if (event.type === 'answer' && next.onFinalScreen) return { saved, ending: next };
  return { saved: { ...saved, walk: next }, ending };
}

/** A walk as it goes on in the panel, stored as it does (WALK-14). */
export function useWalking(opened: SavedWalk): [Walking, ActionDispatch<[WalkingEvent]>] {
  const [walking, send] = useReducer(walkingAfter, { saved: opened, ending: undefined });
  const { saved, ending } = walking;
  // The record of an outcome must be stored before it is on its way (RECORD-6).
  useEffect(() => (saved.walk.onFinalScreen ? saveWalk(saved) : saveAfterFrame(saved)), [saved]);
  useEffect(() => {
    if (!ending) return undefined;
    const timer = setTimeout(send, TICK_SEEN_MS, { type: 'end' });
    return () => clearTimeout(timer);
  }, [ending]);
  return [walking, send];
}
