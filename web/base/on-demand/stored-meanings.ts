import english from '#core/search/meanings.en.bin?url';
import spanish from '#core/search/meanings.es.bin?url';
import french from '#core/search/meanings.fr.bin?url';
import { LOCALE } from '#core/base/locale.ts';
import type { Understand } from '#core/search/search-term.ts';
import { topModal } from '#kit/overlays/dialog/modals.ts';

const CACHE = 'meanings';

/** The time in ms after which the table is requested again: at 2 Kbit/s, its 60 KB take four minutes. */
const ANSWER_MS = 240_000;

/** The tables of languages besides English, by their tags (SEARCH-28). */
const OTHERS: Readonly<Record<string, string>> = { es: spanish, fr: french };

/** Returns the language besides English whose words a search understands: that in which procedures are read, else the page's, else the campus's. Undefined if none of them has a table. */
export const searchLanguage = (
  read?: string,
  campus?: string,
  page: string = LOCALE,
): string | undefined => [read, page, campus].find((tag = '') => OTHERS[tag] !== undefined);

/** Returns the addresses of the tables for a language. */
const tablesFor = (language = ''): readonly [string, string?] => {
  const other = OTHERS[language];
  return other === undefined ? [english] : [english, other];
};

/** Stores a table, and removes those of an older version and those of languages that are no longer read. Throws if there is no room, or if the browser stores nothing. */
async function store(address: string, answer: Response, kept: readonly unknown[]): Promise<void> {
  const cache = await window.caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (!kept.includes(new URL(url).pathname)) await cache.delete(url);
  }
  await cache.put(address, answer);
}

/** Reads a table from the storage, otherwise fetches it; an answer that cannot be read is not stored. */
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
    // If no answer comes in this time, the search runs as it does without a signal.
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    const table = read(await answer.clone().arrayBuffer());
    // A browser that stores nothing fetches it at each start.
    await store(address, answer, kept).catch(() => undefined);
    return table;
  }
}

/**
 * Returns the reader of searches, made from the tables of English and of another language, which a
 * browser stores from the first time on (SEARCH-15). Throws if there is no signal and no table is
 * stored yet, and if an answer is not a table.
 */
export async function readUnderstanding(language = searchLanguage()): Promise<Understand> {
  const tables = tablesFor(language);
  const [, address] = tables;
  const { understandTable } = await import('#core/search/situations.ts');
  // Without the other language's table, there is still the English one.
  const also =
    address === undefined
      ? undefined
      : await import('#core/search/other-language.ts')
          .then(async ({ readOtherTable }) => await readTable(address, readOtherTable, tables))
          .catch(() => undefined);
  return await readTable(english, (bytes) => understandTable(bytes, also), tables);
}

/** Stores the tables that a search will need before anybody searches, but not during a walk, which asks nothing of the network (WALK-24). Throws as `readUnderstanding` does. */
export async function keepMeanings(read?: string, campus?: string): Promise<void> {
  if (topModal()) return;
  const language = searchLanguage(read, campus);
  const stored = await Promise.all(
    tablesFor(language).map(async (address = '') => await window.caches.match(address)),
  );
  if (!stored.every(Boolean)) await readUnderstanding(language);
}
