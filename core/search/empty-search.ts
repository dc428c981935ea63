import { LIMITS } from '../base/limits.ts';

/** Returns a search as reported: lower case, without digits (a room, a telephone number), 40 characters at most (MESSAGES-7), or ''. */
export function searchedWords(search: string): string {
  const words = search
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{N}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return Array.from(words).slice(0, LIMITS.searchedWords).join('').trim();
}

/** Two letters say nothing about what was looked for. */
const SHORTEST = 3;

/** Tells whether the kept words are of use to an administrator (MESSAGES-12). */
export function isWorthReporting(words: string): boolean {
  return words.length >= SHORTEST;
}
