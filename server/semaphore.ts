/**
 * Lets at most `running` pieces of work run at once and `waiting` more wait for their turn; work
 * that would be one too many is not begun and answers undefined.
 */
export function createTurns(running: number, waiting: number) {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async function limitConcurrency<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (busy >= running) {
      if (queue.length >= waiting) return undefined;
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      // The turn goes straight to who waits longest, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
