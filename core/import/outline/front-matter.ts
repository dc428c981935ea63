import { readAnswers } from '../phrases/answers.ts';
import { isReadOnly } from './questions.ts';
import { backMatter, isCoverLine } from './page-ends.ts';
import {
  areToDo,
  COMMAND,
  isUrgent,
  isSentence,
  mayBeLeft,
  ordersAtOnce,
  sayingOf,
  saysToDo,
} from '../phrases/sayings.ts';
import { isOfIncident, namesEmergency } from '../phrases/guessed-category.ts';
import type { Heading, HeadingUse } from './heading-tree.ts';
import { isStyledHeading, LOOKS_LIKE } from './headings.ts';
import {
  ABOUT,
  ABOUT_ALL,
  FRONT,
  NUMBERS,
  OWN_TITLE,
  SECTION,
  TELEPHONE,
  TELLING,
} from '../phrases/usual-headings.ts';
import type { Paragraph } from '../paragraphs/labels.ts';

/** A part of a binder that is not a procedure: the places of its paragraphs. A correction of the first counts for all of them. */
export type FrontPart = readonly number[];

/** The most paragraphs of a part that is left out without asking. */
const MOST = 40;

/** A line to fill in, or a row that gives each participant a letter. */
const BLANK = /_{3,}|(?:\.{6,}|…{2,})\s*$|^[^\n]+(?:\n[^\n:]+: \p{Lu}(?:\/\p{Lu})?)+$/u;

/** The corrections that make a paragraph begin an issue. */
const BEGINS: ReadonlySet<string> = new Set(['title', 'chapter']);

/** Usual headings above plain sentences, rather than above lists of versions or contents. */
const PROSE = /^(?:foreword|preface|about|how to|using|purpose|scope|cover|title|read)\b/i;

/** Usual headings above lines about the paper, which may read like orders: 'Update the numbers each term.' */
const OF_PAPER =
  /^(?:revision|version|document|change|amendment|records? of|acknowledge?ment|copyright|disclaimer|distribution|(?:\d+ )?comments|leave a)/i;

/** The most lines between the name of a procedure and its first step. */
const NAME_ABOVE = 3;

/** The most characters of a line that may be that name. */
const SHORT = 40;

/** Tells whether a line only describes the procedure above it and gives nothing to do. */
const isAbout = (text: string): boolean => ABOUT.test(text) && !saysToDo(text);

/** A heading and the text below it. The text before the first heading has none. */
type Part = { readonly heading: number | undefined; readonly body: number[] };

/** Returns the list of numbers at the beginning of these places, with the heading that announces it. A row of column names may stand between them. */
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
    contacts,
    saidOf,
  }: {
    headings: readonly Heading[];
    uses: ReadonlyMap<number, HeadingUse>;
    /** The rows that only name columns of tables. */
    columns: readonly FrontPart[];
    /** The lines that are contacts. */
    contacts: ReadonlySet<number>;
    saidOf: (place: number) => string | undefined;
  },
): readonly FrontPart[] {
  const texts = [...seen.keys()].filter((place) => seen[place]?.isText);
  const isStyled = seen.some((one) => one.isText && isStyledHeading(one));
  const isHeading = (place: number): boolean => {
    const { kind, words = '' } = seen[place] ?? {};
    return levels[place] !== undefined && (!isStyled || kind === 'heading' || FRONT.test(words));
  };
  const nameOf = ({ heading = -1 }: Part): string => seen[heading]?.words ?? '';
  const beginning: Part = { heading: undefined, body: [] };
  const headed: Part[] = [];
  for (const place of texts) {
    const part = headed.at(-1) ?? beginning;
    if (isHeading(place)) headed.push({ heading: place, body: [] });
    else part.body.push(place);
  }
  const isNamed = (part: Part): boolean => FRONT.test(nameOf(part));
  const isIssue = (part: Part): boolean => !isNamed(part) && !SECTION.test(nameOf(part));
  // A document in which no issue is found is kept whole.
  if (!headed.some(isIssue)) return [];

  const hasList = (body: readonly number[]): boolean =>
    body.some((place) => !['line', 'heading'].includes(seen[place]?.kind ?? ''));
  const wordsIn = (body: readonly number[]): readonly string[] =>
    body.map((place) => seen[place]?.words ?? '');
  /** Tells whether the texts say what to do, since a binder may begin with a procedure. */
  const acts = (body: readonly number[]): boolean => wordsIn(body).some(saysToDo);
  const isItem = (place: number): boolean =>
    seen[place]?.kind !== 'line' && seen[place]?.block.table === undefined;
  const areProcedures =
    headed.filter((part) => isIssue(part) && (hasList(part.body) || part.body.length > 1)).length >
    1;
  /** Tells whether a line may stand in front of all procedures: nothing in it is an answer. */
  const isPlain = (text: string): boolean =>
    (areProcedures || isCoverLine(text)) && !readAnswers(text);
  const isBefore = ({ body }: Part): boolean =>
    body.length <= MOST &&
    !areToDo(wordsIn(body)) &&
    wordsIn(body).every(isPlain) &&
    !hasList(body);
  // This keeps together the page under a chapter and the lines under a title that only describe its procedure.
  const chapters = headings.filter(
    (one) =>
      uses.get(one.place) === 'chapter' &&
      !areToDo(wordsIn(one.body), one.level < LOOKS_LIKE) &&
      !acts(one.body.filter(isItem)) &&
      !(one.body.length > 1 ? isOfIncident : namesEmergency)(one.words),
  );
  const numbers = texts.flatMap((_, at) => numbersBelow(seen, texts.slice(at, at + MOST)));
  // Tells whether a heading begins a part about the whole document, such as its scope.
  const isTelling = ({ words, body }: Heading): boolean =>
    ABOUT_ALL.test(words.replace(/^[\d.]+\s+/, '')) && !hasList(body) && !acts(body);
  /** Returns the parts below a title. A title whose parts all only describe is not a procedure. */
  const partsOf = (title: Heading): readonly Heading[] => {
    const below = headings.slice(headings.indexOf(title) + 1);
    const end = below.findIndex(({ place }) => uses.get(place) !== 'section');
    return end < 0 ? below : below.slice(0, end);
  };
  const beside = headings.flatMap((one) => {
    const isTop = one.above === undefined || uses.get(one.above.place) === 'chapter';
    if (!isTop || !isTelling(one)) return [];
    const parts = partsOf(one);
    if (uses.get(one.place) === 'title' && parts.every(isTelling)) return [one, ...parts];
    return one.level < LOOKS_LIKE ? [one] : [];
  });
  /** Returns the paragraphs of such a part that are left out, up to the first that says what to do or names a procedure. */
  const readIn = (part: Part): readonly number[] => {
    const { heading = 0, body } = part;
    const nameAbove = (end: number): number =>
      body.slice(Math.max(0, end - NAME_ABOVE), end).findIndex((place) => {
        const { words = '' } = seen[place] ?? {};
        const isName = words.length < SHORT && !/[.!]$/.test(words) && isOfIncident(words);
        return levels[place] !== undefined || isName;
      });
    // A part such as 'About this binder' explains how to read it, so only an emergency word ends it. A list of changes ends at the steps below a name, and a list of contents at a sentence that matters, or at something to do.
    const isEnd = (place: number, at: number): boolean => {
      const { words = '', kind, block } = seen[place] ?? {};
      if (block?.table !== undefined) return false;
      const isAct = isItem(place) && saysToDo(words);
      if (PROSE.test(nameOf(part)))
        return (isAct && kind === 'numbered') || isUrgent(words) || namesEmergency(words);
      if (OF_PAPER.test(nameOf(part)))
        return ordersAtOnce(words) || (saysToDo(words) && nameAbove(at) >= 0);
      return isAct || isSentence(words) || (/[.!]$/.test(words) && !mayBeLeft(words));
    };
    const end = body.findIndex(isEnd);
    if (end < 0) return [heading, ...body];
    const name = nameAbove(end);
    return [heading, ...body.slice(0, name < 0 ? end : Math.max(0, end - NAME_ABOVE) + name)];
  };
  // The document's own title looks different from those of its procedures, or has a cover below it and no list.
  const listed = headed.filter((part) => isIssue(part) && hasList(part.body));
  const nextOf = new Map(headings.map(({ place }, at) => [place, headings[at + 1]?.place ?? -1]));
  const hasParts = (heading = -1): boolean => uses.get(nextOf.get(heading) ?? -1) === 'section';
  const isCover = ({ heading = -1, body }: Part): boolean => {
    const isOther = listed.every((one) => levels[one.heading ?? -1] !== levels[heading]);
    const words = wordsIn(body);
    const { words: name = '' } = seen[heading] ?? {};
    const isUsual = OWN_TITLE.test(name) || words.some((text) => sayingOf(text) === 'paper');
    const looksSo = isOther || (isUsual && words.every(isCoverLine));
    const isOfNone = !isOfIncident(name) && [name, ...words].every(mayBeLeft);
    return looksSo && isOfNone && body.length < 7 && !hasParts(heading);
  };
  const before = listed.length > 1 ? headed.findIndex((part) => listed.includes(part)) : 0;
  /** Tells whether a heading is below the heading of such a part. */
  const isOfFront = ({ above }: Heading): boolean =>
    above !== undefined &&
    (FRONT.test(above.words) || TELLING.test(above.words) || isOfFront(above));
  const within = headings.filter(
    (one) =>
      uses.get(one.place) === 'title' &&
      isOfFront(one) &&
      isReadOnly(one, seen) &&
      !isOfIncident(one.words) &&
      [one.words, ...wordsIn(one.body)].every(mayBeLeft),
  );
  // Text behind a procedure is not a cover. It belongs to that procedure.
  let isOfCover = true;
  const covers = headed.slice(0, before).filter((part) => {
    const use = uses.get(part.heading ?? -1);
    if (use === 'title') isOfCover = isCover(part);
    return use !== 'chapter' && isOfCover && isCover(part);
  });
  const [first] = headed;
  const own = first && OWN_TITLE.test(nameOf(first)) && isBefore(first) ? [first] : [];
  // Tells whether a part is a form to fill in, or a table that only lists who takes part.
  const isFilledIn = ({ heading, body }: Part): boolean => {
    if (hasParts(heading)) return false;
    const blanks = body.filter((place) => BLANK.test(seen[place]?.block.text ?? ''));
    // These are column names over empty rows.
    const isHead = seen[body[0] ?? -1]?.block.table !== undefined && body.length === 1;
    const [only = ''] = wordsIn(blanks);
    const areSeveral = blanks.length > 1 || (/_{3,}[^_]+_{3,}/.test(only) && !acts(body));
    return isHead || (areSeveral && blanks.length >= 0.4 * body.length);
  };
  // Tells whether a part has contacts, with nothing below them but a greeting or a place to sign.
  const isCallList = ({ body }: Part): boolean => {
    const end = body.findIndex((place) => !contacts.has(place));
    const rest = end < 0 ? [] : body.slice(end);
    const isOver = rest.length < 4 && !hasList(rest);
    const isSaid = rest.every((place) => {
      const { words = '' } = seen[place] ?? {};
      return BLANK.test(words) || !COMMAND.test(words);
    });
    return body.length > 0 && (end < 0 || (end > 1 && isOver && isSaid));
  };
  const about = headings.flatMap(({ body }) => {
    const end = body.findIndex((place) => !seen[place]?.isTold);
    const lines = (end < 0 ? body : body.slice(0, end)).filter((place) =>
      isAbout(seen[place]?.block.text ?? ''),
    );
    return lines.length > 0 && lines.length < 10 ? [lines] : [];
  });
  const ending = texts.slice(texts.findLastIndex((place) => !contacts.has(place)) + 1);
  const isLed = /:\s*$/.test(seen[texts.at(-1 - ending.length) ?? -1]?.words ?? '');
  const [end] = ending;
  const areApart = end !== undefined && seen[end]?.kind === 'line' && seen[end].block.isApart;
  const lastContacts = areApart && !isLed ? [ending] : [];
  const taken = new Set<number>();
  return [
    ...(isBefore(beginning) ? [beginning.body] : []),
    ...headed
      .filter((part) => [...covers, ...own].includes(part) || isFilledIn(part))
      .map(({ heading, body }) => [heading ?? 0, ...body]),
    ...headed.filter(isNamed).map(readIn),
    ...numbers,
    ...headed.filter(isCallList).map(({ heading, body }) => [heading ?? 0, ...body]),
    ...lastContacts,
    ...backMatter(seen, texts, headings, uses, contacts),
    ...[...beside, ...within].map(({ place, body }) => [place, ...body]),
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
