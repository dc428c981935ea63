import address from '#core/search/meanings.en.bin?url';
import { readMeanings } from '#core/search/meanings.ts';
import type { Understand } from '#core/search/search-term.ts';
import { understandBy } from '#core/search/situations.ts';

const CACHE = 'meanings';

/** Returns the table of meanings, stored from the first time on; another version takes the place of the former. */
async function storedTable(): Promise<Response> {
  const { caches } = window as Partial<Window>;
  const cache = await caches?.open(CACHE);
  const found = await cache?.match(address);
  if (found) return found;
  const fetched = await fetch(address);
  if (!fetched.ok) throw new Error(`${address} is answered by ${fetched.status}`);
  if (cache) {
    for (const former of await cache.keys()) await cache.delete(former);
    await cache.put(address, fetched.clone());
  }
  return fetched;
}

/** Reads the table of meanings that the phone stores (SEARCH-15). Throws without a signal on a phone that has none yet. */
export async function readUnderstanding(): Promise<Understand> {
  const table = await storedTable();
  return understandBy(readMeanings(await table.arrayBuffer()));
}
