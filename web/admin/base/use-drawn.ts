import { startTransition, useEffect, useState } from 'react';

/** Cards, or lines, that fill a large screen. */
const SCREENFUL = 24;

const FRAME_MS = 16;

/**
 * Returns how many of the `all` items of a list are drawn: `seenFirst` at once, the rest a screenful at a time, each
 * in a task of its own, so that a tap or a key never waits for all.
 */
export function useDrawn(all: number, seenFirst = SCREENFUL): number {
  const [drawn, setDrawn] = useState(seenFirst);
  useEffect(() => {
    if (drawn >= all) return undefined;
    const timer = setTimeout(
      () => startTransition(() => setDrawn((before) => before + SCREENFUL)),
      FRAME_MS,
    );
    return () => clearTimeout(timer);
  }, [drawn, all]);
  return drawn;
}
