import { plainWords } from './search-words.ts';

/** The numbers of a row of the table, and the places that a feature can fall on. */
export const DIMENSIONS = 32;
export const PLACES = 1 << 18;
/** The number of letters in a piece of a word. */
const PIECE = 4;

/** Hashes a feature to a place of the table, by FNV-1a. It mixes the bits, so that the lowest ones depend on all of them. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & (PLACES - 1);
}

/** Returns the places for a text's words, pairs of words and pieces of words, each once (SEARCH-15). */
export function placesOf(text: string): ReadonlySet<number> {
  const places = new Set<number>();
  let before = '';
  for (const word of plainWords(text)) {
    places.add(placeOf(`w:${word}`));
    if (before) places.add(placeOf(`p:${before} ${word}`));
    before = word;
    const bounded = `<${word}>`;
    for (let at = 0; at + PIECE <= bounded.length && bounded.length > PIECE; at += 1) {
      places.add(placeOf(`g:${bounded.slice(at, at + PIECE)}`));
    }
  }
  return places;
}

/** The function that says how much a text in one language, which stands in the text `among`, speaks for each situation: in whole hundredths, in the order of the table's situations. The list is empty if the table knows no word. */
export type Meanings = (text: string, among?: string) => readonly number[];

/** A table that also counts how much of a text it knows: words, pairs of words and pieces of words. */
export type MeaningsTable = Meanings & { readonly knows: (text: string) => number };

/**
 * Reads a table of meanings (SEARCH-15). Its bytes are: the number of situations; the hundredths that one
 * step is worth, as two bytes; for each situation `DIMENSIONS` numbers from -128 to 127; the number of rows,
 * as two bytes; for each row the distance from the row before, where 255 stands for 254 and more to come; and
 * the rows, with four numbers of -1, 0 and 1 in a byte. It throws if the bytes are anything else, since a
 * network that asks to sign in answers for every address.
 */
export function readMeanings(buffer: ArrayBuffer): MeaningsTable {
  const bytes = new Uint8Array(buffer);
  const view = new DataView(buffer);
  const situations = view.getUint8(0);
  const step = view.getUint16(1);
  const weights = new Int8Array(buffer, 3, situations * DIMENSIONS);
  let at = 3 + weights.length;
  const rows = new Map<number, number>();
  const count = view.getUint16(at);
  at += 2;
  for (let place = -1; rows.size < count && at < bytes.length; at += 1) {
    const distance = bytes[at] ?? 0;
    if (distance === 255) place += 254;
    else rows.set((place += distance), rows.size * (DIMENSIONS / 4));
  }
  const first = at;
  if (count === 0 || rows.size < count || first + count * (DIMENSIONS / 4) !== bytes.length) {
    throw new RangeError('no table');
  }
  const rowsOf = (text: string) => [...placesOf(text)].flatMap((place) => rows.get(place) ?? []);
  const meanings = (text: string) => {
    const sums = new Int32Array(DIMENSIONS);
    const known = rowsOf(text);
    for (const row of known) {
      for (let one = 0; one < DIMENSIONS; one += 1) {
        const four = bytes[first + row + (one >> 2)] ?? 0;
        sums[one] = (sums[one] ?? 0) + ((four >> (2 * (one & 3))) & 3) - 1;
      }
    }
    if (known.length === 0) return [];
    return Array.from({ length: situations }, (_, situation) => {
      let sum = 0;
      for (const [one, value] of sums.entries()) {
        sum += value * (weights[situation * DIMENSIONS + one] ?? 0);
      }
      return Math.round((sum * step) / 1000 / Math.sqrt(known.length));
    });
  };
  return Object.assign(meanings, { knows: (text: string) => rowsOf(text).length });
}
