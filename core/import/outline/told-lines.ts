import { readAnswers } from '../phrases/answers.ts';
import { ABOUT, toldIn } from '../phrases/usual-headings.ts';
import { labelAfter, type Paragraph } from '../paragraphs/labels.ts';
import { saysToDo } from './page-ends.ts';

/** Returns what a plain line tells behind its label. */
const toldBy = ({ kind, block: { text, table, aside } }: Paragraph): string | undefined =>
  kind === 'line' && table === undefined && aside === undefined ? toldIn(text) : undefined;

/** Tells whether a line only tells: its label says so, and nothing behind it is to be done. */
export function onlyTells(one: Paragraph): boolean {
  const told = toldBy(one);
  return told !== undefined && !saysToDo(told);
}

/** Tells whether a line may be a title: a few words that are no answer and stand out, or apart without saying what to do or a number. */
const mayBeTitle = ({ kind, block, words, label }: Paragraph): boolean =>
  kind === 'line' &&
  label === '' &&
  block.table === undefined &&
  words.length <= 80 &&
  !/[.,;!?]$/.test(words) &&
  readAnswers(block.text, true) === undefined &&
  (block.isBold === true ||
    !/\p{Ll}/u.test(words) ||
    (block.isApart === true && !/\d{3}/.test(words) && !saysToDo(words)));

/** Labels of what may be the title of an emergency. */
const WARNS = /^\W*(?:warning|caution|important)/i;

/** Marks the lines that say something of a procedure: 'Owner: …', and below a title or another of them 'Purpose: …'. None is a title (IMPORT-3). */
export function withTold(seen: readonly Paragraph[]): readonly Paragraph[] {
  let isBelow = false;
  /** The line above is a few words with a number, which goes on with no list and says nothing to do. */
  let isBelowNumber = false;
  let next = '';
  return seen.map((one) => {
    if (!one.isText) return one;
    const { block, kind, words, label } = one;
    const isUnder = isBelow || (isBelowNumber && !WARNS.test(block.text));
    const isTold = ABOUT.test(block.text) || (isUnder && toldBy(one) !== undefined);
    isBelow = isTold || kind === 'heading' || mayBeTitle(one);
    const isNamed = !/[.,;!?]$/.test(words) && !saysToDo(words);
    isBelowNumber = kind === 'numbered' && label !== next && isNamed;
    next = labelAfter(label);
    return isTold ? { ...one, isTold } : one;
  });
}
