import { useEffect, useState, type RefObject } from 'react';

/** Returns true if the child is larger than its box: the box then scrolls, and the keyboard must reach it. */
export const useOverflows = (ref: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = (): void => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
      setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    if (box.firstElementChild) watcher.observe(box.firstElementChild);
    return () => watcher.disconnect();
  }, [ref]);
  return overflows;
};
