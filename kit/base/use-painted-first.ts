import { useEffect, useEffectEvent } from 'react';

/**
 * A text is painted as it is typed before anybody is told of it, where what follows takes longer than the key
 * itself: `tell` hears the last that was `typed` once its frame is painted, and takes it back by undefined.
 */
export function usePaintedFirst(typed: string | undefined, report: (text: string) => void): void {
  const reportTyped = useEffectEvent(report);
  useEffect(() => {
    if (typed === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task begun in a frame's callback comes after that frame is painted.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => reportTyped(typed))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [typed]);
}
