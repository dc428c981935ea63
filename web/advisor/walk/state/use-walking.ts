import { type RefObject, useEffect, useState } from 'react';
import { momentsWithNames } from '#core/record/shown-names.ts';
import { tapsAfter } from '#core/record/walk-taps.ts';
import { nextWalk, type WalkEvent } from '#core/walk/walk.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import type { Watched } from '#kit/base/use-of.ts';
import { storedCampus, useCampus } from '../../phone/library/local-copy.ts';
import { saveAfterPaint } from '../../phone/walks/save-after-paint.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { imageUrl } from '#core/base/image.ts';
import { shownWalk } from './shown-walk.ts';
import type { Step } from '#core/step/step.ts';

type NextWalk = Pick<SavedWalk, 'walk' | 'trail' | 'moments'>;

export type Walking = {
  readonly saved: SavedWalk;
  /** The walk after the answer that ends it; while it is set, the check mark of that answer is shown for a moment. */
  readonly ending: NextWalk | undefined;
};

/** A function that changes the saved data of a walk under way, except for the walk itself. */
export type Change = (saved: SavedWalk) => SavedWalk;

/** An event of a walk, `at` in ms since the walk began. */
type WalkingEvent = { at: number; did: WalkEvent } | Change | 'end';

/** Notes the names of contacts that the answered question showed (CONTACT-7, AREAS-14). */
function namesShown({ moments = [], walk }: SavedWalk, at: number): Pick<SavedWalk, 'moments'> {
  const campus = storedCampus();
  const after = campus ? momentsWithNames(moments, walk, campus.now?.texts ?? campus, at) : moments;
  return after === moments ? {} : { moments: after };
}

function walkingAfter(walking: Walking, event: WalkingEvent): Walking {
  const { saved, ending } = walking;
  if (typeof event === 'object') {
    const walk = nextWalk(saved.walk, event.did);
    if (ending || walk === saved.walk) return walking;
    const trail = tapsAfter(saved.trail, saved.walk, event.did, event.at);
    const moved = { walk, trail, ...(event.did.type === 'answer' && namesShown(saved, event.at)) };
    if (event.did.type === 'answer' && walk.onFinalScreen) return { saved, ending: moved };
    return { saved: { ...saved, ...moved }, ending };
  }
  const ended = ending ? { ...saved, ...ending } : saved;
  return { saved: event === 'end' ? ended : event(ended), ending: undefined };
}

export type WatchedWalk = Watched<Walking> & {
  /** Saves the walk from now on (WALK-14); returns `giveUp`. */
  readonly persist: () => () => void;
  /** Stops saving the walk, because it has ended or was given up. */
  readonly giveUp: () => void;
  /** The same as `saved`, as a ref for parts that are not drawn again with each answer. */
  readonly newest: RefObject<SavedWalk>;
  readonly act: (event: WalkEvent) => void;
  readonly change: (change: Change) => void;
};

/** The time in ms for which the check mark of the last answer is seen before the outcomes appear (WALK-27). */
const TICK_MS = 400;

/** Holds the walk outside React, so that an answer draws only the parts of the panel that show it. */
export function watchWalk(opened: SavedWalk): WatchedWalk {
  const { subscribe, publish } = subscribable();
  const startedAt = Date.parse(opened.startedAt);
  const newest = { current: opened };
  let walking: Walking = { saved: opened, ending: undefined };
  let isKept = false;
  let forget: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = (): void => {
    if (isKept) forget = saveAfterPaint(walking.saved);
  };
  const giveUp = (): void => {
    isKept = false;
    forget?.();
    clearTimeout(timer);
  };
  const send = (event: WalkingEvent): void => {
    const { saved, ending } = walking;
    const at = typeof event === 'object' ? event.at : Date.now() - startedAt;
    const noted = shownWalk().noted(saved, at);
    walking = walkingAfter({ saved: noted, ending }, event);
    if (walking.ending !== ending) {
      clearTimeout(timer);
      if (walking.ending) timer = setTimeout(send, TICK_MS, 'end');
    }
    if (walking.saved !== saved) {
      newest.current = walking.saved;
      keep();
    }
    publish();
  };
  return {
    subscribe,
    now: () => walking,
    persist: () => {
      isKept = true;
      keep();
      return giveUp;
    },
    giveUp,
    newest,
    act: (did) => send({ at: Date.now() - startedAt, did }),
    change: send,
  };
}

export const savedIn = ({ saved }: Walking): SavedWalk => saved;

export const isAtEnd = ({ saved }: Walking): boolean => saved.walk.onFinalScreen;

export const isEnding = ({ ending }: Walking): boolean => ending !== undefined;

export const practiceIn = ({ saved }: Walking): boolean => saved.isPractice === true;

export const escalatedIn = ({ saved }: Walking): SavedWalk['escalated'] => saved.escalated;

/** Adds the area to a walk that has none, if the advisor chooses it during the walk (AREAS-10). */
export function useAnsweredArea({ change }: WatchedWalk): void {
  const { ask, here } = useCampus().now ?? {};
  const [wasAsked] = useState(ask);
  useEffect(() => {
    if (wasAsked && !ask) change((before) => ({ ...before, area: before.area ?? here }));
  }, [wasAsked, ask, here, change]);
}

/** Keeps the images of a walk in memory while it is open, so that a question and its image appear in the same frame. */
export function useImagesOf(steps: readonly Step[]): void {
  useEffect(() => {
    const held = steps.flatMap(({ image }) => {
      if (image === undefined) return [];
      const loading = new Image();
      loading.src = imageUrl(image);
      return [loading];
    });
    return () => held.splice(0).forEach((image) => image.removeAttribute('src'));
  }, [steps]);
}
