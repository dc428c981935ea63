import address from '#core/search/meanings.en.bin?url';
import type { Understand } from '#core/search/search-term.ts';
import { topModal } from '#kit/overlays/dialog/modals.ts';

const CACHE = 'meanings';

async function understandingIn(answer: Response): Promise<Understand> {
  const { understandTable } = await import('#core/search/situations.ts');
  return understandTable(await answer.arrayBuffer());
}

/** Returns what understands a search by the stored table. Throws if none is stored, or none that can be read. */
async function storedUnderstanding(): Promise<Understand> {
  // No bytes are no table either.
  return await understandingIn((await window.caches.match(address)) ?? new Response());
}

/** Stores a table in place of a former version's. Throws if there is no room, or nothing is stored. */
async function store(answer: Response): Promise<void> {
  await window.caches.delete(CACHE);
  await (await window.caches.open(CACHE)).put(address, answer);
}

/**
 * Returns what understands a search by the table of meanings, which a browser stores from the first time on (SEARCH-15).
 * Throws without a signal where none is stored yet, and on an answer that is no table: that one is not stored.
 */
export async function readUnderstanding(): Promise<Understand> {
  try {
    return await storedUnderstanding();
  } catch {
    const answer = await fetch(address);
    const understand = await understandingIn(answer.clone());
    // A browser that stores nothing fetches it at each start.
    await store(answer).catch(() => undefined);
    return understand;
  }
}

/** Has the phone store the table though nobody searches, but not during a walk, which asks nothing of the network (WALK-24). Throws as `readUnderstanding` does. */
export async function keepMeanings(): Promise<void> {
  if (!topModal() && !(await window.caches.match(address))) await readUnderstanding();
}
