import { LIMITS } from '../../base/limits.ts';
import { readAnswers } from '../phrases/answers.ts';
import { frontParts, type FrontPart } from './front-matter.ts';
import { headingUses, type HeadingUse } from './heading-tree.ts';
import { isPlainTitle } from './headings.ts';
import { TOLD } from '../phrases/usual-headings.ts';
import { COMMAND } from '../phrases/sayings.ts';
import { lookAt } from './looked.ts';
import { onlyTells } from './told-lines.ts';
import { wayAlone } from '../phrases/ways.ts';
import {
  MOST,
  chosenOf,
  isReadOnly,
  partQuestions,
  repeatedParts,
  usesBy,
  type DocumentAnswers,
  type DocumentQuestion,
} from './questions.ts';
import type { ReadHeadings } from './readings.ts';
import type { KnownTable } from './listed-contacts.ts';
import { conditionRows, tablesOfSteps, type Paragraph } from '../paragraphs/labels.ts';
import { titleLabels } from '../phrases/title-labels.ts';
import type { SourceBlock } from '../paragraphs/source.ts';

/**
 * The use of a block in an issue. A 'title' begins the issue, a 'chapter' only stands above issues, and a 'section' is
 * put before the next step. A 'step' begins a step and a 'part' belongs to the step above. 'words' is a step that is
 * taken as it stands, 'question' asks for yes or no, 'yes' and 'no' answer the question above, and 'out' is left out.
 */
export type BlockUse =
  | 'title'
  | 'chapter'
  | 'section'
  | 'step'
  | 'words'
  | 'question'
  | 'part'
  | 'yes'
  | 'no'
  | 'out';

/** The uses of a block that belongs to the step above. */
export const PARTS: ReadonlySet<BlockUse> = new Set(['part', 'yes', 'no']);

/** The uses of a block that neither begins a step nor belongs to one. */
const BESIDE: ReadonlySet<BlockUse> = new Set(['title', 'chapter', 'out']);

/** The uses that a row of a sheet may have. Its columns decide where an issue begins. */
export const ROW_USES: ReadonlySet<BlockUse> = new Set(['step', 'words', 'out']);

/** The uses of the blocks that somebody corrected, by place. */
export type Corrections = ReadonlyMap<number, BlockUse>;

export type OutlinedBlock = Paragraph & {
  readonly use: BlockUse;
  /** True if this title may really name a part. */
  readonly isGuessed: boolean;
  /** True if this is a row of a table of 'If' and 'Then'. */
  readonly isCondition: boolean;
  /** True if this step may be a title. */
  readonly maybeTitle: boolean;
};

/** The use of each block of a document, and the parts that are left out because they are not procedures. */
export type Outline = {
  readonly outlined: readonly OutlinedBlock[];
  readonly fronts: readonly FrontPart[];
  /** The parts that the campus has as its contacts. */
  readonly listed: readonly FrontPart[];
  readonly questions: readonly DocumentQuestion[];
};

/** Tells whether a line continues the one above it because a program broke the text. */
const goesOn = ({ block }: Paragraph, above: Paragraph): boolean =>
  !block.isApart &&
  block.kind === 'line' &&
  /^\s*\p{Ll}/u.test(block.text) &&
  !/[.!?:]\s*$/.test(above.block.text);

/**
 * Lists the rows of a table that the campus has. If it has all of them, the first row is included. If the heading has
 * nothing else below it, the whole table is, since numbers do not make a procedure.
 */
function listedPart(
  { header, rows, all }: KnownTable,
  seen: readonly Paragraph[],
  levels: readonly (number | undefined)[],
): FrontPart {
  const textFrom = (from: number, by: 1 | -1): number => {
    let place = from + by;
    while (seen[place]?.isText === false) place += by;
    return place;
  };
  const above = textFrom(header, -1);
  const below = textFrom(all.at(-1) ?? header, 1);
  const isAlone =
    levels[above] !== undefined && (seen[below] === undefined || levels[below] !== undefined);
  if (isAlone) return [above, ...new Set([header, ...all])];
  return rows.length === all.length ? [...new Set([header, ...rows])] : rows;
}

/** Tells whether a row belongs to the block above it, which is another row of its table or a line that introduces the table. */
function isOfTable({ table }: SourceBlock, above: SourceBlock): boolean {
  return table !== undefined && (above.table === table || above.text.trimEnd().endsWith(':'));
}

/** Tells whether a text only sends the reader elsewhere. */
const isWay = (text: string): boolean => (wayAlone(text)?.to ?? 'next') !== 'next';

/** The step above: its first paragraph, its last, and the length of its texts. */
type Above = { readonly first: Paragraph; readonly last: Paragraph; readonly length: number };

/** The most characters of a step's parts together, so that the step stays within its limit once they are joined. */
const LONGEST = LIMITS.question - 2_000;

const fits = ({ block }: Paragraph, above: Above): boolean =>
  above.length + block.text.length <= LONGEST;

/** Returns the sign that somebody typed before a line, or '' if a program draws it. */
const drawnOf = ({ block, from }: Paragraph): string => block.text.slice(0, from).trim();

function isPart(
  one: Paragraph,
  above: Above | undefined,
  { stepTables, next }: { stepTables: ReadonlyMap<number, number>; next: Paragraph | undefined },
): boolean {
  if (!above || [one, above.first].some(({ kind }) => kind === 'row')) return false;
  const { kind, level, block } = one;
  const { first, last } = above;
  if (!fits(one, above)) return false;
  if (block.table !== undefined && kind === 'line') {
    return !stepTables.has(block.table) && isOfTable(block, last.block);
  }
  if (readAnswers(one.words, true)) return true;
  const opens = first.block.text.trimEnd().endsWith(':');
  const isBelow = level > first.level;
  // A numbered paragraph does not continue a row without a number.
  if (kind === 'numbered') {
    return first.kind === 'numbered' ? isBelow && first.label !== '' : opens && level > 0;
  }
  if (kind === 'bullet') {
    // After its sub-items, a line with the step's own sign begins the next step.
    const hasOwnSign = first.kind === kind && first.level === level;
    const isOwn =
      hasOwnSign &&
      (last.level > level || (drawnOf(first) === drawnOf(one) && drawnOf(last) !== drawnOf(one)));
    const isBehind = (last !== first && last.kind === 'line') || isOwn;
    return isBelow || first.kind === 'numbered' || (opens && !isBehind);
  }
  return (
    goesOn(one, last) ||
    explains(first, next) ||
    // A line that only describes belongs to the step above, unless it follows an answer.
    (onlyTells(one) && last === first && !first.words.includes('?')) ||
    (/^\s*→/.test(block.text) && isWay(block.text))
  );
}

/** Tells whether a line explains the step above it: the step is a heading, or the list continues after the line. */
function explains({ kind, level, block }: Paragraph, next: Paragraph | undefined): boolean {
  if (block.kind === 'heading') return true;
  const isListed = kind === 'numbered' || kind === 'bullet';
  const goesOnBehind = next?.kind === kind && next.level === level;
  return isListed && goesOnBehind && next.block.kind !== 'heading' && next.label !== '1';
}

const NONE: ReadonlyMap<number, HeadingUse> = new Map();

/** The reading of a document without headings. */
const ALL = { lowest: Number.POSITIVE_INFINITY, areLinesTitles: false };

/** The chosen reading of a document, with the question that asks for it. */
export type ChosenReading = {
  readonly read: ReadHeadings | undefined;
  readonly questions: readonly DocumentQuestion[];
  /** The places of titles that another reading lacks, until somebody answers. */
  readonly open: ReadonlySet<number>;
};

/** A document with the reading of its headings, its corrections and its tables of contacts. */
type ReadDocument = {
  readonly blocks: readonly SourceBlock[];
  readonly chosen: ChosenReading;
  readonly corrections: Corrections;
  readonly known: readonly KnownTable[];
};

/** Gives each block its use, as the whole document suggests or as `corrections` say (IMPORT-3). `known` has the tables of contacts. */
export function outlineAs(
  { blocks, chosen: { read, questions: asked, open }, corrections, known }: ReadDocument,
  answers: DocumentAnswers,
): Outline {
  const { seen: looked, following, beside, contacts } = lookAt(blocks);
  const { levels = [], headings = [], reading = ALL, said: own = NONE } = read ?? {};
  const saidOf = (place: number) =>
    corrections.get(place) ?? (own.get(place) === 'title' ? 'title' : undefined);
  const isLeft = ([first = -1]: FrontPart): boolean =>
    first >= 0 && (saidOf(first) ?? 'out') === 'out';
  const back = new Set(beside.filter((part) => !isLeft(part)).flat());
  const seen =
    back.size === 0
      ? looked
      : looked.map((one, at) => (back.has(at) ? { ...one, isText: true } : one));
  const ofPlace = (place: number) => corrections.get(place) ?? own.get(place);
  const { uses: found, guessed } = headingUses(headings, seen, ofPlace, reading);
  const uses = new Map([...found, ...own]);
  const stepTables = tablesOfSteps(blocks);
  const columns = [...stepTables.values()].map((place) => [place]);
  const fronts = [
    ...frontParts(seen, levels, { headings, uses, columns, contacts, saidOf }),
    ...beside.filter(isLeft),
  ];
  const listed = known.map((table) => listedPart(table, seen, levels)).filter(isLeft);
  const left = new Set([...fronts, ...listed].flat());
  const told = new Set(
    headings.flatMap((one) => {
      const isTold = uses.get(one.place) === 'section' && TOLD.test(one.words);
      return isTold && isReadOnly(one, seen) ? one.body : [];
    }),
  );
  const repeated = repeatedParts(headings, uses, seen);
  const questions = [...asked, ...partQuestions(repeated)].slice(0, MOST);
  const byChoice = new Map(
    repeated.flatMap((part) => {
      const question = questions.find(({ id }) => id === part.id);
      const choice = question ? chosenOf(question, answers) : part.preset;
      return choice === part.preset ? [] : usesBy(part, choice);
    }),
  );
  let above: Above | undefined;
  /** The last heading that is not a title, until something is below it. */
  let chapter: number | undefined;
  const used: BlockUse[] = [];
  for (const [index, one] of seen.entries()) {
    const { block, kind, isText } = one;
    const after = following[index];
    const guess = (): BlockUse => {
      if (!isText || left.has(index)) return 'out';
      const asChosen = byChoice.get(index);
      if (asChosen) return asChosen;
      const use = uses.get(index);
      if (use) return use;
      if (told.has(index) || (!above && onlyTells(one))) return 'section';
      return isPart(one, above, { stepTables, next: seen[after ?? -1] }) ? 'part' : 'step';
    };
    const said = corrections.get(index) ?? guess();
    const isUnfit = PARTS.has(said) && above !== undefined && !fits(one, above);
    const canBe = kind !== 'row' || ROW_USES.has(said);
    const use = canBe && !isUnfit ? said : 'step';
    used.push(use);
    // A step below a chapter belongs to no earlier issue, so the chapter begins one.
    const isOwn = !BESIDE.has(use);
    if (isOwn && kind !== 'row' && chapter !== undefined && !corrections.has(chapter)) {
      used[chapter] = 'title';
    }
    if (use === 'chapter') chapter = index;
    else if (use !== 'out') chapter = undefined;
    if (use === 'title' || use === 'chapter' || use === 'section') above = undefined;
    else if (use === 'step' || use === 'words' || use === 'question') {
      above = { first: one, last: one, length: block.text.length };
    } else if (PARTS.has(use) && above) {
      above = { ...above, last: one, length: above.length + block.text.length + 10 };
    }
  }
  const titles = headings.filter(({ place }) => used[place] === 'title');
  const labels = titleLabels(
    titles.map(({ place }) => seen[place]?.block.text.slice(seen[place].from) ?? ''),
  );
  const named = new Map(titles.map(({ place }, at) => [place, labels[at] ?? 0]));
  const isPlain = (place: number): boolean => {
    const [one, next] = [seen[place], seen[following[place] ?? -1]];
    return one !== undefined && isPlainTitle(one, next) && next?.label !== '1';
  };
  // If two lines are titles only because of their place, the second may be a part of the first.
  const [, ...later] = titles.flatMap(({ place }) => (isPlain(place) ? [place] : []));
  const unsure = new Set(later.length === 1 ? later : []);
  const maybeTitle = (one: Paragraph, index: number): boolean => {
    const next = following[index] ?? -1;
    const isAbove = used[index] === 'step' && used[next] === 'step' && !corrections.has(index);
    const isApart = one.block.isApart || seen[next]?.label === '1';
    const apart = { ...one, block: { ...one.block, isApart } };
    return isAbove && isPlainTitle(apart, seen[next]) && !COMMAND.test(one.block.text);
  };
  const conditions = conditionRows(blocks);
  const outlined = seen.map((one, index): OutlinedBlock => ({
    ...one,
    isCondition: conditions.has(index),
    maybeTitle: maybeTitle(one, index),
    from: one.from + (named.get(index) ?? 0),
    use: used[index] ?? 'out',
    isGuessed:
      [guessed, open, unsure].some((places) => places.has(index)) && !corrections.has(index),
  }));
  return { outlined, fronts, listed, questions };
}
