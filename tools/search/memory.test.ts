import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readMeanings } from '../../core/search/meanings.ts';
import { understandBy } from '../../core/search/situations.ts';
import { STARTER_LIBRARY } from '../../server/seeds/starter-library.ts';

const READ = 40;
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

// SEARCH-27
test('the table and what is made of it take at most 2 MB in memory', () => {
  const table = readFileSync(new URL('../../core/search/meanings.en.bin', import.meta.url));
  const search = () => {
    const understand = understandBy(readMeanings(Uint8Array.from(table).buffer));
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
