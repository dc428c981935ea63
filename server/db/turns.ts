/** The right to write, which each asker gets in the order of asking. */
export type Turns = {
  /** Waits for the turn, and returns the function that ends it. */
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
