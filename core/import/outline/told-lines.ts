import { ABOUT, AIM, NO_TITLE, toldIn } from '../phrases/usual-headings.ts';
import type { Paragraph } from '../paragraphs/labels.ts';
import { isUrgent, saysToDo } from '../phrases/sayings.ts';

/** Returns the description behind the label of a plain line. */
const toldBy = ({ kind, block: { text, table, aside } }: Paragraph): string | undefined =>
  kind === 'line' && table === undefined && aside === undefined ? toldIn(text) : undefined;

/** Tells whether a line only describes: its label says so, and no command follows it, unless the command says what the procedure is for. */
export function onlyTells(one: Paragraph): boolean {
  const told = toldBy(one);
  return told !== undefined && !(AIM.test(one.block.text) ? isUrgent : saysToDo)(told);
}

/** Marks the lines that describe a procedure, such as 'Owner: …' or 'Purpose: …'. None of them is a title (IMPORT-3). */
export const withTold = (seen: readonly Paragraph[]): readonly Paragraph[] =>
  seen.map((one) => {
    const { text } = one.block;
    const isTold = ABOUT.test(text) || (NO_TITLE.test(text) && toldBy(one) !== undefined);
    return isTold && one.isText ? { ...one, isTold } : one;
  });
