import { isAsking, namesByPronoun, readName } from './answer-names.ts';

/** The way of reading a paragraph that is below a question and beside another answer. */
export const READING = { isAlone: true, isAsked: true, isSecond: true };

/** A paragraph that may be one of two answers in neighboring paragraphs. */
type OneOfTwo = { readonly words: string; readonly level: number; readonly isSection: boolean };

const nameOf = ({ words }: OneOfTwo, isPaired: boolean) =>
  readName(words, { from: 0, to: words.length }, { ...READING, isPaired })?.answer;

const signsOf = ({ words }: OneOfTwo): string => /^[^\p{L}\p{N}]*/u.exec(words)?.[0] ?? '';

/** Tells whether two neighboring paragraphs may be answers without signs behind their names, because a question is above them or a sign is before them. */
const mayPair = (above: OneOfTwo | undefined, one: OneOfTwo, other: OneOfTwo): boolean =>
  (above?.isSection === false && (above.words.includes('?') || isAsking(above.words))) ||
  (signsOf(one) !== '' && signsOf(one) === signsOf(other));

/** Finds, by index, the paragraphs that are 'Yes' or 'No' and have the other beside them. */
export function pairedIn(lines: readonly OneOfTwo[]): ReadonlySet<number> {
  const paired = new Set<number>();
  let open: { readonly at: number; readonly line: OneOfTwo; isBeside: boolean } | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.isSection || (open && line.level < open.line.level)) open = undefined;
    if (line.isSection || (open && line.level > open.line.level)) continue;
    const strict = nameOf(line, false);
    const name = strict ?? nameOf(line, true);
    if (name === undefined) {
      if (open) open.isBeside = false;
      continue;
    }
    if (open) {
      const own = nameOf(open.line, false);
      const isOther = (own ?? nameOf(open.line, true)) !== name;
      // 'If they do not' behind 'If yes' refers to a question within the task at 'yes'.
      const isInner = namesByPronoun(line.words) && !namesByPronoun(open.line.words);
      const isStrict = strict !== undefined && own !== undefined;
      const isPair = isStrict || (open.isBeside && mayPair(lines[open.at - 1], open.line, line));
      if (isOther && !isInner && isPair) for (const one of [open.at, at]) paired.add(one);
    }
    open = { at, line, isBeside: true };
  }
  return paired;
}
