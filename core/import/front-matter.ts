import { LIMITS } from '../base/limits.ts';
import { backMatter, COMMAND, COVER, isCoverLine } from './page-ends.ts';
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
import type { Paragraph } from './labels.ts';

/** A part of a binder that is not a procedure: the places of its paragraphs. A correction of the first counts for all. */
export type FrontPart = readonly number[];

/** A longer one is read by somebody before it is left out. */
const MOST = 40;

/** Returns a heading as a list of contents has it: without its page. */
const entryOf = ({ words }: Paragraph): string =>
  words
    .slice(0, LIMITS.title)
    .toLowerCase()
    .replace(/[\s.…]*\d{0,3}$/, '');

/** A line to fill in, and a row that has a letter for each who takes part. */
const BLANK = /_{3,}|(?:\.{6,}|…{2,})\s*$|^[^\n]+(?:\n[^\n:]+: \p{Lu}(?:\/\p{Lu})?)+$/u;

/** The corrections by which a paragraph begins an issue. */
const BEGINS: ReadonlySet<string> = new Set(['title', 'chapter']);

/** A heading and the text below it; without a heading the text before the first. */
type Part = { readonly heading: number | undefined; readonly body: number[] };

const TELEPHONE = /\d{3}[\s.-]?\d{3,4}(?!\d)|\bext\b|\bx\d{2,}/i;

/** Returns a list of numbers that begins the places, with the heading that says so; a row of names of columns may come between. */
function numbersBelow(
  seen: readonly Paragraph[],
  [first = -1, ...below]: readonly number[],
): FrontPart[] {
  const heading = seen[first];
  if (!heading || heading.block.text.length > 60 || !NUMBERS.test(heading.words)) return [];
  const textAt = (at: number): string => seen[below[at] ?? -1]?.block.text ?? '';
  const from = /[|\t]/.test(textAt(0)) && !/\d/.test(textAt(0)) ? 1 : 0;
  let end = from;
  while (end < below.length && TELEPHONE.test(textAt(end))) end += 1;
  return end > from ? [[first, ...below.slice(0, end)]] : [];
}

/** Returns the functions that read a document's parts, and that tell whether a line names a later heading. */
function readerOf(seen: readonly Paragraph[], levels: readonly (number | undefined)[]) {
  const texts = [...seen.keys()].filter((place) => seen[place]?.isText);
  const isStyled = seen.some((one) => one.isText && isStyledHeading(one));
  const isHeading = (place: number): boolean => {
    const one = seen[place];
    if (!one || levels[place] === undefined) return false;
    return !isStyled || one.kind === 'heading' || FRONT.test(one.words);
  };
  const entryAt = (place: number): string => {
    const one = seen[place];
    return one ? entryOf(one) : '';
  };
  const last = new Map(texts.filter(isHeading).map((place) => [entryAt(place), place]));
  const isEntry = (place: number): boolean => (last.get(entryAt(place)) ?? -1) > place;
  const nameOf = ({ heading = -1 }: Part): string => seen[heading]?.words ?? '';
  return { texts, isStyled, isHeading, isEntry, nameOf };
}

/**
 * Finds the parts of a document that are plainly not procedures: the text before its first heading, a heading such as
 * 'Foreword' or 'Contents' with the text below it, and the page under the document's own title (IMPORT-2). `levels` has
 * the level of each block that is a heading. A part whose first paragraph was corrected to be something else stays, and
 * a part ends at a paragraph that was corrected to begin an issue.
 */
export function frontParts(
  seen: readonly Paragraph[],
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
    if (!['line', 'heading'].includes(one.kind) || readAnswers(one.block.text)) return false;
    return (isStyled && !looksTitled) || isCoverLine(one);
  };
  const isPlain = ({ body }: Part): boolean => {
    const looksTitled = body.some((place) => levels[place] !== undefined);
    return body.length <= MOST && body.every((place) => isPlainLine(place, looksTitled));
  };
  const hasList = ({ body }: Part): boolean =>
    body.some((place) => !['line', 'heading'].includes(seen[place]?.kind ?? ''));
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
  // The document's own title looks otherwise than those of its procedures, or has a cover below it, and no list.
  const listed = headed.filter((part) => isIssue(part) && hasList(part));
  const isCover = (part: Part): boolean => {
    const { heading = -1, body } = part;
    const isOther = listed.every((one) => levelOf(one) !== levelOf(part));
    const isSaid = body.every((place) => !COMMAND.test(seen[place]?.block.text ?? ''));
    const next = headings[headings.findIndex(({ place }) => place === heading) + 1];
    const hasParts = next !== undefined && uses.get(next.place) === 'section';
    const isTitle = uses.get(heading) === 'title' && !hasParts && !hasList(part);
    return (
      isTitle &&
      (isOther || body.every((place) => COVER.test(seen[place]?.block.text ?? ''))) &&
      isSaid &&
      body.length < 7
    );
  };
  const firstListed = headed.findIndex((part) => listed.includes(part));
  const covers =
    listed.length > 1 && beginning.body.length === 0
      ? headed.slice(0, firstListed).filter(isCover)
      : [];
  // A form to fill in, and a table that only says who takes part.
  const isFilledIn = ({ body }: Part): boolean => {
    const blanks = body.filter((place) => BLANK.test(seen[place]?.block.text ?? ''));
    return body.length > 1 && blanks.length >= 0.6 * body.length;
  };
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
    ...headed
      .filter((part) => isNamed(part) || covers.includes(part) || isFilledIn(part))
      .map(({ heading, body }) => [heading ?? 0, ...body]),
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
