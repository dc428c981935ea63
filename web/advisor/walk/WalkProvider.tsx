import {
  createContext,
  createElement,
  Suspense,
  use,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { assert } from '#core/assert.ts';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { loadedOf, onDemand } from '../../on-demand.ts';
import type { SavedWalk } from './saved-walk.ts';

/** Not part of the first screen: it is loaded with the dialogs (use-start-walk.tsx). */
export const WalkPanel = onDemand('WalkPanel', async () => await import('./WalkPanel.tsx'));

type WalkControl = {
  /** The walk in the panel, as it was when the panel opened. */
  openWalk: SavedWalk | undefined;
  /** Opens the panel on a walk, new or saved. */
  open: (walk: SavedWalk) => void;
};

const WalkContext = createContext<WalkControl | undefined>(undefined);

export function useWalkControl(): WalkControl {
  const control = use(WalkContext);
  assert(control, 'there is no WalkProvider around this');
  return control;
}

/** Draws the walk's panel, over whichever page opened it. */
export const WalkProvider = ({ children }: { children: ReactNode }) => {
  const [openWalk, open] = useState<SavedWalk>();
  const control = useMemo(() => ({ openWalk, open }), [openWalk]);
  const panel =
    openWalk &&
    createElement(loadedOf(WalkPanel), {
      key: openWalk.id,
      opened: openWalk,
      onLeave: () => open(undefined),
    });
  return (
    <WalkContext value={control}>
      {children}
      {panel?.type === WalkPanel ? (
        <Suspense fallback={<LoadingOverlay />}>{panel}</Suspense>
      ) : (
        panel
      )}
    </WalkContext>
  );
};
