import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LANGUAGES, ORIGINAL, type Language } from '../../core/base/language.ts';
import { readOtherTable } from '../../core/search/other-language.ts';
import { understandTable } from '../../core/search/situations.ts';
import { STARTER_LIBRARY } from '../../server/seeds/starter-library.ts';

const READ = 10;
const MB = 1_000_000;

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

function usedBytes(): number {
  // A second run frees at the latest what others in the process left.
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const read = (language: Language) =>
  readFileSync(new URL(`../../core/search/meanings.${language}.bin`, import.meta.url));

// SEARCH-15
test.each(LANGUAGES)('the tables that %s needs take at most 2 MB in memory', (language) => {
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
  const before = usedBytes();
  const all = Array.from({ length: READ }, search);
  const bytes = (usedBytes() - before) / all.length;
  // A reader without its table would be no measure.
  expect(bytes).toBeGreaterThan(table.length);
  expect(bytes).toBeLessThan(2 * MB);
});
