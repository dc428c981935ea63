import address from '#core/search/meanings.en.bin?url';
import type { Understand } from '#core/search/search-term.ts';

const CACHE = 'meanings';

async function understandingIn(answer: Response): Promise<Understand> {
  const { understandTable } = await import('#core/search/situations.ts');
  return understandTable(await answer.arrayBuffer());
}

/** Returns what understands a search by the stored table. Throws if none is stored, or none that can be read. */
export async function storedUnderstanding(): Promise<Understand> {
  const cache = await window.caches.open(CACHE);
  const stored = await cache.match(address);
  return await understandingIn(stored ?? new Response());
}

/** Stores a table in place of a former version's. Throws if the phone has no room, or stores nothing. */
async function store(answer: Response): Promise<void> {
  const cache = await window.caches.open(CACHE);
  for (const former of await cache.keys()) await cache.delete(former);
  await cache.put(address, answer);
}

/**
 * Returns what understands a search by the table of meanings, which the phone stores from the first time on (SEARCH-15).
 * Throws without a signal on a phone that has none yet, and on an answer that is no table: that one is not stored.
 */
export async function readUnderstanding(): Promise<Understand> {
  try {
    return await storedUnderstanding();
  } catch {
    const answer = await fetch(address);
    const understand = await understandingIn(answer.clone());
    // A phone that stores nothing fetches it at each start.
    await store(answer).catch(() => undefined);
    return understand;
  }
}
