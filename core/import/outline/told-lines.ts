import { ABOUT, TOLD } from '../phrases/usual-headings.ts';
import { labelAfter, type Paragraph } from '../paragraphs/labels.ts';
import { saysToDo } from './page-ends.ts';

/** A few words with a sign behind them, before what is told: 'Purpose: to keep the hall quiet'. */
const LABELED = /^\W*(?<label>\p{L}[^:–—|]{2,40}?)\s*(?::|\s[–—-])\s+(?<words>\S.*)$/su;

/** Returns what a line tells behind its label, if this is named as a part is that only tells; undefined of any other line. */
export function toldIn({ kind, block }: Paragraph): string | undefined {
  const { label = '', words } = LABELED.exec(block.text)?.groups ?? {};
  const isLine = kind === 'line' && block.table === undefined && block.aside === undefined;
  return isLine && TOLD.test(label) ? words : undefined;
}

/** Tells whether a line only tells: its label says so, and nothing behind it is to be done. */
export function onlyTells(one: Paragraph): boolean {
  const told = toldIn(one);
  return told !== undefined && !saysToDo(told);
}

/** Marks the lines that say something of a procedure: 'Owner: …', and below a title or another of them 'Purpose: …'. None is a title (IMPORT-3). */
export function withTold(seen: readonly Paragraph[]): readonly Paragraph[] {
  let isBelow = false;
  let next = '';
  return seen.map((one) => {
    if (!one.isText) return one;
    const { kind, block, words, label } = one;
    const isTold = ABOUT.test(block.text) || (isBelow && toldIn(one) !== undefined);
    const isName = words.length <= 80 && !/[.,;!?]$/.test(words) && block.table === undefined;
    const isItem = kind === 'bullet' || kind === 'row' || (label !== '' && label === next);
    isBelow = isTold || kind === 'heading' || (isName && !isItem);
    next = labelAfter(label);
    return isTold ? { ...one, isTold } : one;
  });
}
