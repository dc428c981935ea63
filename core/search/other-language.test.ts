import { expect, test } from 'vitest';
import { SITUATIONS } from '../base/situation.ts';
import { readOtherTable } from './other-language.ts';
import type { MeaningsTable } from './meanings.ts';
import { DIMENSIONS, placesOf } from './meanings.ts';

/** Returns the bytes of a table of two situations that knows one word, which speaks for the first. */
function tableOf(word: string): number[] {
  const places = [...placesOf(word)].sort((a, b) => a - b);
  // The first distance is from -1.
  const distances = places.flatMap((place, at) => {
    const distance = place - (places[at - 1] ?? -1);
    return [...Array.from({ length: Math.floor(distance / 254) }, () => 255), distance % 254];
  });
  const ones = Array.from({ length: DIMENSIONS }, () => 1);
  const none = ones.map(() => 0);
  // A step is worth 1 hundredth of 1000; the numbers of the row are 1, packed as 2 in four pairs of bits.
  const row = Array.from({ length: DIMENSIONS / 4 }, () => 0b10_10_10_10);
  const rows = places.flatMap(() => row);
  return [2, 39, 16, ...ones, ...none, 0, places.length, ...distances, ...rows];
}

const words = {
  synonyms: { Water: ['fuga (agua)'] },
  dangers: [['fuego', ['fire']]],
  small: 'la de son l d',
  isUntranslated: true,
};

function bytesOf(json: string, table: readonly number[]): ArrayBuffer {
  const letters = Array.from(json, (one) => one.charCodeAt(0));
  const length = [0, 0, letters.length >> 8, letters.length & 255];
  return Uint8Array.from([...length, ...letters, ...table]).buffer;
}

/** A table of English that knows two words. */
const english: MeaningsTable = Object.assign(() => [0, 700], {
  knows: (text: string) => (/leak|son/.test(text) ? 9 : 0),
});

const read = () => readOtherTable(bytesOf(JSON.stringify(words), tableOf('agua')))(english);

// SEARCH-37
test('the search words of a language are added to those of the campus, and its small words dropped', () => {
  const { other } = read();
  const campus = { Water: ['leak'], Other: ['wifi'] };
  expect(other?.besides('la fuga', campus)).toMatchObject({
    synonyms: { Water: ['leak', 'fuga (agua)'], Other: ['wifi'] },
    isForeign: false,
  });
  expect(other?.besides('a leak', campus).synonyms).toEqual(campus);
  // One word may be of either language.
  expect(other?.besides('leak', campus).synonyms).not.toEqual(campus);
  expect(other?.telling('La fuga de agua')).toBe('fuga agua');
  expect(other?.telling('La fuga de l’agua, d agua')).toBe('fuga agua agua');
  expect(other?.telling('de la')).toBe('de la');
  expect(other?.dangers).toEqual(words.dangers);
});

// SEARCH-29
test.each([
  ['agua', true, true],
  ['la agua de la fuga', true, false],
  ['agua agua fuga', true, true],
  ['zug', true, false],
  ['', true, false],
  ['agua', false, false],
  ['agua leak leak', true, false],
])(
  'the search %j is foreign to procedures without the language (%j): %j',
  (search, isUntranslated, isForeign) => {
    const bytes = bytesOf(JSON.stringify({ ...words, isUntranslated }), tableOf('agua'));
    expect(readOtherTable(bytes)(english).other?.besides(search, {}).isForeign).toBe(isForeign);
  },
);

// SEARCH-28
test('a search is read by the table that knows more of its words', () => {
  const understand = read();
  expect(understand('agua').points[0]).toBeGreaterThan(0);
  expect(understand('a leak').points).toEqual([0, 700]);
  // The small words of the other language may tell something.
  expect(understand.other?.telling('la son')).toBe('la son');
  expect(understand.other?.telling('la fuga')).toBe('fuga');
});

// SEARCH-16, SEARCH-28
test('all names of an issue are read by one table', () => {
  const issue = { title: 'leak', alsoCalled: ['agua'] };
  expect(read()('').situationsOf(issue)).toEqual([SITUATIONS[1]]);
  expect(read()('').situationsOf({ title: 'agua' })).toEqual([SITUATIONS[0]]);
});

// SEARCH-28
test.each(['', '<!doctype html><title>Sign in</title>', 'x'.repeat(70_000)])(
  'bytes that are not a table are refused',
  (text) => {
    const bytes = Uint8Array.from(Array.from(text, (one) => one.charCodeAt(0)));
    expect(() => readOtherTable(bytes.buffer)).toThrow();
    expect(() => readOtherTable(bytesOf('{', tableOf('agua')))).toThrow();
    expect(() => readOtherTable(bytesOf(JSON.stringify(words), [1, 2, 3]))).toThrow();
  },
);
