import { setTimeout } from 'node:timers/promises';

/** The ms for which a write waits for another process that holds SQLite's lock (DATA-1). */
const LIMIT_MS = 5_000;

/** The ms between two tries. */
const PAUSE_MS = 10;

/** The ms after which two failed tries count as two different locks. */
const ANOTHER_LOCK_MS = 1_000;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** Makes a function that retries while another process locks SQLite, without blocking the event loop. It rejects after `limit` ms. */
export function whileBusy(limit = LIMIT_MS) {
  let since = -Infinity;
  let last = -Infinity;
  return async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        const result = await attempt();
        last = -Infinity;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        const now = performance.now();
        if (now - last > ANOTHER_LOCK_MS) since = now;
        last = now;
        if (now - since >= limit) throw error;
      }
      await setTimeout(PAUSE_MS);
    }
  };
}
