import { useEffect, useState } from 'react';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { CircleEllipsis } from '#kit/icon/drawings/categories/circle-ellipsis.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { keepScreenOn } from '../../../base/device.ts';
import { messages } from '../../../base/messages.ts';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import { isWorkerInCharge } from '../../shared/background/cached-shell.ts';
import { moreMessages } from '../parts/messages.ts';
import type { WatchedWalk } from '../state/use-walking.ts';

const MoreSheet = onDemand('MoreSheet', async () => await import('./MoreSheet.tsx'));

const loaded = async (): Promise<void> => await loadAll([MoreSheet]);
const load = (): void => {
  if (!isWorkerInCharge()) void loaded().catch(() => undefined);
};

/** Loads the sheet only at the first tap, if there is a worker: its records and codes need 0.1 MB of memory (WALK-29). */
function loadAtFirstTap(): () => void {
  addEventListener('pointerdown', load, { once: true, passive: true });
  return () => removeEventListener('pointerdown', load);
}

interface WalkMoreProps {
  walking: WatchedWalk;
  /** Hears that another phone has the walk now, or that it waits on this phone. */
  onLeft: () => void;
}

/** The three dots at the top right of a walk; their sheet is seldom needed. As long as they are shown, the screen stays on (NIGHT-2). */
export const WalkMore = ({ walking, onLeft }: WalkMoreProps) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(keepScreenOn, []);
  useEffect(loadAtFirstTap, []);
  return (
    <>
      <IconButton
        icon={CircleEllipsis}
        size="thumb"
        label={moreMessages.more}
        aria-haspopup="dialog"
        onClick={() => {
          loaded().then(
            () => setOpen(true),
            () => showToast({ text: messages.notLoaded.title, kind: 'alert' }),
          );
        }}
      />
      {isOpen && (
        <OnceLoaded
          part={MoreSheet}
          walking={walking}
          onClose={() => setOpen(false)}
          onLeft={onLeft}
        />
      )}
    </>
  );
};
