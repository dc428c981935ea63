import { plain } from './issue-search.ts';

/** A word of a text as it is compared, and where it stands in the text, in UTF-16 units. */
export type TextWord = { readonly word: string; readonly from: number; readonly to: number };

// An apostrophe within a word is a part of it: can't is no 'can' and 't'.
const WORDS = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text in order: letters and digits, without case and accents. */
export function wordsOf(text: string): readonly TextWord[] {
  return Array.from(text.matchAll(WORDS), ({ 0: written, index }) => ({
    word: plain(written).replaceAll(/['’]/g, ''),
    from: index,
    to: index + written.length,
  })).filter(({ word }) => word !== '');
}

/** Whether `typed` becomes `word`, or with `isBegun` its beginning, once so many slips are put right. */
function isWithin(slips: number, typed: string, word: string, isBegun: boolean): boolean {
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

/** What of a typed word is forgiven: nothing, slips in a whole word, slips in one still being typed. */
export type Forgiven = 'nothing' | 'slips' | 'slips while typing';

/**
 * Whether a word was mistyped (SEARCH-2): one letter too much, too few, another, or two swapped, in a word
 * of four letters; in one of eight twice.
 */
export function isMistyped(typed: string, word: string, forgiven: Forgiven): boolean {
  if (forgiven === 'nothing' || word.length < 4 || typed.length < 3) return false;
  const slips = Math.min(typed.length, word.length) < 8 ? 1 : 2;
  const isBegun = forgiven === 'slips while typing' && typed.length > 3;
  if (!isBegun && Math.abs(typed.length - word.length) > slips) return false;
  return isWithin(slips, typed, word, isBegun);
}
