import { LIMITS } from '../base/limits.ts';
import { readAnswers } from './answers.ts';
import { frontParts, type FrontPart, type Seen } from './front-matter.ts';
import { SECTION } from './heading-names.ts';
import type { KnownTable } from './listed-contacts.ts';
import { shapeOf, type Shape } from './labels.ts';
import type { SourceBlock } from './source.ts';
import { isOfTable, listedPart, tablesOfSteps } from './table-parts.ts';

/**
 * The use of a block in an issue: its title, a chapter that only stands above issues, a section whose words precede the
 * next step, a step, a part of the step above. 'words' is a step of which nothing is guessed, 'out' is left out.
 */
export type BlockUse = 'title' | 'chapter' | 'section' | 'step' | 'words' | 'part' | 'out';

/** The uses of a row of a sheet: its columns decide where its issue begins. */
export const ROW_USES: ReadonlySet<BlockUse> = new Set(['step', 'words', 'out']);

/** The uses of blocks that somebody corrected, by their places. */
export type Corrections = ReadonlyMap<number, BlockUse>;

export type OutlinedBlock = Shape & { readonly use: BlockUse };

/** The use of each block of a document, and the parts that are left out because they are not procedures. */
export type Outline = {
  readonly outlined: readonly OutlinedBlock[];
  readonly fronts: readonly FrontPart[];
  /** The parts that the campus has as its contacts. */
  readonly listed: readonly FrontPart[];
};

const HAS_WORDS = /[\p{L}\p{N}]/u;
/** A line of a table of contents, with its page after dots. */
const CONTENTS = /(?:(?<!\.)\.{4,}|(?<!\. )(?:\. ){4,}|(?<!…)…{2,})\s*\d{1,3}\s*$/;
/** The level of a line that only looks like a heading; it is below every real heading. */
const LOOKS_LIKE = 10;

/** Tells whether a block has words. */
export const hasWords = ({ text, cells }: SourceBlock): boolean =>
  [text, ...cells.map((cell) => cell.text)].some((one) => HAS_WORDS.test(one));

const isUpper = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** Tells whether a line is written like a heading without having its style. */
function looksLikeHeading(
  { block, shape }: Seen,
  { next, isFirst }: { next: Seen | undefined; isFirst: boolean },
): boolean {
  const { text, isBold, isApart } = block;
  const words = text.trim();
  if (shape.kind !== 'line' || words.length > 80 || /[.,;!?]$|\n/.test(words)) return false;
  if (isBold || isUpper(words) || (isApart && SECTION.test(words))) return true;
  if (words.endsWith(':') || !isApart || !next) return false;
  const isNumberedFromOne = next.shape.kind === 'numbered' && next.shape.label === '1';
  return isNumberedFromOne || (isFirst && (next.block.isApart || next.shape.kind !== 'line'));
}

/** Returns for each place that of the next block with text. */
function nextTexts(seen: readonly Seen[]): readonly (number | undefined)[] {
  let next: number | undefined;
  const places: (number | undefined)[] = [];
  for (let index = seen.length - 1; index >= 0; index -= 1) {
    places[index] = next;
    if (seen[index]?.isText) next = index;
  }
  return places;
}

/** Returns the level of each block that is a heading, or undefined for the others. */
function headingLevels(
  seen: readonly Seen[],
  following: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  const first = seen.findIndex(({ isText }) => isText);
  return seen.map((one, index) => {
    if (!one.isText || one.block.text.length > LIMITS.title) return undefined;
    if (one.shape.kind === 'heading') return one.shape.level;
    const next = seen[following[index] ?? -1];
    return looksLikeHeading(one, { next, isFirst: index === first }) ? LOOKS_LIKE : undefined;
  });
}

/** Returns the use of a heading; `next` is the level of the heading that follows it at once, undefined for other text. */
function headingUse(
  text: string,
  level: number,
  {
    next,
    hasTitle,
    hasStyles,
  }: { next: number | undefined; hasTitle: boolean; hasStyles: boolean },
): BlockUse {
  if (hasTitle && (SECTION.test(text.trim()) || (hasStyles && level === LOOKS_LIKE))) {
    return 'section';
  }
  const isAbove = next !== undefined && (next > level || level === LOOKS_LIKE);
  return isAbove ? 'chapter' : 'title';
}

/** Tells whether a line continues the one above it, as it does if a program broke it. */
function goesOn({ block }: Seen, above: SourceBlock): boolean {
  if (block.isApart || block.kind !== 'line') return false;
  const before = above.text.trimEnd();
  return /^\s*\p{Ll}/u.test(block.text) || (before.length >= 60 && !/[.!?:]$/.test(before));
}

/** The step above: its first block, its last, and how long its texts are. */
type Above = {
  readonly shape: Shape;
  readonly block: SourceBlock;
  readonly last: SourceBlock;
  readonly length: number;
};

/** Characters of all parts of a step: with what is written between them it stays within its limit. */
const LONGEST = LIMITS.question - 2_000;

const fits = ({ block }: Seen, above: Above): boolean =>
  above.length + block.text.length <= LONGEST;

function isPart(one: Seen, above: Above | undefined, stepTables: ReadonlySet<number>): boolean {
  if (!above || [one, above].some(({ shape }) => shape.kind === 'row')) return false;
  const { shape, block } = one;
  if (!fits(one, above)) return false;
  if (block.table !== undefined && shape.kind === 'line') {
    return !stepTables.has(block.table) && isOfTable(block, above.last);
  }
  if (readAnswers(block.text.slice(shape.from), true)) return true;
  const opens = above.block.text.trimEnd().endsWith(':');
  if (shape.kind === 'numbered') {
    const isBelow = shape.level > above.shape.level;
    return above.shape.kind === 'numbered' ? isBelow : opens && shape.level > 0;
  }
  if (shape.kind === 'bullet') {
    return above.shape.kind === 'numbered' || opens || shape.level > above.shape.level;
  }
  return goesOn(one, above.last);
}

/** Says of each block what it is to an issue, as it looks, or as `corrections` have it (IMPORT-3); `known` are its tables of contacts. */
export function outlineOf(
  blocks: readonly SourceBlock[],
  corrections: Corrections,
  known: readonly KnownTable[],
): Outline {
  const seen = blocks.map((block): Seen => {
    const isBeside = block.aside !== undefined || CONTENTS.test(block.text);
    return { block, shape: shapeOf(block), isText: !isBeside && hasWords(block) };
  });
  const hasStyles = seen.some(({ shape, isText }) => shape.kind === 'heading' && isText);
  const following = nextTexts(seen);
  const levels = headingLevels(seen, following);
  const fronts = frontParts(seen, levels, (place) => corrections.get(place));
  const listed = known
    .map((table) => listedPart(table, seen, levels))
    .filter(([first = -1]) => (corrections.get(first) ?? 'out') === 'out');
  const left = new Set([...fronts, ...listed].flat());
  const stepTables = tablesOfSteps(blocks);
  let hasTitle = false;
  let above: Above | undefined;
  const outlined = seen.map((one, index) => {
    const { block, shape, isText } = one;
    const level = levels[index];
    const after = following[index];
    const next = after === undefined ? undefined : levels[after];
    const guess = (): BlockUse => {
      if (!isText || left.has(index)) return 'out';
      const isOverCover = shape.level === 0 && after !== undefined && left.has(after);
      if (shape.kind === 'heading' && isOverCover) return 'chapter';
      if (level === undefined) return isPart(one, above, stepTables) ? 'part' : 'step';
      const isSectionNext = SECTION.test((blocks[after ?? -1]?.text ?? '').trim());
      const nextTitle = isSectionNext ? undefined : next;
      const text = block.text.slice(shape.from);
      return headingUse(text, level, { next: nextTitle, hasTitle, hasStyles });
    };
    const said = corrections.get(index) ?? guess();
    const isUnfit = said === 'part' && above !== undefined && !fits(one, above);
    const canBe = shape.kind !== 'row' || ROW_USES.has(said);
    const use = canBe && !isUnfit ? said : 'step';
    if (use === 'title') hasTitle = true;
    if (use === 'title' || use === 'chapter' || use === 'section') above = undefined;
    else if (use === 'step' || use === 'words') {
      above = { shape, block, last: block, length: block.text.length };
    } else if (use === 'part' && above) {
      above = { ...above, last: block, length: above.length + block.text.length + 10 };
    }
    return { ...shape, use };
  });
  return { outlined, fronts, listed };
}
