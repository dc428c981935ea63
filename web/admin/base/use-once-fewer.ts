import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `focus` once `count` is less than before, if the control that had the focus disappeared. */
export function useOnceFewer(count: number, focus: () => void): void {
  const before = useRef(count);
  const move = useEffectEvent(focus);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) move();
    before.current = count;
  }, [count]);
}
