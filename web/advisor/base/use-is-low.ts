import { useSyncExternalStore } from 'react';

/** Whether something stands on top of the panel of a walk, or of another dialog. */
const isCovered = (): boolean => document.querySelectorAll('dialog:modal').length > 1;

/**
 * A question about the screen, answered anew whenever its answer changes. A keyboard that opens or a phone that
 * is turned moves no button from which a sheet was opened, and so closes none: the answer waits for the sheet.
 */
function watched(query: string): () => boolean {
  const media = matchMedia(query);
  let answer = media.matches;
  const answerNow = (): boolean => {
    // Looked for where it counts alone: every part of a walk asks at every tap.
    if (media.matches !== answer && !isCovered()) answer = media.matches;
    return answer;
  };
  const subscribe = (listener: () => void): (() => void) => {
    media.addEventListener('change', listener);
    // A sheet that closes gives the focus back.
    document.addEventListener('focusin', listener);
    return () => {
      media.removeEventListener('change', listener);
      document.removeEventListener('focusin', listener);
    };
  };
  return () => useSyncExternalStore(subscribe, answerNow);
}

/**
 * Whether the screen is lower than 700 px at the usual size of letters, larger letters making every screen
 * lower: then one column scrolls and only the call and NEXT are held (CALL-4, StepScreen.module.css).
 */
export const useIsLow = watched('(max-height: 43.75em)');
