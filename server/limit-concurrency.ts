/** Lets at most `most` pieces of work run at once; the others wait, the longest waiting goes next. */
export function limitConcurrency(most: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    /** How many wait. */
    waiting: () => queue.length,
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      if (running < most) running += 1;
      else await new Promise<void>((start) => queue.push(start));
      try {
        return await work();
      } finally {
        // The place goes straight to the next one, so that no later call takes it first.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
