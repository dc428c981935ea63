import { LIMITS } from '../base/limits.ts';

/** Returns a search as the phone reports it: in lower case, at most 40 characters, and without digits, which may be a room or a telephone number (MESSAGES-7). It is '' if nothing is left. */
export function searchedWords(search: string): string {
  const words = search
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{N}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return Array.from(words).slice(0, LIMITS.searchedWords).join('').trim();
}

/** The fewest letters of a search worth reporting: two say nothing about what somebody looked for. */
const SHORTEST = 3;

/** Tells whether the kept words are of use to an administrator (MESSAGES-12). */
export function isWorthReporting(words: string): boolean {
  return words.length >= SHORTEST;
}
