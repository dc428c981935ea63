import { useSyncExternalStore } from 'react';

const media = matchMedia('(max-width: 1200px)');

function subscribe(listener: () => void): () => void {
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether a phone has no room beside the step. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => media.matches);
