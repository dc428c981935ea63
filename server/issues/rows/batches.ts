import { setImmediate as otherRequests } from 'node:timers/promises';

/** The number of issues that are parsed or written in one turn of the event loop, which takes some milliseconds. */
const BATCH = 16;

/** Yields the items in slices, and lets other requests run between two slices. */
export async function* batchesOf<T>(items: Iterable<T>): AsyncGenerator<T[]> {
  let slice: T[] = [];
  for (const item of items) {
    slice.push(item);
    if (slice.length < BATCH) continue;
    yield slice;
    slice = [];
    await otherRequests();
  }
  if (slice.length > 0) yield slice;
}
