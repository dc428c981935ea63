import type { SearchTexts } from './search-texts.ts';
import { plainWords, wordsOf } from './search-words.ts';

/** A piece of a text, and whether the search found it. */
export type MarkedPiece = { readonly text: string; readonly isFound: boolean };

/** The words to mark, each with how well it matches. */
type Words = ReadonlyMap<string, number>;

/** Returns the pieces of a text in order, none empty. Joined again, they are the text (SEARCH-5). */
export function markWords(text: string, words: Words): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  const take = (to: number, isFound: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isFound });
    from = to;
  };
  for (const one of wordsOf(text)) {
    if (!words.has(one.word)) continue;
    take(one.from, false);
    take(one.to, true);
  }
  take(text.length, false);
  return pieces;
}

/** A text of a step that the search found. Step 0 is 'Do this first'. */
export type Excerpt = { readonly step: number; readonly text: string };

/** The most characters that may come before the first found word. */
const BEFORE = 18;

/** Returns the line from near its first found word, after '…' if it is cut. The cut is so near that the word fits into `room` characters. */
function beginNear(line: string, words: Words, room: number): string {
  const found = wordsOf(line);
  const first = found.find(({ word }) => words.has(word));
  if (!first) return line;
  const before = Math.max(0, Math.min(BEFORE, room - (first.to - first.from)));
  if (first.from <= before) return line;
  const begin = found.find(({ from }) => from >= first.from - before) ?? first;
  return `…${line.slice(begin.from)}`;
}

/** Scores a text by the words in it, each counted once. */
function answerOf(text: string, words: Words): number {
  let points = 0;
  for (const word of new Set(plainWords(text))) points += words.get(word) ?? 0;
  return points;
}

/** Returns the line of an issue's steps that matches best, the first of equals (SEARCH-5). `room` is the number of visible characters. */
export function excerptOf(
  { texts, placesIn }: Pick<SearchTexts, 'texts' | 'placesIn'>,
  id: string,
  words: Words,
  room = Infinity,
): Excerpt | undefined {
  const points = new Map<number, number>();
  for (const [word, how] of words) {
    for (const step of placesIn(id, word)) points.set(step, how + (points.get(step) ?? 0));
  }
  const most = Math.max(...points.values());
  const step = Math.min(...[...points].filter(([, all]) => all === most).map(([one]) => one));
  const lines = texts.get(id)?.[step]?.split('\n') ?? [];
  const answers = lines.map((line) => answerOf(line, words));
  const line = lines[answers.indexOf(Math.max(...answers))];
  return line === undefined ? undefined : { step, text: beginNear(line, words, room) };
}
