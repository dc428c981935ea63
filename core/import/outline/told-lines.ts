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

/** Marks the lines that say something of a procedure: 'Owner: …', and below a title or another of them 'Purpose: …'. None is a title (IMPORT-3). */
export function withTold(seen: readonly Paragraph[]): readonly Paragraph[] {
  let isBelow = false;
  let next = '';
  return seen.map((one) => {
    if (!one.isText) return one;
    const { kind, block, words, label } = one;
    const isTold = ABOUT.test(block.text) || (isBelow && toldBy(one) !== undefined);
    const isName = words.length <= 80 && !/[.,;!?]$/.test(words) && block.table === undefined;
    const isItem = kind === 'bullet' || kind === 'row' || (label !== '' && label === next);
    isBelow = isTold || kind === 'heading' || (isName && !isItem);
    next = labelAfter(label);
    return isTold ? { ...one, isTold } : one;
  });
}
