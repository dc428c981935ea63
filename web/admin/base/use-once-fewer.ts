import { useEffect, useEffectEvent, useRef } from 'react';

/** Moves the focus by `focus` once `count` is less than before, if the control that had it is gone with what is gone. */
export function useOnceFewer(count: number, focus: () => void): void {
  const before = useRef(count);
  const move = useEffectEvent(focus);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) move();
    before.current = count;
  }, [count]);
}
