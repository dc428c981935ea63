import { createContext, createElement, Suspense, use, useState, type ReactNode } from 'react';
import { assert } from '#core/base/assert.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { useOf, type Watched } from '#kit/base/use-of.ts';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { loadedOf, onDemand } from '../../../base/on-demand/on-demand.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';

/** The panel, which is not part of the first screen: it loads with the dialogs (use-start-walk.tsx). */
export const WalkPanel = onDemand('WalkPanel', async () => await import('./WalkPanel.tsx'));

type WalkControl = Watched<SavedWalk | undefined> & {
  readonly open: (walk: SavedWalk | undefined) => void;
};

function walkControl(): WalkControl {
  const { subscribe, publish } = subscribable();
  let openWalk: SavedWalk | undefined;
  return {
    subscribe,
    now: () => openWalk,
    open: (walk) => {
      openWalk = walk;
      publish();
    },
  };
}

const WalkContext = createContext<WalkControl | undefined>(undefined);

export function useWalkControl(): WalkControl {
  const control = use(WalkContext);
  assert(control, 'no WalkProvider');
  return control;
}

const identity = (walk: SavedWalk | undefined): SavedWalk | undefined => walk;

/** Returns the walk in the panel, as it was when the panel opened. */
export const useOpenWalk = (): SavedWalk | undefined => useOf(useWalkControl(), identity);

const OpenWalk = () => {
  const { now, open } = useWalkControl();
  const openWalk = useOpenWalk();
  const panel =
    openWalk &&
    createElement(loadedOf(WalkPanel), {
      key: openWalk.id,
      opened: openWalk,
      onLeave: () => open(undefined),
      // If another walk was begun since, it stays.
      onReopen: (walk: SavedWalk) => {
        if (!now()) open(walk);
      },
    });
  return panel?.type === WalkPanel ? (
    <Suspense fallback={<LoadingOverlay />}>{panel}</Suspense>
  ) : (
    panel
  );
};

/** Draws the walk's panel over the page that opened it, without drawing that page again. */
export const WalkProvider = ({ children }: { children: ReactNode }) => {
  const [control] = useState(walkControl);
  return (
    <WalkContext value={control}>
      {children}
      <OpenWalk />
    </WalkContext>
  );
};
