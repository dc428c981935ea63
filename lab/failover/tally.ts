/** The results of all requests since the last act began. */
export type Tally = {
  /** The acknowledged requests: records and their corrections, saves. */
  acknowledged: number;
  /** Answers of 503 and the like, which say to try again. */
  refused: number;
  /** Requests without an answer. */
  unanswered: number;
  /** Answers of 500. */
  bugs: number;
};

/** Counts answers, and the longest time in which no write was acknowledged. */
export function newCounter() {
  let tally: Tally = { acknowledged: 0, refused: 0, unanswered: 0, bugs: 0 };
  let last = performance.now();
  let gap = 0;
  return {
    note: (status: number | undefined, isWrite = true): void => {
      if (status === undefined) tally.unanswered += 1;
      else if (status === 200 && isWrite) {
        tally.acknowledged += 1;
        gap = Math.max(gap, performance.now() - last);
        last = performance.now();
      } else if (status === 500) tally.bugs += 1;
      else if (status >= 400) tally.refused += 1;
    },
    lastWrite: () => last,
    /** Returns the counts, and the seconds without writes; starts counting again. */
    take: (): Tally & { silence: number } => {
      const taken = { ...tally, silence: Math.max(gap, performance.now() - last) / 1000 };
      tally = { acknowledged: 0, refused: 0, unanswered: 0, bugs: 0 };
      gap = 0;
      return taken;
    },
  };
}

export type Counter = ReturnType<typeof newCounter>;
