import type { Promised } from '../../e2e/faults/ledger.ts';

/** The record of one phone; moments and spans in ms. */
export type StormRecord = Promised & {
  readonly isEscalated: boolean;
  /** True if it was opened before (SCALE-2). */
  readonly isKnown: boolean;
  /** The first tap that records anything, and how long until the server had it. */
  readonly tappedAt: number;
  readonly firstMs: number;
  /** When the server had its last words. */
  readonly doneAt: number;
};

/** The results of all phones together; times in ms. */
export type StormTally = {
  /** Records and corrections that were to be sent. */
  offered: number;
  /** Each try that was acknowledged. */
  attendances: number[];
  /** Tries that failed, by status; 0 is no answer. */
  refused: Map<number, number>;
  libraries: { ms: number[]; bytes: number; unchanged: number; failed: number };
  /** Files of the app, looks for a newer one among them. */
  files: { asked: number; bytes: number; failed: number };
  kept: StormRecord[];
};

export function nothingSeen(): StormTally {
  return {
    offered: 0,
    attendances: [],
    refused: new Map(),
    libraries: { ms: [], bytes: 0, unchanged: 0, failed: 0 },
    files: { asked: 0, bytes: 0, failed: 0 },
    kept: [],
  };
}
