import english from '#core/search/meanings.en.bin?url';
import spanish from '#core/search/meanings.es.bin?url';
import french from '#core/search/meanings.fr.bin?url';
import { LOCALE } from '#core/base/locale.ts';
import type { Understand } from '#core/search/search-term.ts';
import { topModal } from '#kit/overlays/dialog/modals.ts';

const CACHE = 'meanings';

/** The time after which a table that has not come is asked for anew: at 2 Kbit/s, 60 KB take four minutes. */
const ANSWER_MS = 240_000;

/** The tables of languages besides English, by their tags (SEARCH-28). */
const OTHERS: Readonly<Record<string, string>> = { es: spanish, fr: french };

/** Returns the first of these languages, or the page's, if it has a table besides English. */
export const searchLanguage = (...tags: readonly (string | undefined)[]): string | undefined =>
  [...tags, LOCALE].find((tag = '') => OTHERS[tag] !== undefined);

/** Returns the addresses of the tables for a language. */
const tablesFor = (language = ''): readonly [string, string?] => {
  const other = OTHERS[language];
  return other === undefined ? [english] : [english, other];
};

/** Stores a table, and removes those of a former version and of a language that is no longer read. Throws if there is no room, or nothing is stored. */
async function store(address: string, answer: Response, kept: readonly unknown[]): Promise<void> {
  const cache = await window.caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (!kept.includes(new URL(url).pathname)) await cache.delete(url);
  }
  await cache.put(address, answer);
}

/** Reads a table as it is stored, otherwise fetches it: an answer that cannot be read is not stored. */
async function readTable<T>(
  address: string,
  read: (bytes: ArrayBuffer) => T,
  kept: readonly unknown[],
): Promise<T> {
  try {
    // An empty answer is no table either.
    const stored = (await window.caches.match(address)) ?? new Response();
    return read(await stored.arrayBuffer());
  } catch {
    // Without an answer in this time the search is tried again as without a signal.
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    const table = read(await answer.clone().arrayBuffer());
    // A browser that stores nothing fetches it at each start.
    await store(address, answer, kept).catch(() => undefined);
    return table;
  }
}

/**
 * Returns what understands a search by the tables of English and of a language, which a browser stores from the first time
 * on (SEARCH-15). Throws without a signal where none is stored yet, and on an answer that is no table.
 */
export async function readUnderstanding(language = searchLanguage()): Promise<Understand> {
  const tables = tablesFor(language);
  const [, address] = tables;
  const { understandTable } = await import('#core/search/situations.ts');
  // Without that of the language there is still English.
  const also =
    address === undefined
      ? undefined
      : await import('#core/search/other-language.ts')
          .then(async ({ readOtherTable }) => await readTable(address, readOtherTable, tables))
          .catch(() => undefined);
  return await readTable(english, (bytes) => understandTable(bytes, also), tables);
}

/** Has the phone store the tables for the first of these languages though nobody searches, but not during a walk, which asks nothing of the network (WALK-24). Throws as `readUnderstanding` does. */
export async function keepMeanings(...tags: readonly (string | undefined)[]): Promise<void> {
  if (topModal()) return;
  const language = searchLanguage(...tags);
  const stored = await Promise.all(
    tablesFor(language).map(async (address = '') => await window.caches.match(address)),
  );
  if (!stored.every(Boolean)) await readUnderstanding(language);
}
