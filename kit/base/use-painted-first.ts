import { useEffect, useEffectEvent } from 'react';

/** Paints typed text before the slower `report` gets it; if `typed` becomes undefined, a waiting report is canceled. */
export function usePaintedFirst(typed: string | undefined, report: (text: string) => void): void {
  const reportTyped = useEffectEvent(report);
  useEffect(() => {
    if (typed === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer that is set in a frame's callback runs after that frame is painted.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => reportTyped(typed))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [typed]);
}
