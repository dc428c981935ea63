import { useEffect, useEffectEvent } from 'react';

/** Paints typed text before the slower `report` gets it; undefined cancels a report that waits. */
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
