import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LANGUAGES, ORIGINAL, type Language } from '../../core/base/language.ts';
import { readOtherTable } from '../../core/search/other-language.ts';
import { understandTable } from '../../core/search/situations.ts';
import { STARTER_LIBRARY } from '../../server/seeds/starter-library.ts';

const READ = 10;
const MB = 1_000_000;
/** The most bytes that a collection may free when memory is steady. */
const STEADY = 10_000;

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the bytes in use once nothing more is freed: other tests in the process leave megabytes, and tables are freed in the background. */
async function usedBytes(): Promise<number> {
  let before = Infinity;
  for (;;) {
    collect();
    await setImmediate();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const used = heapUsed + arrayBuffers;
    if (used > before - STEADY) return used;
    before = used;
  }
}

const read = (language: Language) =>
  readFileSync(new URL(`../../core/search/meanings.${language}.bin`, import.meta.url));

// SEARCH-15
test.each(LANGUAGES)('the tables that %s needs take at most 2 MB in memory', async (language) => {
  const table = read(ORIGINAL);
  const other = language === ORIGINAL ? undefined : read(language);
  const search = () => {
    const also = other && readOtherTable(Uint8Array.from(other).buffer);
    const understand = understandTable(Uint8Array.from(table).buffer, also);
    const spoken = understand('he wont wake up');
    for (const [at, seed] of STARTER_LIBRARY.entries()) spoken({ ...seed, _id: String(at) });
    return understand;
  };
  search();
  const before = await usedBytes();
  const all = Array.from({ length: READ }, search);
  const bytes = ((await usedBytes()) - before) / all.length;
  // A reader without its table would be no measure.
  expect(bytes).toBeGreaterThan(table.length);
  expect(bytes).toBeLessThan(2 * MB);
});
