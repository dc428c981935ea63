import { useSyncExternalStore } from 'react';

// 700 px at the usual size of letters: larger letters make every screen a low one (StepScreen.module.css).
const low = matchMedia('(max-height: 43.75em)');

function subscribe(listener: () => void): () => void {
  low.addEventListener('change', listener);
  return () => low.removeEventListener('change', listener);
}

/** Whether the screen is so low, or its letters so large, that one column scrolls and only the call and NEXT are held (CALL-4). */
export const useIsLow = (): boolean => useSyncExternalStore(subscribe, () => low.matches);
