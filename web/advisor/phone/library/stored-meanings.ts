import address from '#core/search/meanings.en.bin?url';
import { readMeanings } from '#core/search/meanings.ts';
import type { Understand } from '#core/search/search-term.ts';
import { understandBy } from '#core/search/situations.ts';

const CACHE = 'meanings';

/**
 * Returns what understands a search by the table of meanings, which the phone stores from the first time on; another
 * version takes the place of the former (SEARCH-15). Throws without a signal on a phone that has none yet, and on an
 * answer that is no table: that one is not stored.
 */
export async function readUnderstanding(): Promise<Understand> {
  const { caches } = window as Partial<Window>;
  const cache = await caches?.open(CACHE);
  const found = await cache?.match(address);
  const answer = found ?? (await fetch(address));
  const table = await answer.clone().arrayBuffer();
  const understand = understandBy(readMeanings(table));
  if (cache && !found) {
    for (const former of await cache.keys()) await cache.delete(former);
    await cache.put(address, answer);
  }
  return understand;
}
