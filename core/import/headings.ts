import { LIMITS } from '../base/limits.ts';
import { readAnswers } from './answers.ts';
import type { Seen } from './front-matter.ts';
import { ABOUT, NUMBERS, SECTION } from './heading-names.ts';

/** The level from which a heading is the name of a procedure in a table, and its level here. */
export const TABLE_LEVEL = 9;
const OF_TABLE = 50;
/** Tells whether a block has a style of headings. */
export const isStyledHeading = ({ shape }: Seen): boolean =>
  shape.kind === 'heading' && shape.level < TABLE_LEVEL;
/** The level of a line that only looks like a heading; it is below every real heading. */
export const LOOKS_LIKE = 10;

const isUpper = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** Tells whether a text says something of the heading above it, or is an answer: neither is a heading. */
const isNone = (text: string): boolean => ABOUT.test(text) || readAnswers(text, true) !== undefined;

/** The facts about the document around a line. */
type Around = {
  readonly next: Seen | undefined;
  readonly isFirst: boolean;
  readonly areBold: boolean;
  readonly isStyled: boolean;
  /** Several lines have nothing of a heading but that they are short and without a full stop. */
  readonly arePlain: boolean;
};

/** Tells whether a line without any look is a title: a few words apart, without a stop, above sentences or a list. */
function isPlainTitle({ block, shape }: Seen, next: Seen | undefined): boolean {
  const words = block.text.trim();
  const isShort =
    words.length <= 60 && /^[\p{Lu}\p{N}]/u.test(words) && /[\p{L}\p{N})]$/u.test(words);
  const isLed = words.endsWith(':') && next?.block.isApart === true && next.shape.kind === 'line';
  if (
    !next ||
    !(isShort || (isLed && words.length <= 60)) ||
    shape.kind !== 'line' ||
    !block.isApart ||
    block.aside
  )
    return false;
  return (
    next.shape.kind !== 'line' ||
    /[.!?:]["”’)]*$/.test(next.block.text.trim()) ||
    /^[\p{L} ]{3,20}: \S/u.test(next.block.text)
  );
}

/** Describes the look of a line that has no style of headings; undefined of one that looks like none. */
function lookOf(
  one: Seen,
  { next, isFirst, areBold, isStyled, arePlain }: Around,
): string | undefined {
  const { block, shape } = one;
  const { text, isBold, isApart, size = 0 } = block;
  const words = text.slice(shape.from).trim();
  if (words.length > 80 || /[.,;?]$|\n|\|/.test(words) || block.table !== undefined)
    return undefined;
  const sized = String(999 - size).padStart(5, '0');
  if (shape.kind === 'numbered') {
    const isDotted = shape.from > 0 && shape.label.includes('.');
    const goesDeeper =
      next?.shape.label.startsWith(`${shape.label}.`) === true && shape.label !== '';
    const isTitled = (isBold && areBold) || (isDotted && next?.shape.label.includes('.') !== true);
    const isHead = shape.level === 0 && !/[:!]$/.test(words) && (goesDeeper || isTitled);
    return isHead && next ? `${sized} 2 ${isBold}` : undefined;
  }
  if (shape.kind !== 'line' || words.endsWith('!')) return undefined;
  if (isUpper(words)) return `${sized} 0 ${isBold}`;
  if (isBold) return `${sized} 1`;
  if (isApart && (SECTION.test(words) || NUMBERS.test(words))) return `${sized} 3`;
  if (!isApart || !next || isStyled) return undefined;
  if (words.endsWith(':')) return arePlain && isPlainTitle(one, next) ? `${sized} 4` : undefined;
  const isNumberedFromOne = next.shape.kind === 'numbered' && next.shape.label === '1';
  const isTitle =
    isNumberedFromOne || (isFirst && (next.block.isApart || next.shape.kind !== 'line'));
  if (arePlain && isPlainTitle(one, next)) return `${sized} 4`;
  return isTitle ? `${sized} 3` : undefined;
}

/** Returns for each place that of the next block with text. */
export function nextTexts(seen: readonly Seen[]): readonly (number | undefined)[] {
  let next: number | undefined;
  const places: (number | undefined)[] = [];
  for (let index = seen.length - 1; index >= 0; index -= 1) {
    places[index] = next;
    if (seen[index]?.isText) next = index;
  }
  return places;
}

/**
 * Returns the level of each block that is a heading, or undefined for the others: of its style, otherwise by how it looks
 * among all others that look like headings, the largest and the earliest above the others.
 */
export function headingLevels(
  seen: readonly Seen[],
  following: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  const first = seen.findIndex(({ isText }) => isText);
  const numbered = seen.filter(({ shape }) => shape.kind === 'numbered' && shape.level === 0);
  const areBold = numbered.filter(({ block }) => block.isBold).length < numbered.length / 2;
  const isStyled = seen.some((one) => one.isText && isStyledHeading(one));
  const plainTitles = seen.filter(
    (one, index) => one.isText && isPlainTitle(one, seen[following[index] ?? -1]),
  );
  const arePlain = plainTitles.length > 2;
  const looks = seen.map((one, index) => {
    const isLong = one.block.text.length > LIMITS.title;
    if (!one.isText || isLong || one.shape.kind === 'heading' || isNone(one.block.text)) {
      return undefined;
    }
    const next = seen[following[index] ?? -1];
    return lookOf(one, { next, isFirst: index === first, areBold, isStyled, arePlain });
  });
  const order = [...new Set(looks.filter((look) => look !== undefined))];
  const ranked = order.toSorted((a, b) => a.slice(0, 5).localeCompare(b.slice(0, 5)));
  return seen.map((one, index) => {
    const isStyled = one.isText && one.shape.kind === 'heading' && !isNone(one.block.text);
    if (isStyled && one.block.text.length <= LIMITS.title) {
      return isStyledHeading(one) ? one.shape.level : OF_TABLE;
    }
    const look = looks[index];
    return look === undefined ? undefined : LOOKS_LIKE + ranked.indexOf(look);
  });
}
