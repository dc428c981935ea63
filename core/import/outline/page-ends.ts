import type { FrontPart } from './front-matter.ts';
import type { Paragraph } from '../paragraphs/labels.ts';
import type { Heading, HeadingUse } from './heading-tree.ts';
import { readAnswers } from '../phrases/answers.ts';
import { TELEPHONE, toldIn } from '../phrases/usual-headings.ts';
import { FAREWELL, isUrgent, mayBeLeft, sayingOf, saysToDo } from '../phrases/sayings.ts';

/** Tells whether a line can be on a cover: it is a usual sentence of covers, or a few words without a period. */
export const isCoverLine = (words: string): boolean =>
  sayingOf(words) === 'paper' || (words.length <= 80 && !/[.!?:;]$/.test(words));

/** A few closing words with a name below them, as in a mail: 'Enjoy the quiet,'. */
const WISH = /^\p{Lu}[^.:;!?]{2,30},$/u;
const NAME = /^\p{Lu}[\p{L}’'-]*\.?(?: \p{Lu}[\p{L}’'-]*\.?){0,2}$/u;
/** A name with an initial, such as 'M. Rao'. */
const INITIAL = /^\s*\p{Lu}\.\s+\p{Lu}[^.!?]{0,40}$/u;
/** The most lines at the end of a text that belong to no procedure, and the most from a farewell on. */
const LAST = 4;
const SIGNED = 12;
/** The most characters of a line in a signature. */
const SHORT = 60;
/** The size in points below which letters are small print, unless the whole text is as small. */
const SMALL = 10;

/** Tells whether a line may be part of a signature, such as a name, a job or a number. */
const isOfSignature = ({ words }: Paragraph): boolean =>
  (words.length <= SHORT && !/[.!?:]$/.test(words) && !saysToDo(words)) ||
  sayingOf(words) === 'paper';

/** Tells whether a line is a note to the steps above it: 'Note: the key is in box 4'. */
const isNote = (words: string): boolean =>
  toldIn(words) !== undefined && sayingOf(words) !== 'paper';

/** Returns the place of the line that says goodbye behind the last list of a text. A signature and a quoted mail may follow it. */
function goodbyeIn(seen: readonly Paragraph[]): number {
  let found = seen.length;
  let lines = 0;
  let below = '';
  for (let place = seen.length - 1; place >= 0 && lines < SIGNED; place -= 1) {
    const one = seen[place];
    if (!one?.isText) continue;
    const { text, table } = one.block;
    if (one.kind === 'heading') break;
    // A table of telephone numbers may be part of a signature.
    const isOfTable = table !== undefined && !TELEPHONE.test(text);
    if (isOfTable || !(one.kind === 'line' || INITIAL.test(text))) return found;
    // An order without a period, such as 'Contact: Dana Reyes', may be part of a signature.
    const isSaid = !saysToDo(text) || isUrgent(text) || text.trimEnd().endsWith('.');
    if (isSaid && !mayBeLeft(text)) break;
    const isWish = WISH.test(one.words) && NAME.test(below);
    if (one.block.isApart && (FAREWELL.test(one.words) || isWish)) found = place;
    below = one.words;
    lines += 1;
  }
  // Everything behind the farewell must be a signature if no list is above it.
  const signed = seen.slice(found + 1).filter(({ isText }) => isText);
  const isSigned = signed.length > 0 && signed.every(isOfSignature);
  return isSigned ? found : seen.length;
}

/** The goodbye of each document, kept because each of its readings asks for it. */
const goodbyes = new WeakMap<readonly Paragraph[], number>();

/** Finds the line that says goodbye. */
export function farewellIn(seen: readonly Paragraph[]): number {
  const found = goodbyes.get(seen) ?? goodbyeIn(seen);
  goodbyes.set(seen, found);
  return found;
}

/**
 * Finds the lines at the end of a document that are not steps of its last procedure: closing words, and plain lines
 * behind a list if no other procedure ends with such lines (IMPORT-17).
 */
export function backMatter(
  seen: readonly Paragraph[],
  texts: readonly number[],
  headings: readonly Heading[],
  uses: ReadonlyMap<number, HeadingUse>,
  contacts: ReadonlySet<number>,
): FrontPart[] {
  const signed = texts.filter((place) => place >= farewellIn(seen));
  if (signed.length > 0) return [signed];
  const begins = new Set(headings.map(({ place }) => place));
  const at = new Map(texts.map((place, index) => [place, index]));
  const isPlainAt = (place = -1): boolean => {
    const { kind, block } = seen[place] ?? {};
    return kind === 'line' && block?.table === undefined && !readAnswers(block?.text ?? '', true);
  };
  const ends = headings
    .filter(({ place }) => uses.get(place) === 'title')
    .slice(1)
    .flatMap(({ place }) => texts[(at.get(place) ?? 0) - 1] ?? [])
    .filter((place) => !begins.has(place));
  const areLists = ends.length > 0 && ends.filter(isPlainAt).length < ends.length / 4;
  const tail: number[] = [];
  let lines = 0;
  for (const place of [...texts].reverse()) {
    if (lines === LAST || !isPlainAt(place) || begins.has(place)) break;
    if (!contacts.has(place)) lines += 1;
    tail.unshift(place);
  }
  const wordsAt = (place = -1): string => seen[place]?.words ?? '';
  const isOpen = (place = -1): boolean => seen[place]?.block.isApart === true;
  const above = texts.at(-1 - tail.length) ?? -1;
  const isListAbove = lines < LAST && !begins.has(above) && !/:\s*$/.test(wordsAt(above));
  const acts = tail.findLastIndex(
    (place) => !contacts.has(place) && (!mayBeLeft(wordsAt(place)) || isNote(wordsAt(place))),
  );
  if (areLists && isListAbove && acts < 0 && isOpen(tail[0])) return [tail];
  const isSmall = (place: number): boolean => (seen[place]?.block.size ?? SMALL) < SMALL;
  const from = tail.findIndex(
    (place, index) =>
      index > acts &&
      (index > 0 || isSmall(place)) &&
      isOpen(place) &&
      sayingOf(wordsAt(place)) === 'paper',
  );
  return from < 0 ? [] : [tail.slice(from)];
}
