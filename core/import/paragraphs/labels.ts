import { withPlainArrows } from '../phrases/arrows.ts';
import { BOXES, CROSS, SIGN } from '../phrases/signs.ts';
import { labelAfter } from '../phrases/title-labels.ts';
import type { SourceBlock } from './source.ts';

/** The level from which a heading is a procedure's name in a table. */
export const TABLE_LEVEL = 9;

/** A paragraph as it looks, with its typed number or sign split from its words. */
export type Paragraph = {
  readonly block: SourceBlock;
  readonly kind: SourceBlock['kind'];
  readonly level: number;
  /** The number or letter that 'go to step …' refers to, such as '4', '2.1' or 'b', or '' without one. */
  readonly label: string;
  /** The index of its first word, after a typed label. */
  readonly from: number;
  /** The words behind its label, without spaces around them. */
  readonly words: string;
  /** True if it has words and belongs to the document's text. */
  readonly isText: boolean;
  /** True if the same few words stand above other lists of the document, like the name of a part. */
  readonly comesBack?: true;
  /** True if it describes the procedure whose title is above it: 'Purpose: to keep the hall quiet'. */
  readonly isTold?: true;
};

type Shape = Pick<Paragraph, 'kind' | 'level' | 'label' | 'from'>;

const STEP = /^\s*step\s+(\d{1,3}[a-z]?)\s*(?:[.:)|–—-]+\s*|\s+|$)/i;
const NUMBER =
  /^\s*(?:A:\s+(?=\d))?[([]?(?:(\d{1,2}(?:\.\d{1,2})*[a-z]?)(?:[.):\]]* \| |[.):\]]+\s+|\s*\t\s*| {2,}(?=["“(a-z]|\d{3}\b))|(\d{1,3}(?:\.\d{1,2}){1,3})\s+(?!(?:[ap]\.?m|h|hours?|minutes?|days?|miles?|km|metres?|meters?|feet|ft|inches|cm|kg|lbs?|mg|ml|degrees?|percent|[cf])\b|[°%])|([\u2460-\u2473\u2776-\u277F])\s*)(?=\S)/i;
/** The number of a line with the letter of its chapter, 'A.1', or of its kind, 'Q1: '. */
const LETTERED =
  /^\s*(?:([A-Z]\.\d{1,2}(?:\.\d{1,2})*)[.):]?\s+|([A-Z]\d{1,2})(?:[.):]\s+|\s*\t\s*| {2,}))(?=\S)/;
/** The number of a heading with letters in it, such as 'C.1', '3.3A' or 'SOP 3.2 –'. */
const CHAPTER =
  /^\s*(?:(?:protocol|procedure|article|section|chapter|part|scenario|appendix|tab)\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4})\s*(?:[.:–—\n]|-{1,2}(?=\s))|[A-Z]\.\d{1,2}(?:\.\d{1,2})*|[A-Z]{2,5}[ -]\d{1,2}(?:\.\d{1,2})+|\d{1,2}\.\d{1,2}[A-Z])[.:)]?(?:\s*[–—])?\s+(?=\S)/i;
/** The number of a chapter without punctuation behind it. */
const COUNTED =
  /^\s*(?:(?:Chapter|Article|Section|Part|Appendix|Annex|Tab)|(?:CHAPTER|ARTICLE|SECTION|PART|APPENDIX|ANNEX|TAB))\s+(?:\d{1,2}|[A-Z]|[IVX]{1,4})\s+(?=\p{Lu})/u;
const chapterOf = (text: string): RegExpExecArray | null =>
  CHAPTER.exec(text) ?? COUNTED.exec(text);
/** The signs 'Y)' and 'N)', which are answers unless a list has just reached that letter. */
const ANSWER = /^\s*([YN])\)/;
const LETTER = /^\s*(?:\(?([a-z]|[ivx]{2,5})[.)]\s+(?:\| )?|\(([ivx]{2,5})\))(?=\S)/i;
const BULLET = new RegExp(
  String.raw`^(\s*)(?:(?=${CROSS})|(?:${SIGN}|\p{Co}|\[[ xX]?\])\s+|(o)(?:\t\s*|\s+(?=\p{Lu})))(?=\S)`,
  'u',
);

/** Returns a drawn or typed label without its signs: '4.' and '(4)' are both '4'. */
export const bareLabel = (label: string): string =>
  label
    .replace(/^\s*step\s+/i, '')
    .replaceAll(/[^\p{L}\p{N}.]/gu, '')
    .replace(/\.+$/, '')
    .toLowerCase();

/** Returns the digit that a sign stands for: '①' and '❶' are 1. */
const digitOf = (sign: string): string =>
  String(1 + ((sign.codePointAt(0) ?? 0) - (sign < '\u2776' ? 0x2460 : 0x2776)));

const typed = (match: RegExpExecArray, kind: 'numbered' | 'bullet', level: number): Shape => ({
  kind,
  level,
  label:
    kind === 'numbered'
      ? (match[1] ?? match[2] ?? (match[3] ? digitOf(match[3]) : '')).toLowerCase()
      : '',
  from: match[0].length,
});

/** A box to check before a number. */
const BOX = new RegExp(String.raw`^\s*[${BOXES}]\s*(?=(?:step\s+)?[([]?\d)`, 'i');

/** Returns the kind, level and label that a block shows. A heading 'Step 3' is a numbered line. */
function shapeOf(block: SourceBlock, above: string): Shape {
  const { kind, level, label, text, isBold } = block;
  const box = kind === 'line' ? (BOX.exec(text)?.[0].length ?? 0) : 0;
  const boxed = box > 0 ? shapeOf({ ...block, text: text.slice(box) }, above) : undefined;
  if (boxed?.kind === 'numbered') return { ...boxed, from: boxed.from + box };
  const plain = { kind, level, label: bareLabel(label), from: 0 };
  if (kind === 'row') return plain;
  const step = STEP.exec(text);
  if (step && kind !== 'bullet') return typed(step, 'numbered', 0);
  if (kind === 'heading') {
    const number = NUMBER.exec(text) ?? chapterOf(text);
    return { ...plain, from: number?.[0].length ?? 0 };
  }
  const chapter = kind === 'line' && isBold ? chapterOf(text) : null;
  if (chapter) return { ...plain, from: chapter[0].length };
  if (kind === 'numbered') return plain;
  const counted = NUMBER.exec(text);
  // A line such as '7   EMERGENCIES' has the number of a chapter.
  const isChapter =
    / {2,}$/.test(counted?.[0] ?? '') && /^[^\p{Ll}]+[^\p{Ll}.!?]$/u.test(text.trim());
  const number = isChapter ? null : (counted ?? LETTERED.exec(text));
  if (number) return typed(number, 'numbered', level + Number(/[a-z]$/i.test(number[1] ?? '')));
  const answer = ANSWER.exec(text)?.[1]?.toLowerCase();
  const letter = answer && answer !== labelAfter(above) ? null : LETTER.exec(text);
  if (letter) return typed(letter, 'numbered', Math.max(1, kind === 'line' ? level : level + 1));
  const bullet = kind === 'line' ? BULLET.exec(text) : null;
  return bullet
    ? typed(bullet, 'bullet', Math.max(level, (bullet[1] ?? '').length > 1 || bullet[2] ? 1 : 0))
    : plain;
}

/** Returns a block as it looks, with plain arrows in its text. `above` is the label of the block above. */
export function paragraphOf(own: SourceBlock, isText: boolean, above = ''): Paragraph {
  const shape = shapeOf(own, above);
  const text = withPlainArrows(own.text);
  const block = text === own.text ? own : { ...own, text };
  return { ...shape, block, words: text.slice(shape.from).trim(), isText };
}

/** The usual names of a column with steps. */
const STEPS =
  /^(?:steps?|actions?|tasks?|what to do|procedures?|instructions?|(?:you |we |staff |to )?do(?: this)?|then|#|no\.?|nr\.?|order)[\s:.…]*$/i;

/** Returns the tables whose first row says that the other rows are steps, each with the place of that row. */
export function tablesOfSteps(blocks: readonly SourceBlock[]): ReadonlyMap<number, number> {
  return new Map(
    blocks.flatMap(({ table, text }, place) => {
      const isFirst = table !== undefined && blocks[place - 1]?.table !== table;
      return isFirst && text.split('|').some((cell) => STEPS.test(cell.trim()))
        ? [[table, place] as const]
        : [];
    }),
  );
}

/** Finds the rows whose table has 'If' in its first row, by the places of their headings. */
export function conditionRows(blocks: readonly SourceBlock[]): ReadonlySet<number> {
  const rows = new Set<number>();
  let isIf = false;
  for (const [place, { kind, level, aside, text }] of blocks.entries()) {
    if (aside === 'columns') isIf = /^\s*(?:if|when)\b[^|]{0,20}\|/i.test(text);
    else if (kind === 'heading' && level < TABLE_LEVEL) isIf = false;
    else if (kind === 'heading' && isIf) rows.add(place);
  }
  return rows;
}

/** Returns the signs around a typed number, with '1', 'A' or 'a' for the kind of number: '(a)', '1.'. */
const signOf = ({ block, from, label }: Paragraph): string =>
  block.text
    .slice(0, from)
    .trim()
    .replace(
      /[\p{L}\d]+/u,
      /\d/.test(label) ? '1' : /\p{Lu}/u.test(block.text.slice(0, from)) ? 'A' : 'a',
    );

/** The beginning of an answer that stands below its question. */
const ANSWERING = /^(?:if|yes|no|otherwise)\b/i;

/** Places a list below the list in which it begins, if only its numbers show it: '(i)' behind '(a)', 'a.' behind 'A.'. */
export function nested(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  let open: {
    sign: string;
    label: string;
    margin: number;
    raw: number;
    level: number;
    isAsking?: boolean;
  }[] = [];
  const dotted = new Map<string, number>();
  return paragraphs.map((one, at, all) => {
    const { kind, label, from, level: raw, isText, block } = one;
    // Signs below bold text, such as a title, are not deeper than it.
    const margin = block.isBold ? Number.POSITIVE_INFINITY : block.level;
    if (kind === 'heading' && isText) open = [];
    if (kind === 'numbered' && /^\d+\.\d+/.test(label)) {
      const above = dotted.get(label.replace(/\.\d+$/, ''));
      const level = above === undefined ? raw : Math.max(raw, above + 1);
      dotted.set(label, level);
      open = [{ sign: '', label, margin, raw: level, level }];
      return { ...one, level };
    }
    const above = open.at(-1);
    // If a list is deeper than its margin shows, the bullets in it are deeper, too.
    if (kind === 'bullet' && above && block.level >= above.margin && above.level > 0)
      return { ...one, level: block.level + above.level - above.margin };
    if (kind !== 'numbered' || from === 0 || !/^(?:\d+|[a-z]+)$/.test(label)) return one;
    const drawn = signOf(one);
    const goesOn = open.findLastIndex(
      (list) => list.sign.startsWith(drawn) && isAfter(list.label, label),
    );
    const begun = label === 'i' ? `${drawn} i` : drawn;
    const { sign, level: own } = open[goesOn] ?? { sign: begun, level: raw };
    const isBegun = goesOn < 0 && /^[1ai]$/.test(label) && !drawn.includes('A');
    // Below a number that includes those of its chapters, a list is nested whatever its margin. So are the answers
    // below a question such as 'B. Is it hot?', which is not a title.
    const isBeside =
      above?.raw === raw || ((above?.sign === '' || above?.isAsking === true) && raw < above.raw);
    const isInner = isBegun && isBeside && above.sign !== sign;
    const level = isInner ? above.level + 1 : own;
    const around = goesOn >= 0 ? open.slice(0, goesOn) : isInner ? open : [];
    const isAsking =
      drawn.includes('A') && one.words.endsWith('?') && ANSWERING.test(all[at + 1]?.words ?? '');
    open = [...around, { sign, label, margin, raw, level, isAsking }];
    return level === raw ? one : { ...one, level };
  });
}

const isDotted = ({ kind, label, from }: Paragraph): boolean =>
  kind === 'numbered' && from > 0 && label.includes('.');
const depthOf = ({ label }: Paragraph): number => label.split('.').length;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Tells whether a number, a letter or a Roman number directly follows another. */
const isAfter = (label: string, next: string): boolean =>
  labelAfter(label) === next || (ROMAN.includes(label) && ROMAN[ROMAN.indexOf(label) + 1] === next);

/** The facts about lines that follow from all the numbers of a document. */
export type Numbering = {
  /** The places of numbered lines that are headings: deeper numbers are below them, or most numbers at that depth have other text below. */
  readonly heads: ReadonlySet<number>;
  /** The places of the neighbors of each numbered line: the lines in the same list whose numbers come directly before and after. */
  readonly besides: ReadonlyMap<number, readonly number[]>;
  /** The places of lines between two steps of one list, if the document has several lists. */
  readonly within: ReadonlySet<number>;
};

/** Reads the numbers of all lines in a document. `following` has the place of the next text after each. */
export function numberingOf(
  seen: readonly Paragraph[],
  following: readonly (number | undefined)[],
): Numbering {
  const places = [...seen.keys()].filter((place) => {
    const one = seen[place];
    return one?.isText && one.kind === 'numbered' && one.label !== '';
  });
  const areLists = places.filter((place) => /^[1a]$/.test(seen[place]?.label ?? '')).length > 1;
  const heads = new Set<number>();
  const within = new Set<number>();
  const besides = new Map<number, readonly number[]>();
  const last = new Map<number, number>();
  for (const place of places) {
    const { level = 0, label = '' } = seen[place] ?? {};
    const above = last.get(level) ?? -1;
    if (seen[above] && isAfter(seen[above].label, label)) {
      besides.set(above, [...(besides.get(above) ?? []), place]);
      besides.set(place, [above]);
      if (areLists) for (let at = above + 1; at < place; at += 1) within.add(at);
    }
    last.set(level, place);
    for (const deeper of last.keys()) if (deeper > level) last.delete(deeper);
  }
  const byDepth = new Map<number, { all: number; leads: number[] }>();
  for (const [index, place] of places.entries()) {
    const [one, next] = [seen[place], seen[places[index + 1] ?? -1]];
    if (!one) continue;
    if (next?.label.startsWith(`${one.label}.`)) heads.add(place);
    const below = seen[following[place] ?? -1];
    if (!isDotted(one) || !below) continue;
    const depth = byDepth.get(depthOf(one)) ?? { all: 0, leads: [] };
    depth.all += 1;
    if (!below.label.includes('.')) depth.leads.push(place);
    byDepth.set(depthOf(one), depth);
  }
  for (const { all, leads } of byDepth.values()) {
    if (leads.length > all / 2) for (const place of leads) heads.add(place);
  }
  return { heads, within, besides };
}
