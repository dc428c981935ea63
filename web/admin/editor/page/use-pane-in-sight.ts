import { useEffect, useRef, type RefObject } from 'react';

/** For the element that holds the pane: one that is opened from below it, on a phone, comes into sight (TREE-7). */
export function usePaneInSight(pane: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const seen = useRef(pane);
  useEffect(() => {
    if (seen.current === pane) return;
    seen.current = pane;
    if (element.current && element.current.getBoundingClientRect().top < 0) {
      element.current.scrollIntoView({ block: 'start' });
    }
  }, [pane]);
  return element;
}
