import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../core/base/language.ts';
import { SITUATIONS as KNOWN } from '../../core/base/situation.ts';
import { readMeanings } from '../../core/search/meanings.ts';
import { OTHER_LANGUAGES } from '../../server/seeds/test/other-starters.ts';
import { otherTableOf, WORDS } from './other-table.ts';
import { readPhrases, SITUATIONS } from './phrases.ts';
import { tableOf } from './table.ts';
import { train } from './train.ts';

const phrases = [
  'water drips from the ceiling',
  'the ceiling is wet',
  'flood in the bathroom',
  'locked out of my room',
  'my key is inside',
  'the door does not open',
].map((text, at) => ({ text, situation: at < 3 ? 0 : 1, hand: 'a' }));

// SEARCH-15
test('the learned table is read from its bytes as written, and is the same each time', () => {
  const table = tableOf(train(phrases));
  expect(tableOf(train(phrases))).toEqual(table);
  const meaningsOf = readMeanings(table.buffer);
  for (const { text, situation } of phrases) {
    const points = meaningsOf(text);
    expect(points).toHaveLength(2);
    expect(points.indexOf(Math.max(...points))).toBe(situation);
  }
  // A slip of the thumb leaves pieces that are known.
  const [water = 0, keys = 0] = meaningsOf('wter drps from teh ceilng');
  expect(water).toBeGreaterThan(keys);
  expect(meaningsOf('zzz')).toEqual([]);
  expect(meaningsOf('')).toEqual([]);
});

// SEARCH-15
test('places far from each other are read as written', () => {
  const row = Int8Array.from({ length: 32 }, (_, at) => (at % 3) - 1);
  const rows = new Map([7, 8, 262, 263 + 254, 200_000].map((place) => [place, row]));
  const weights = Float32Array.from(row);
  const table = tableOf({ rows, weights, step: 1 });
  expect(table[0]).toBe(1);
  // 3 of the header, the weights, 2 for the count, and the distances before the rows of 8 bytes.
  const distances = table.slice(3 + 32 + 2, -5 * 8);
  const places: number[] = [];
  let place = -1;
  for (const distance of distances) {
    place += distance === 255 ? 254 : distance;
    if (distance !== 255) places.push(place);
  }
  expect(places).toEqual([...rows.keys()]);
});

test.each(LANGUAGES)(
  'each learning line in %s has words and a situation of the table, and appears once',
  (language) => {
    const read = readPhrases(language).filter(({ hand }) => hand !== 'titles');
    expect(read.filter(({ text }) => text.trim() === '')).toEqual([]);
    const lines = read.map(({ hand, situation, text }) => `${hand} ${situation} ${text}`);
    expect(new Set(lines).size).toBe(lines.length);
    const table = readFileSync(new URL('../../core/search/meanings.en.bin', import.meta.url));
    expect(table[0]).toBe(SITUATIONS.length);
    expect(SITUATIONS.map(({ id }) => id)).toEqual([...KNOWN]);
  },
);

// SEARCH-37
test.each(OTHER_LANGUAGES)(
  'the file of %s has the current words; after a change it must be learned again',
  (language) => {
    const path = `../../core/search/meanings.${language}.bin`;
    const file = readFileSync(new URL(path, import.meta.url));
    const words = otherTableOf(WORDS[language], Uint8Array.of(SITUATIONS.length));
    expect(file.subarray(0, words.length).equals(words)).toBe(true);
  },
);
