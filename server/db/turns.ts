/** Gives the right to write to one asker after the other, in the order in which they asked. */
export type Turns = {
  /** Waits for the turn; what it returns ends it. */
  take: () => Promise<() => void>;
};

export function createTurns(): Turns {
  let last = Promise.resolve();
  return {
    take: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = last;
      last = promise;
      await before;
      return resolve;
    },
  };
}
