import { plain } from './issue-search.ts';

/** A word of a text in the form in which it is compared, and its place in the text, in UTF-16 units. */
export type TextWord = { readonly word: string; readonly from: number; readonly to: number };

// An apostrophe inside a word belongs to it: "can't" is not 'can' and 't'. Invisible characters such as a soft hyphen belong to it too.
const WORDS = /[\p{L}\p{N}\p{M}\p{DI}]+(?:['’][\p{L}\p{N}\p{M}\p{DI}]+)*/gu;

/** Returns the words of a text in order: letters and digits, without case and accents. */
export function wordsOf(text: string): readonly TextWord[] {
  return Array.from(text.matchAll(WORDS), ({ 0: written, index }) => ({
    word: plain(written).replaceAll(/['’]/g, ''),
    from: index,
    to: index + written.length,
  })).filter(({ word }) => word !== '');
}

/** Returns the words of a text in the form in which they are compared. */
export const plainWords = (text: string): readonly string[] =>
  wordsOf(text).map(({ word }) => word);

/** Tells whether correcting at most `slips` letters turns `typed` into `word`, or, with `isBegun`, into its beginning. */
export function isWithin(slips: number, typed: string, word: string, isBegun: boolean): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [a, b] = [typed.slice(same), word.slice(same)];
  if (a === '' && (isBegun || b === '')) return true;
  if (slips === 0) return false;
  const left = slips - 1;
  const [a1, b1] = [a.slice(1), b.slice(1)];
  return (
    isWithin(left, a1, b1, isBegun) ||
    isWithin(left, a, b1, isBegun) ||
    isWithin(left, a1, b, isBegun) ||
    (a[0] === b[1] && a[1] === b[0] && isWithin(left, a.slice(2), b.slice(2), isBegun))
  );
}

const ENDING = /^(.{4,}?)(i(es|on|ve|c)|e[dnrs]|ing|[esy])$/;

/** Returns a word without its ending, if four letters are left: 'injury' and 'injured' become the same (SEARCH-10). */
export const stemOf = (word: string): string => word.replace(ENDING, '$1');

/** The degree of forgiveness for a typed word: 0 for none, then for another ending, for typing errors, and for typing errors in a word that is not finished. */
export type Forgiveness = number;
export const ENDINGS = 1;
export const SLIPS = 2;
export const WHILE_TYPING = 3;

/** Tells whether a word was mistyped (SEARCH-2): one letter too many, too few, wrong or swapped in words of four letters or more, and two in words of eight or more. */
export function isMistyped(typed: string, word: string, forgiven: Forgiveness): boolean {
  if (forgiven < SLIPS || word.length < 4 || typed.length < 3) return false;
  const slips = Math.min(typed.length, word.length) < 8 ? 1 : 2;
  // Somebody who types 'jext' hardly means a word that begins with 'ext'.
  const isBegun = forgiven === WHILE_TYPING && typed.length > 4 && typed[0] === word[0];
  if (!isBegun && Math.abs(typed.length - word.length) > slips) return false;
  return isWithin(slips, typed, word, isBegun);
}
