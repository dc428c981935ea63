import { LIMITS } from '../base/limits.ts';
import { readAnswers } from './phrases/answers.ts';
import type { Heading, HeadingUse } from './heading-tree.ts';
import {
  ABOUT,
  CONTENTS,
  FRONT,
  NUMBERS,
  OWN_TITLE,
  SECTION,
  TOLD,
  isStyledHeading,
  LOOKS_LIKE,
} from './headings.ts';
import type { Shape } from './labels.ts';
import type { SourceBlock } from './source.ts';

/** A block as the outline looks at it. */
export type Seen = {
  readonly block: SourceBlock;
  readonly shape: Shape;
  /** It has words, and they are of the document's text. */
  readonly isText: boolean;
};

/** A part of a binder that is not a procedure: the places of its paragraphs. A correction of the first counts for all. */
export type FrontPart = readonly number[];

/** Sentences of a cover. */
const COVER =
  /\b(?:belongs to|property of|revis(?:ed|ion)|version|updated|edition|effective|reviewed by|approved by|prepared (?:by|for)|written by|maintained by|confidential|do not (?:copy|remove|share|distribute)|copyright|all rights reserved|if found|internal use|academic year|this (?:binder|manual|handbook|guide|guidebook|playbook|document))\b|©/i;
/** A longer one is read by somebody before it is left out. */
const MOST = 40;

const wordsOf = ({ block, shape }: Seen): string => block.text.slice(shape.from).trim();
/** Returns a heading as a list of contents has it: without its page. */
const entryOf = (one: Seen): string =>
  wordsOf(one)
    .slice(0, LIMITS.title)
    .toLowerCase()
    .replace(/[\s.…]*\d{0,3}$/, '');

/** The corrections by which a paragraph begins an issue. */
const BEGINS: ReadonlySet<string> = new Set(['title', 'chapter']);

/** A heading and the text below it; without a heading the text before the first. */
type Part = { readonly heading: number | undefined; readonly body: number[] };

/** Tells whether a line can be on a cover: a usual sentence of covers, or a few words without a full stop. */
function isCoverLine(one: Seen): boolean {
  const words = wordsOf(one);
  return COVER.test(words) || (words.length <= 80 && !/[.!?:;]$/.test(words));
}

const TELEPHONE = /\d{3}[\s.-]?\d{3,4}(?!\d)|\bext\b|\bx\d{2,}/i;

/** Returns a list of numbers that begins the places, with the heading that says so; a row of names of columns may come between. */
function numbersBelow(
  seen: readonly Seen[],
  [first = -1, ...below]: readonly number[],
): FrontPart[] {
  const heading = seen[first];
  if (!heading || heading.block.text.length > 60 || !NUMBERS.test(wordsOf(heading))) return [];
  const textAt = (at: number): string => seen[below[at] ?? -1]?.block.text ?? '';
  const from = /[|\t]/.test(textAt(0)) && !/\d/.test(textAt(0)) ? 1 : 0;
  let end = from;
  while (end < below.length && TELEPHONE.test(textAt(end))) end += 1;
  return end > from ? [[first, ...below.slice(0, end)]] : [];
}

/** A line with which a text ends, or somebody signs, rather than one of a procedure. */
const CLOSING =
  /^\W*(?:p\.? ?s\b|thanks|thank you|(?:best|kind|warm) (?:regards|wishes)|regards|cheers|sincerely|yours|happy|see you|good luck|questions\?|still (?:lost|stuck)|that['’]s (?:it|all))|·|\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b/i;
/** The most lines at the end of a text that belong to no procedure. */
const LAST = 4;

/**
 * Finds the lines at the end of a document that are no steps of its last procedure: those with which one ends a text, and
 * plain ones behind a list if no other procedure ends so (IMPORT-17).
 */
function backMatter(
  seen: readonly Seen[],
  texts: readonly number[],
  headings: readonly Heading[],
  uses: ReadonlyMap<number, HeadingUse>,
): FrontPart[] {
  const begins = new Set(headings.map(({ place }) => place));
  const at = new Map(texts.map((place, index) => [place, index]));
  const titles = headings.filter(({ place }) => uses.get(place) === 'title');
  const isPlainAt = (place: number | undefined): boolean => {
    const one = place === undefined ? undefined : seen[place];
    return (
      one?.shape.kind === 'line' &&
      one.block.table === undefined &&
      !readAnswers(one.block.text, true)
    );
  };
  const ends = titles
    .slice(1)
    .map(({ place }) => texts[(at.get(place) ?? 0) - 1])
    .filter((place) => place !== undefined && !begins.has(place));
  const areLists = ends.length > 0 && ends.filter(isPlainAt).length < ends.length / 4;
  const tail: number[] = [];
  for (const place of [...texts].reverse()) {
    if (tail.length === LAST || !isPlainAt(place) || begins.has(place)) break;
    tail.unshift(place);
  }
  const isListAbove = tail.length < LAST && !begins.has(texts.at(-1 - tail.length) ?? -1);
  const [first] = tail;
  if (areLists && isListAbove && first !== undefined && seen[first]?.block.isApart) return [tail];
  const from = tail.findIndex((place, index) => {
    const one = seen[place];
    return (
      one &&
      index > 0 &&
      one.block.isApart &&
      (COVER.test(wordsOf(one)) || CLOSING.test(wordsOf(one)))
    );
  });
  return from < 0 ? [] : [tail.slice(from)];
}

/** Returns the functions that read a document's parts, and that tell whether a line names a later heading. */
function readerOf(seen: readonly Seen[], levels: readonly (number | undefined)[]) {
  const texts = [...seen.keys()].filter((place) => seen[place]?.isText);
  const isStyled = seen.some((one) => one.isText && isStyledHeading(one));
  const isHeading = (place: number): boolean => {
    const one = seen[place];
    if (!one || levels[place] === undefined) return false;
    return !isStyled || one.shape.kind === 'heading' || FRONT.test(wordsOf(one));
  };
  const entryAt = (place: number): string => {
    const one = seen[place];
    return one ? entryOf(one) : '';
  };
  const last = new Map(texts.filter(isHeading).map((place) => [entryAt(place), place]));
  const isEntry = (place: number): boolean => (last.get(entryAt(place)) ?? -1) > place;
  const nameOf = ({ heading }: Part): string => {
    const one = heading === undefined ? undefined : seen[heading];
    return one ? wordsOf(one) : '';
  };
  return { texts, isStyled, isHeading, isEntry, nameOf };
}

/**
 * Finds the parts of a document that are plainly not procedures: the text before its first heading, a heading such as
 * 'Foreword' or 'Contents' with the text below it, and the page under the document's own title (IMPORT-2). `levels` has
 * the level of each block that is a heading. A part whose first paragraph was corrected to be something else stays, and
 * a part ends at a paragraph that was corrected to begin an issue.
 */
export function frontParts(
  seen: readonly Seen[],
  levels: readonly (number | undefined)[],
  {
    headings,
    uses,
    columns,
    saidOf,
  }: {
    headings: readonly Heading[];
    uses: ReadonlyMap<number, HeadingUse>;
    /** The rows that only name the columns of tables. */
    columns: readonly FrontPart[];
    saidOf: (place: number) => string | undefined;
  },
): readonly FrontPart[] {
  const { texts, isStyled, isHeading, isEntry, nameOf } = readerOf(seen, levels);
  const beginning: Part = { heading: undefined, body: [] };
  const headed: Part[] = [];
  for (const place of texts) {
    const part = headed.at(-1) ?? beginning;
    const isListed = CONTENTS.test(nameOf(part)) && isEntry(place);
    if (isHeading(place) && !isListed) headed.push({ heading: place, body: [] });
    else part.body.push(place);
  }
  const isNamed = (part: Part): boolean => FRONT.test(nameOf(part));
  const isIssue = (part: Part): boolean => !isNamed(part) && !SECTION.test(nameOf(part));
  const [title, ...others] = headed;
  // A document without any issue is kept whole.
  if (!title || !headed.some(isIssue)) return [];

  const isPlainLine = (place: number, looksTitled: boolean): boolean => {
    const one = seen[place];
    if (!one || isEntry(place)) return true;
    if (!['line', 'heading'].includes(one.shape.kind) || readAnswers(one.block.text)) return false;
    return (isStyled && !looksTitled) || isCoverLine(one);
  };
  const isPlain = ({ body }: Part): boolean => {
    const looksTitled = body.some((place) => levels[place] !== undefined);
    return body.length <= MOST && body.every((place) => isPlainLine(place, looksTitled));
  };
  const hasList = ({ body }: Part): boolean =>
    body.some((place) => !['line', 'heading'].includes(seen[place]?.shape.kind ?? ''));
  const areProcedures = headed.filter((part) => isIssue(part) && hasList(part)).length > 1;
  const isBefore = ({ body }: Part): boolean =>
    areProcedures &&
    body.length <= MOST &&
    body.every(
      (place) => isPlainLine(place, false) || /^[^?]*$/.test(seen[place]?.block.text ?? ''),
    ) &&
    !hasList({ heading: undefined, body });
  const levelOf = ({ heading }: Part): number => levels[heading ?? -1] ?? 0;
  const isAlone = title.body.length === 0 && others.every((one) => levelOf(one) > levelOf(title));
  const isOwn =
    beginning.body.length === 0 && others.some(isIssue) && !isNamed(title) && isPlain(title);
  // Word's own title stays above the issues as a chapter; one written like another heading is left out, too.
  const isWhole = OWN_TITLE.test(nameOf(title)) && !isAlone;
  const own =
    levelOf(title) === 0 ? title.body : isWhole ? [title.heading ?? 0, ...title.body] : [];
  // The page under a chapter, and what is said of a procedure under its title.
  const chapters = headings.filter(({ place }) => uses.get(place) === 'chapter');
  const numbers = texts.flatMap((_, at) => numbersBelow(seen, texts.slice(at, at + MOST)));
  // A part of the whole document beside its procedures, such as its scope.
  const names = headings.map(({ words }) => words.toLowerCase());
  const beside = headings.filter(
    ({ words, level, above, body, below }) =>
      TOLD.test(words) &&
      level < LOOKS_LIKE &&
      below.length === 0 &&
      (above === undefined || uses.get(above.place) === 'chapter') &&
      names.filter((name) => name === words.toLowerCase()).length === 1 &&
      !hasList({ heading: undefined, body }),
  );
  const leads = headed.slice(
    0,
    headed.findIndex((part) => levelOf(part) > 0),
  );
  const about = headings.flatMap(({ body }) => {
    const end = body.findIndex((place) => !ABOUT.test(seen[place]?.block.text ?? ''));
    const lines = end < 0 ? body : body.slice(0, end);
    return lines.length > 0 && lines.length < 10 ? [lines] : [];
  });
  const taken = new Set<number>();
  return [
    ...(isPlain(beginning) || isBefore(beginning) ? [beginning.body] : []),
    ...(isOwn ? [own] : []),
    ...leads.filter((part) => isPlain(part) || isBefore(part)).map(({ body }) => body),
    ...headed.filter(isNamed).map(({ heading, body }) => [heading ?? 0, ...body]),
    ...numbers,
    ...backMatter(seen, texts, headings, uses),
    ...beside.map(({ place, body }) => [place, ...body]),
    ...columns,
    ...chapters.map(({ body }) => body),
    ...about,
  ]
    .map((front) => {
      const end = front.findIndex((place, at) => at > 0 && BEGINS.has(saidOf(place) ?? ''));
      const own = (end < 0 ? front : front.slice(0, end)).filter((place) => !taken.has(place));
      for (const place of own) taken.add(place);
      return own;
    })
    .filter(([place = -1]) => place >= 0 && (saidOf(place) ?? 'out') === 'out');
}

/** The number of a page in a line with other words, and those words. */
const PAGED = /^(.*?)\bpage\s+(\d{1,4})\b(?:\s*(?:of|\/)\s*\d{1,4})?(.*)$/i;

/** The line of a page that only helps to read on: it is no text of the document. */
const AROUND =
  /^\W*(?:back to (?:the )?(?:top|contents|index|start)|page break|end of (?:the )?(?:section|document|scripts?|manual|binder|procedures?|list|page|file|handbook)\b.{0,20}|document generated by .*|(?:last edit(?:ed)?|created|exported|printed)\b.{0,60}\b(?:ago|by|on|from)\b.*|return to (?:the )?(?:top|contents|index)|top of (?:the )?page|print this page|edit this page|skip to (?:main )?content|this page (?:is )?(?:intentionally )?(?:left )?blank)\W*$/i;
/** A title that is repeated because its procedure goes on: 'Lockout (continued)'. */
const GOES_ON = /^(.{3,})[\s([–—-]+(?:continued|cont['’]?d?\.?)[)\]\s]*$/i;

/**
 * Finds the lines that a program put at the head or the foot of each page of a text: the same words around the number of a
 * page that goes up, and a line that stands beside each of them (IMPORT-17).
 */
export function runningHeads(blocks: readonly SourceBlock[]): ReadonlySet<number> {
  const byWords = new Map<string, { places: number[]; last: number }>();
  const texts = new Set<string>();
  const others: number[] = [];
  for (const [place, { text, kind }] of blocks.entries()) {
    if (text.length > LIMITS.title || (kind !== 'line' && kind !== 'heading')) continue;
    const [, title] = GOES_ON.exec(text.trim()) ?? [];
    if (AROUND.test(text) || (title && texts.has(title.trim().toLowerCase()))) others.push(place);
    texts.add(text.trim().toLowerCase());
    const [, before, page, after] = PAGED.exec(text.trim()) ?? [];
    if (page === undefined) continue;
    const words = `${before}|${after}`;
    const same = byWords.get(words) ?? { places: [], last: 0 };
    if (Number(page) > same.last) {
      same.places.push(place);
      same.last = Number(page);
    }
    byWords.set(words, same);
  }
  const heads = [...byWords.values()].filter(({ places }) => places.length > 1);
  return new Set([
    ...others,
    ...heads.flatMap(({ places }) => {
      const beside = [-1, 1].flatMap((by) => {
        const [text, ...different] = new Set(places.map((place) => blocks[place + by]?.text));
        return text && different.length === 0 ? places.map((place) => place + by) : [];
      });
      return [...places, ...beside];
    }),
  ]);
}
