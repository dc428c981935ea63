import { startTransition, useEffect, useState } from 'react';

/** The number of cards, or lines, that fill a large screen. */
const SCREENFUL = 24;
const FRAME_MS = 16;

/** Returns the number of list items that are drawn: `seenFirst` right away, and the rest in steps of one screen, so that no tap or key waits for all of them. */
export function useDrawn(all: number, seenFirst = SCREENFUL): number {
  const [drawn, setDrawn] = useState(seenFirst);
  useEffect(() => {
    if (drawn >= all) return undefined;
    const more = (): void => startTransition(() => setDrawn((before) => before + SCREENFUL));
    const timer = setTimeout(more, FRAME_MS);
    return () => clearTimeout(timer);
  }, [drawn, all]);
  return drawn;
}
