import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import type { Tap } from '#core/trail.ts';
import { trailAfter } from '#core/walk-trail.ts';
import { nextWalk, type Walk, type WalkEvent } from '#core/walk.ts';
import { keepAfterFrame } from './keep-after-frame.ts';
import type { SavedWalk } from './saved-walk.ts';

type Moved = { readonly walk: Walk; readonly trail: readonly Tap[] };

type Walking = {
  readonly saved: SavedWalk;
  /** The walk after a tick that ends it, which is shown for a moment. */
  readonly ending: Moved | undefined;
};

/** Changes what the phone keeps of a walk under way, but for the walk itself. */
export type Change = (saved: SavedWalk) => SavedWalk;

/** `at` in milliseconds since the walk began. */
type WalkingEvent = { at: number; did: WalkEvent } | Change | 'end';

/** How long a tick that ends the walk is shown before the final screen. */
const TICK_SEEN_MS = 150;

function walkingAfter(walking: Walking, event: WalkingEvent): Walking {
  const { saved, ending } = walking;
  if (typeof event === 'object') {
    const walk = nextWalk(saved.walk, event.did);
    if (ending || walk === saved.walk) return walking;
    const moved = { walk, trail: trailAfter(saved.trail, saved.walk, event.did, event.at) };
    if (event.did.type === 'answer' && walk.onFinalScreen) return { saved, ending: moved };
    return { saved: { ...saved, ...moved }, ending };
  }
  const ended = { ...saved, ...ending };
  return { saved: event === 'end' ? ended : event(ended), ending: undefined };
}

export type InPanel = Walking & {
  /** The same as `saved`, for what is not drawn again with each answer. */
  readonly newest: RefObject<SavedWalk>;
  readonly act: (event: WalkEvent) => void;
  readonly change: (change: Change) => void;
};

/** A walk as it goes on in the panel, kept as it does (WALK-14). */
export function useWalking(opened: SavedWalk): InPanel {
  const [walking, send] = useReducer(walkingAfter, { saved: opened, ending: undefined });
  const { saved, ending } = walking;
  // No other effect follows an answer: an effect after the frame would have React go round once more.
  const newest = useRef(saved);
  useLayoutEffect(() => {
    newest.current = saved;
    return keepAfterFrame(saved);
  }, [saved]);
  useEffect(() => {
    if (!ending) return undefined;
    const timer = setTimeout(send, TICK_SEEN_MS, 'end');
    return () => clearTimeout(timer);
  }, [ending]);
  const begun = Date.parse(opened.startedAt);
  const act = useCallback((did: WalkEvent) => send({ at: Date.now() - begun, did }), [begun]);
  return { saved, newest, ending, act, change: send };
}
