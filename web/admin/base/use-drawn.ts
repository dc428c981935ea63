import { startTransition, useEffect, useState } from 'react';

/** Cards, or lines, that fill a large screen. */
const SCREENFUL = 24;
const FRAME_MS = 16;

/** Returns how many items of a list are drawn: `seenFirst` at once, the rest a screenful at a time, so that no tap or key waits for all. */
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
