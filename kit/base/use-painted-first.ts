import { useEffect, useEffectEvent } from 'react';

/** Paints typed text before the slower `report` hears the last of it; undefined takes it back. */
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
