import { useCallback, useEffect, useReducer } from 'react';
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

type Entered = { type: 'enter'; rating: number; description: string };

/** `at` in milliseconds since the walk began. */
type WalkingEvent = { at: number; did: WalkEvent } | Entered | { type: 'end' };

/** How long a tick that ends the walk is shown before the final screen. */
const TICK_SEEN_MS = 150;

function walkingAfter(walking: Walking, event: WalkingEvent): Walking {
  const { saved, ending } = walking;
  if ('did' in event) {
    const walk = nextWalk(saved.walk, event.did);
    if (ending || walk === saved.walk) return walking;
    const moved = { walk, trail: trailAfter(saved.trail, saved.walk, event.did, event.at) };
    if (event.did.type === 'answer' && walk.onFinalScreen) return { saved, ending: moved };
    return { saved: { ...saved, ...moved }, ending };
  }
  if (event.type === 'end') {
    return ending ? { saved: { ...saved, ...ending }, ending: undefined } : walking;
  }
  const { rating, description } = event;
  return { saved: { ...saved, rating, description }, ending };
}

type InPanel = Walking & {
  readonly act: (event: WalkEvent) => void;
  readonly enter: (entered: Omit<Entered, 'type'>) => void;
};

/** A walk as it goes on in the panel, kept as it does (WALK-14). */
export function useWalking(opened: SavedWalk): InPanel {
  const [walking, send] = useReducer(walkingAfter, { saved: opened, ending: undefined });
  const { saved, ending } = walking;
  useEffect(() => keepAfterFrame(saved), [saved]);
  useEffect(() => {
    if (!ending) return undefined;
    const timer = setTimeout(send, TICK_SEEN_MS, { type: 'end' });
    return () => clearTimeout(timer);
  }, [ending]);
  const begun = Date.parse(opened.startedAt);
  const act = useCallback((did: WalkEvent) => send({ at: Date.now() - begun, did }), [begun]);
  const enter = useCallback(
    (entered: Omit<Entered, 'type'>) => send({ type: 'enter', ...entered }),
    [],
  );
  return { saved, ending, act, enter };
}
