import { setImmediate as otherRequests } from 'node:timers/promises';

/** Issues that are parsed or written in one turn of the event loop: some milliseconds of work. */
const BATCH = 16;

/** Yields the items in slices; between two of them other requests have their turn. */
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
