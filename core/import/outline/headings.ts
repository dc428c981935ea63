import { LIMITS } from '../../base/limits.ts';
import { readAnswers } from '../phrases/answers.ts';
import { SECTION, NUMBERS } from '../phrases/usual-headings.ts';
import { dropNotes, factsIn, hasLook, rankedLooks } from './heading-looks.ts';
import { farewellIn } from './page-ends.ts';
import { TABLE_LEVEL, numberingOf, type Paragraph } from '../paragraphs/labels.ts';
import type { SourceBlock } from '../paragraphs/source.ts';

/** The level of the name of a procedure in a table. */
const OF_TABLE = 50;
/** Tells whether a block has a heading style. */
export const isStyledHeading = ({ kind, level }: Paragraph): boolean =>
  kind === 'heading' && level < TABLE_LEVEL;
/** The level of a line that only looks like a heading. It ranks below every real heading. */
export const LOOKS_LIKE = 10;

const isUpper = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** A name followed by a telephone number. */
const CONTACT = /^\W*\p{L}[^:–—|]{1,40}[:–—]\s*\(?\+?\d[\d\s().-]{5,}$/u;

/** The answers of `isNone` by block, since each of several readings of a document asks for them. */
const noneIs = new WeakMap<SourceBlock, boolean>();

/** Tells whether a paragraph cannot be a heading: it describes the heading above it, or is a contact or an answer. */
function isNone({ block, isTold }: Paragraph): boolean {
  if (isTold) return true;
  const known = noneIs.get(block);
  if (known !== undefined) return known;
  const { text } = block;
  const isSo = CONTACT.test(text) || readAnswers(text, true) !== undefined;
  noneIs.set(block, isSo);
  return isSo;
}

/** A reading of a whole document. It decides which looks are headings, and which of these name procedures. */
export type HeadingLooks = {
  /** True if lines that are only short and apart count as headings. */
  readonly arePlain: boolean;
  /** The kinds of numbers, bullets and signs that make a line a heading. */
  readonly signs: ReadonlySet<string>;
  /** True if lines that only look like headings name procedures even below headings with a style. */
  readonly areLinesTitles: boolean;
  /** The lowest level whose headings name procedures or chapters. Headings below it name parts. */
  readonly lowest: number;
};

/** A question that yes or no cannot answer. */
const OPEN = /^(?:what|who|how|when|where|why|which)\b[^?|]*\?$/i;

/** Tells whether a line without any look is a title: a few words that stand apart, without a period, above sentences or a list. */
export function isPlainTitle({ block, kind }: Paragraph, next: Paragraph | undefined): boolean {
  const words = block.text.trim();
  const isName = /^(?:[^\p{L}\p{N}\s?|"“‘'(]{1,3}\s*)?[\p{Lu}\p{N}](?:[^?|]*[\p{L}\p{N})])?$/u.test(
    words,
  );
  const isShort = words.length <= 60 && (isName || OPEN.test(words));
  const isLed = words.endsWith(':') && next?.block.isApart === true && next.kind === 'line';
  if (
    !next ||
    !(isShort || (isLed && words.length <= 60)) ||
    kind !== 'line' ||
    !block.isApart ||
    block.aside
  )
    return false;
  return (
    !['line', 'heading'].includes(next.kind) ||
    next.block.table !== undefined ||
    SECTION.test(next.words) ||
    next.comesBack === true ||
    /[.!?:]["”’)]*$/.test(next.block.text.trim()) ||
    /^[\p{L} ]{3,20}: \S/u.test(next.block.text)
  );
}

/** The sign or letter in front of a line that stands apart: '★ …', 'Q: …'. */
const BEFORE = /^(?:[^\p{L}\p{N}\s"“‘'(]{1,3}|\p{Lu}(?=[:.]\s))/u;

/** A line such as 'Scenario 1: …', whose first words show that it is one of several. */
const COUNTED = /^(?<words>\p{L}[\p{L} ]{1,24}?)\s*(?:no\.?\s*|#\s*)?\d{1,3}\s*[:.–—-]\s*\S/iu;

/** Returns the kind of number before a line: 'I', 'A', '1', 'i', 'a' or '1.1'. For a bullet it adds the level, and for a line apart the signs around it. */
export function signOf({ block, kind, level, label }: Paragraph): string {
  if (kind === 'line' && block.isApart) {
    const text = block.text.trim();
    const counted = COUNTED.exec(text)?.groups?.['words'];
    if (counted !== undefined) return `line ${counted.toLowerCase()} #`;
    return `line ${BEFORE.exec(text)?.[0] ?? ''}${/[:?]$/.exec(text)?.[0] ?? ''}`;
  }
  if (kind !== 'numbered') return `${kind} ${level}`;
  const drawn = (block.label === '' ? block.text : block.label).trimStart();
  const depth = label.split('.').length;
  const sign = /^\W*(?:step\s+)?(?:(\d)|([IVX]+\b)|([A-Z])|([ivx]+\b)|([a-z]))/.exec(drawn);
  return `${['1', 'I', 'A', 'i', 'a'].find((_, at) => sign?.[at + 1]) ?? '1'} ${depth} ${level}`;
}

/** Tells whether a numbered line is bold or in capitals. */
const standsOut = ({ block, words }: Paragraph): boolean => block.isBold || isUpper(words);

/** Tells whether a line is an answer. It may be the first line below a heading. */
const isAnswer = (one: Paragraph | undefined): boolean =>
  one !== undefined && readAnswers(one.words, true, { isAsked: true }) !== undefined;

/** Tells whether a line stands apart and has a look of its own. */
const isOut = ({ isText, kind, block, words }: Paragraph): boolean =>
  isText && kind === 'line' && block.isApart && (hasLook(block) || isUpper(words));

/** A line with the name of an answer and a dash. */
const NAMED = /^\s*\p{Lu}[^.:;!?→()]{1,40}\s[–—-]\s+\S/u;
/** Returns the places of answers with names: two lines or more directly below a question. */
function namedAnswers(seen: readonly Paragraph[]): ReadonlySet<number> {
  const isNamed = (place: number): boolean => {
    const { kind, block, words = '' } = seen[place] ?? {};
    return kind === 'line' && block?.isApart === false && NAMED.test(words);
  };
  const places = new Set<number>();
  // If only questions stand out, they are the titles, and the names below them say who acts.
  const out = seen.filter(isOut);
  const areTitles = out.length > 1 && out.every(({ words }) => words.endsWith('?'));
  for (const [at, one] of seen.entries()) {
    const isQuestion = one.words.endsWith('?') && !(areTitles && isOut(one));
    if (!isQuestion || !isNamed(at + 1) || !isNamed(at + 2)) continue;
    for (let place = at + 1; isNamed(place); place += 1) places.add(place);
  }
  return places;
}

/** A number that includes the numbers of its chapters. The more of them it has, the lower its level. */
const DOTTED = /^\s*\d{1,2}(?:\.\d{1,3})*(?=[.)\s])/;

/** Returns, for each place, the place of the next block with text. */
export function nextTexts(seen: readonly Paragraph[]): readonly (number | undefined)[] {
  let next: number | undefined;
  const places: (number | undefined)[] = [];
  for (let index = seen.length - 1; index >= 0; index -= 1) {
    places[index] = next;
    if (seen[index]?.isText) next = index;
  }
  return places;
}

/** Counts the lines that have nothing of a heading except that they are short and stand apart. */
export const plainTitlesIn = (
  seen: readonly Paragraph[],
  following: readonly (number | undefined)[],
): number =>
  seen.filter((one, index) => one.isText && isPlainTitle(one, seen[following[index] ?? -1])).length;

/** Tells whether the paragraph below a bold number is plain text, and neither another bold number nor an answer. */
const isTextBelow = (one: Paragraph | undefined): boolean =>
  one !== undefined && !standsOut(one) && one.kind !== 'numbered' && !isAnswer(one);

/**
 * Returns the level of each block that is a heading in a reading, and undefined for the others. The level comes from
 * the style, or else from the look among all that look like headings: larger and earlier looks rank higher.
 */
export function headingLevels(
  seen: readonly Paragraph[],
  following: readonly (number | undefined)[],
  { arePlain, signs }: HeadingLooks,
): readonly (number | undefined)[] {
  const first = seen.findIndex(({ isText }) => isText);
  const numbered = [...seen.keys()].filter((place) => seen[place]?.kind === 'numbered');
  const bold = numbered.filter((place) => seen[place] && standsOut(seen[place]));
  // Bold numbers are headings if they count once through the document, each with text below it.
  const areAbove = bold.every((place) => isTextBelow(seen[following[place] ?? -1]));
  const areOnce = new Set(bold.map((place) => seen[place]?.label)).size === bold.length;
  const areBold = bold.length < numbered.length / 2 || (areAbove && areOnce);
  // If a single line stands above several that look like titles, it is the title of the whole document.
  const own = plainTitlesIn(seen, following) > 2 ? first : -1;
  const isStyled = seen.some((one, at) => at !== own && one.isText && isStyledHeading(one));
  const areOpen = seen.filter(({ isText, words }) => isText && OPEN.test(words)).length > 2;
  const end = farewellIn(seen);
  const facts = factsIn(seen);
  const { heads, within, besides } = numberingOf(seen, following);
  // Numbers that stand out and count through the whole document are not steps, even if '4' follows a list of three.
  const areCounted =
    bold.length > 2 &&
    bold.every((place, at) => Number.parseInt(seen[place]?.label ?? '', 10) === at + 1);
  // Tells whether a line that stands out is one of the numbered items of a list, and so a step like the others.
  const isItem = (place: number): boolean =>
    !areCounted &&
    (besides.get(place) ?? []).some((at) => seen[at] !== undefined && !standsOut(seen[at]));
  const answers = namedAnswers(seen);
  /** Describes the look of a line that has no heading style. Returns undefined if it does not look like a heading. */
  const lookOf = (one: Paragraph, index: number): string | undefined => {
    const next = seen[following[index] ?? -1];
    const { block, kind, level, words } = one;
    const { text, isBold, isApart, size = 0 } = block;
    // A question with its own look is a title, unless answers follow it. Words to read aloud are not a title.
    const isOverFirst = arePlain && isApart && kind === 'line' && next?.label === '1';
    const isAsked =
      /\?["”’]?$/.test(words) &&
      !isOverFirst &&
      (!(hasLook(block) || isUpper(words) || (areOpen && OPEN.test(words))) ||
        answers.has(index + 1) ||
        isAnswer(next));
    const sign = signOf(one);
    const hasSign = next !== undefined && signs.has(sign);
    const isAnswered = isAsked && !(hasSign && kind === 'line');
    if (
      isAnswered ||
      words.length > 80 ||
      /(?<!\b[ap]\.m)[.,;]$|[\n|→]/.test(words) ||
      block.table !== undefined
    )
      return undefined;
    const sized = String(999 - size).padStart(5, '0');
    const depth = DOTTED.exec(text)?.[0].split('.').length ?? 0;
    if (hasSign) return `${sized} 5 ${sign}`;
    if (kind === 'numbered') {
      // Its letters are larger than the text, whatever its number is.
      const isLarge = isBold && block.size !== undefined;
      const isTop =
        level === 0 || one.label.includes('.') || /^\s*(?:[A-Z]|[IVX]{2,5})[.)]/.test(text);
      const isOther = /[:!]$/.test(words) || /^\s*step\s/i.test(text);
      const isOut = standsOut(one) && areBold && !isItem(index);
      const isHead = !isOther && (isLarge || (isTop && (heads.has(index) || isOut)));
      return isHead && next ? `${sized} 2 ${isBold} ${depth}` : undefined;
    }
    if (kind !== 'line' || words.endsWith('!')) return undefined;
    if (isUpper(words)) return `${sized} 0 ${isBold} ${depth}`;
    if (hasLook(block)) return `${sized} 1 ${depth}`;
    const isOverList = words.endsWith(':') && next !== undefined && next.kind !== 'line';
    const isUsual = SECTION.test(words) || NUMBERS.test(words) || one.comesBack;
    if (isApart ? isUsual : isOverList && SECTION.test(words)) return `${sized} 6`;
    if (!isApart || !next || isStyled || within.has(index) || facts.has(index)) return undefined;
    if (words.endsWith(':')) return arePlain && isPlainTitle(one, next) ? `${sized} 4` : undefined;
    const isNumberedFromOne = next.kind === 'numbered' && next.label === '1';
    if (isOverFirst && words.endsWith('?')) return `${sized} 4`;
    const isTitle =
      isNumberedFromOne || (index === first && (next.block.isApart || next.kind !== 'line'));
    if (arePlain && isPlainTitle(one, next)) return `${sized} 4`;
    return isTitle && !/[.!?]\s/.test(words) ? `${sized} 3` : undefined;
  };
  const looks = seen.map((one, index) => {
    const isLong = one.block.text.length > LIMITS.title;
    const isOther = one.kind === 'heading' || isNone(one) || answers.has(index);
    if (!one.isText || isLong || index >= end || isOther) return undefined;
    return lookOf(one, index);
  });
  dropNotes(looks, following);
  const ranked = rankedLooks(looks, seen);
  return seen.map((one, index) => {
    const isStyled = one.isText && one.kind === 'heading' && !isNone(one);
    if (isStyled && one.block.text.length <= LIMITS.title) {
      return isStyledHeading(one) ? one.level : OF_TABLE;
    }
    const look = looks[index];
    return look === undefined ? undefined : LOOKS_LIKE + ranked.indexOf(look);
  });
}
