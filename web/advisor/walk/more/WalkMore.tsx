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

/** Loads only at the first tap if there is a worker: records and codes come with it, 0.1 MB of memory (WALK-29). */
function loadAtFirstTap(): () => void {
  addEventListener('pointerdown', load, { once: true, passive: true });
  return () => removeEventListener('pointerdown', load);
}

interface WalkMoreProps {
  walking: WatchedWalk;
  /** Another phone has the walk now, or it waits on this one. */
  onLeft: () => void;
}

/** The dots at the top right of a walk, whose sheet is seldom needed. While they are there the screen stays on (NIGHT-2). */
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
