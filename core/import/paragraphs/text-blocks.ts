import { COMMAND } from '../phrases/sayings.ts';
import { withPlainArrows } from '../phrases/arrows.ts';
import { BOXES, COMPOUND, CROSS, SIGN } from '../phrases/signs.ts';
import { lineBlock, type SourceBlock } from './source.ts';

/** The most characters of one block. A longer paragraph becomes several blocks, cut between words. */
export const BLOCK_LENGTH = 4_000;

/** Splits a text into pieces that fit in a block. */
export function inLengths(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > BLOCK_LENGTH) {
    const space = rest.lastIndexOf(' ', BLOCK_LENGTH);
    const at = space > 0 ? space : BLOCK_LENGTH;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...parts, rest];
}

/** Splits a block that is too long. Only the first piece keeps its label and pictures. */
export function splitBlock(block: SourceBlock): readonly SourceBlock[] {
  return inLengths(block.text).map((text, index) =>
    index === 0 ? { ...block, text } : lineBlock(text, { isApart: true }),
  );
}

/** The signs that a forwarded mail has before each of its lines. */
const QUOTED = /^\s*(?:>[^\S\n]?)+/;

/** The signs and numbers at the beginning of a line that does not continue the line above. */
const BEGINS = new RegExp(
  String.raw`^\s*(?:\p{Extended_Pictographic}|${CROSS}|${SIGN}|[\u2460-\u2473]|\p{Co}(?=\s)|\[|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.):](?=\s*\S)|step\s+\d|[A-Z]\d{1,2}[.):]?\s+(?=\p{Lu}\p{Ll}+\s)|(?:if\s+)?(?:yes|no)\b(?!${COMPOUND})\s*(?:[:,–—→»>=|-]|$))`,
  'iu',
);
/** An answer's name before an arrow: 'Kitchen → Close the door.' */
const ARROWED = /^\s*\p{Lu}[^.!?→]{0,40}\s→\s/u;
/** A name in capitals: 'SHELTER IN PLACE: Stay in.' */
const CAPITALS = /^\s*\p{Lu}[\p{Lu} /-]{2,40}:\s/u;
/** A name followed by dots that lead to the text behind it. */
const LED = /^\s*\p{L}[^.!?]{0,40}\s\.{3,}\s/u;
/** Tells whether a line begins with a sign, a number or a name, so that it does not continue the line above. */
export const begins = (line: string): boolean => {
  const plain = withPlainArrows(line);
  return [BEGINS, ARROWED, CAPITALS, LED].some((usual) => usual.test(plain));
};
/** The beginning of an item of a list. */
export const LIST = new RegExp(
  String.raw`^\s*(?:${CROSS}|${SIGN}|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.):]\s)`,
  'u',
);
/** A page number that is the whole line. */
const PAGE = /^\s*(?:-\s*)?(?:page\s+)?\d{1,3}(?:\s+(?:of|\/)\s+\d{1,3})?(?:\s*-)?\s*$/i;

/** A line of signs under a heading. */
const UNDERLINE = /^\s*([-=~_*#])\1{2,}\s*$/;
/** A heading between signs: '--- Lockout ---', '* Lockout *'. */
const FRAMED = /^\s*([-=~_*#+])(?:\1+\s*|\s+)(?<words>\p{L}[^|\t]{0,78}?)(?:\s*\1{2,}|\s+\1)\s*$/u;

/** The most characters by which an underline may differ in length from a heading with a step's number. */
const LITTLE = 2;

/** Tells whether a line may be an underlined heading: a few words that stand apart and are not column names. */
const isUnderlined = ({ text, isApart }: SourceBlock, line: string): boolean =>
  isApart &&
  text.length <= 60 &&
  (!LIST.test(text) || Math.abs(text.trim().length - line.trim().length) <= LITTLE) &&
  !/\t| {2,}\S|\||[.,;]$/.test(text.trim());

/** The most characters of a line at which a program may have broken the text. */
const WIDEST = 110;

const indentOf = (line: string): number =>
  (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

const firstWord = (line: string): string => /\S+/.exec(line)?.[0] ?? '';

/** A line that begins with an answer's name and a sign. */
const ANSWER = /^\s*[^.:;!?→\n]{1,60}(?:(?<!\([^()]*)\)|→|\s[–—-])\s+\S/u;
/** The fewest further lines that make a paragraph a list of lines. */
const FEW_LINES = 2;

/** A box to check that follows another act on the same line. */
const BOXED = new RegExp(String.raw`(?<=[.!?)"”]\s*)\s(?=[${BOXES}]\s)`, 'u');

/** Splits a line with several boxes into its acts, with the later ones below the first. */
export function boxedLines(block: SourceBlock): readonly SourceBlock[] {
  const { table, kind, text, level, isBold, aside } = block;
  if (table !== undefined || kind === 'heading' || kind === 'row') return [block];
  const [first = '', ...others] = text.split(BOXED);
  const more = { level: level + 1, isBold, isApart: true, ...(aside && { aside }) };
  if (others.length === 0) return [block];
  return [
    { ...block, text: first.trimEnd() },
    ...others.map((line) => lineBlock(line.trim(), more)),
  ];
}

/** A line that ends in the middle of a sentence, with a word such as 'if' or 'the'. */
const OPEN_END = /\b(?:if|or|and|the|an?|to|of|when|with|for)$/i;
/** A line that sends the reader to a step and ends before the number. */
const OPEN_WAY = /\b(?:go|skip|proceed|continue|return|move|jump) (?:to|with|at)(?: steps?)?$/i;
/** A line that may end before the number of a step, and a line that begins with that number. After 'take these steps', the number is that of the first step. */
const OPEN_STEP = /\bsteps?$/i;
const NUMBER = /^\s*\d{1,2}[a-z]?(?:[.,;)]?\s*$|[,;]|\s+\p{Ll})/u;
/** Tells whether a line continues one that ends in the middle of a sentence, however it begins. */
export const endsOpen = (above: string, line: string): boolean =>
  (OPEN_END.test(above.trimEnd()) && /^\s*\p{Ll}/u.test(line)) ||
  (OPEN_WAY.test(above.trimEnd()) && /^\s*(?:steps?\s+)?(?:\w?\.?\d|[A-Z]\.\s)/i.test(line)) ||
  (OPEN_STEP.test(above.trimEnd()) && NUMBER.test(line));

/** Tells whether a line among items and answers continues the line above it. */
const isRest = (above: string, line: string): boolean =>
  endsOpen(above, line) ||
  (/^\s*[\p{Ll}(]/u.test(line) &&
    !begins(line) &&
    !withPlainArrows(line).includes('→') &&
    /[\p{L}\p{N},]\s*$/u.test(above));

/** Returns the lines that somebody broke within a paragraph as blocks, if they are items or answers, or if there are many. */
export function softLines(block: SourceBlock): readonly SourceBlock[] {
  const [first = '', ...others] = block.text.split(/\n+/).filter((line) => line.trim() !== '');
  const isList = others.some(
    (line, at) => begins(line) && !endsOpen(others[at - 1] ?? first, line),
  );
  const isMany = block.kind === 'line' && others.length >= FEW_LINES;
  // Lines with names below a question are its answers.
  const areAnswers =
    others.length >= FEW_LINES && /\?\s*$/.test(first) && others.every((line) => ANSWER.test(line));
  const isOne = block.table !== undefined || block.kind === 'heading';
  if (isOne || !(isList || isMany || areAnswers)) return [block];
  const { aside, isBold } = block;
  const more = { isBold, ...(aside && { aside }) };
  const lines = [{ ...block, text: first }];
  for (const line of others) {
    const above = lines.at(-1);
    if (above && isList && isRest(above.text, line)) above.text = joinedLines(above.text, line);
    else lines.push({ ...lineBlock(line, more) });
  }
  return lines;
}

/** Tells whether a program broke the text before a line because its first word no longer fit on the line above. */
const isBroken = (above: string, line: string, width: number): boolean =>
  above.trim() !== '' &&
  line.trim() !== '' &&
  (!begins(line) || endsOpen(above, line)) &&
  above.trimEnd().length + 1 + firstWord(line).length > width;

/** Tells whether a line continues the sentence above it, which takes up most of the width. The line begins with a small letter or is indented more. */
const isMidSentence = (above: string, line: string, width: number): boolean =>
  (/^\s*\p{Ll}/u.test(line) || indentOf(line) > indentOf(above)) &&
  (!begins(line) || endsOpen(above, line)) &&
  above.trimEnd().length > 0.75 * width &&
  /[\p{L}\p{N},]$/u.test(above.trimEnd());

/** The number or sign of an item, or the name and dash of an answer, with the spaces behind it. */
const LEAD = new RegExp(
  String.raw`^\s*(?:${CROSS}|${SIGN}|\(?\d{1,2}(?:\.\d{1,2})*[.):]?|\(?(?:[a-z]|[ivx]{2,4})[.):]|[^.:;!?→\n]{1,40}?\s[–—-])\s+(?=\S)`,
  'iu',
);
/** Returns the column at which the words of an item begin, or undefined if the line is no item. */
const hangOf = (line: string): number | undefined => {
  const lead = LEAD.exec(line)?.[0].replaceAll('\t', '    ');
  return lead === undefined ? undefined : lead.length;
};

/** Tells whether a line is exactly below the words of an item and continues its sentence: with a small letter, or in capitals with no order. */
const isHung = (above: string, line: string, hang: number | undefined): boolean =>
  indentOf(line) === hang &&
  !begins(line) &&
  /[\p{L}\p{N},]$/u.test(above.trimEnd()) &&
  (/^\s*\p{Ll}/u.test(line) || (!/\p{Ll}/u.test(above + line) && !COMMAND.test(line.trim())));

/** Returns the width at which a program broke the lines of a text, or undefined if none did. A few lines may be wider. */
function widthOf(lines: readonly string[]): number | undefined {
  const broken = lines.flatMap((line, index) => {
    const above = lines[index - 1]?.trimEnd() ?? '';
    const isOn = /^\s*\p{Ll}/u.test(line) && !begins(line) && /[\p{L}\p{N},]$/u.test(above);
    return isOn && above.length >= 40 ? [above.length] : [];
  });
  const width = Math.max(...broken);
  return broken.length > 0 && width <= WIDEST ? width : undefined;
}

/** Tells whether a program hyphenated a word between two lines. */
const isCut = (above: string, line: string): boolean =>
  /\p{Ll}{2}-$/u.test(above) && /^\s*\p{Ll}/u.test(line) && !begins(line);

/** A mark in a word that was cut at a hyphen, until the whole text shows how it is written. */
const CUT = '\uFDD0';
/** Words that only come before a hyphen, such as 'self'. */
const BEFORE_HYPHEN = /^(?:self|non|ex|semi|quasi)$/;

/** Joins a line to the one above it after a program broke them apart. */
export const joinedLines = (above: string, line: string): string => {
  if (/\p{Ll}\u00AD$/u.test(above) && /^\p{Ll}/u.test(line)) return above.slice(0, -1) + line;
  // A hyphen after a digit stays: '24-' above 'hour', or '555-' above the rest of a number.
  if (/\d[-‐]$/.test(above) && /^[\p{Ll}\d]/u.test(line)) return above + line;
  const isCutWord = /\p{Ll}[-‐]$/u.test(above) && /^\p{Ll}/u.test(line);
  return isCutWord ? `${above.slice(0, -1)}${CUT}${line}` : `${above} ${line}`;
};

/**
 * Joins words that were cut between lines. The hyphen stays if the text has the word with it elsewhere, or has the
 * second half as a word and never the joined word.
 */
export function wholeWords(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const texts = blocks.flatMap(({ text, cells }) => [text, ...cells.map((cell) => cell.text)]);
  if (!texts.some((text) => text.includes(CUT))) return blocks;
  const all = texts.join('\n').toLowerCase();
  const words = new Set(all.match(/[\p{L}\uFDD0]+(?:-[\p{L}\uFDD0]+)*/gu));
  for (const word of words) for (const half of word.split('-')) words.add(half);
  const whole = (text: string): string =>
    text.replaceAll(/(\p{L}+)\uFDD0(?=(\p{L}+))/gu, (_, first: string, second: string) => {
      const [a, b] = [first.toLowerCase(), second.toLowerCase()];
      const isOwn = words.has(`${a}-${b}`) || BEFORE_HYPHEN.test(a) || words.has(b);
      return isOwn && !words.has(a + b) ? `${first}-` : first;
    });
  return blocks.map((one) => ({
    ...one,
    text: whole(one.text),
    cells: one.cells.map((cell) => ({ ...cell, text: whole(cell.text) })),
  }));
}

/**
 * Returns the lines of a plain text as blocks, without empty lines. Lines that a program broke are joined, and the
 * indentation gives the level of lists. Page numbers are set beside the text.
 */
export function textBlocks(text: string): readonly SourceBlock[] {
  const all = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/);
  const isQuoted = all.every((line) => line.trim() === '' || QUOTED.test(line));
  const lines = all.map((line) => (isQuoted ? line.replace(QUOTED, '') : line));
  const width = widthOf(lines);
  const indents = [...new Set(lines.filter((line) => LIST.test(line)).map(indentOf))].toSorted(
    (a, b) => a - b,
  );
  const blocks: SourceBlock[] = [];
  let isApart = true;
  let above = '';
  let hang: number | undefined;
  for (const line of lines) {
    if (line.trim() === '') {
      isApart = true;
      above = '';
      continue;
    }
    const last = blocks.at(-1);
    if (last && above !== '' && UNDERLINE.test(line) && isUnderlined(last, line)) {
      blocks[blocks.length - 1] = { ...last, isBold: true };
      isApart = true;
      above = '';
      continue;
    }
    const { words: framed } = FRAMED.exec(line)?.groups ?? {};
    if (framed !== undefined) {
      blocks.push(lineBlock(framed, { isApart: true, isBold: true }));
      isApart = true;
      above = '';
      continue;
    }
    const isWrapped =
      width !== undefined && (isBroken(above, line, width) || isMidSentence(above, line, width));
    const isRest =
      (isCut(above, line) || isWrapped || isHung(above, line, hang)) &&
      ![above, line].some((one) => UNDERLINE.test(one));
    if (last && isRest) {
      blocks.pop();
      blocks.push(...splitBlock({ ...last, text: joinedLines(last.text.trimEnd(), line.trim()) }));
    } else {
      const level = LIST.test(line) ? Math.max(0, indents.indexOf(indentOf(line))) : 0;
      const aside = PAGE.test(line) && /\D/.test(line.trim()) ? 'footer' : undefined;
      blocks.push(...splitBlock(lineBlock(line, { isApart, level, ...(aside && { aside }) })));
      hang = hangOf(line);
    }
    above = line;
    isApart = false;
  }
  return wholeWords(blocks);
}
