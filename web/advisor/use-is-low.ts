import { useSyncExternalStore } from 'react';

/** A question about the screen, answered anew whenever its answer changes. */
function watched(query: string): () => boolean {
  const media = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}

/**
 * Whether the screen is lower than 700 px at the usual size of letters, larger letters making every screen
 * lower: then one column scrolls and only the call and NEXT are held (CALL-4, StepScreen.module.css).
 */
export const useIsLow = watched('(max-height: 43.75em)');

/** Whether a phone shows letters of half as much again or more. */
export const useIsEnlarged = watched('(max-width: 17em)');
