import { LIMITS } from '../base/limits.ts';
import { readAnswers } from './answers.ts';
import { CONTENTS, FRONT, OWN_TITLE, SECTION } from './heading-names.ts';
import type { Shape } from './labels.ts';
import type { SourceBlock } from './source.ts';

/** A block as the outline looks at it. */
export type Seen = {
  readonly block: SourceBlock;
  readonly shape: Shape;
  /** It has words, and they are of the document's text. */
  readonly isText: boolean;
};

/** What a binder has beside its procedures: the places of its paragraphs, of which the first speaks for all. */
export type FrontPart = readonly number[];

/** Sentences of a cover. */
const COVER =
  /\b(?:belongs to|property of|revis(?:ed|ion)|version|updated|edition|effective|reviewed by|approved by|prepared (?:by|for)|written by|maintained by|confidential|do not (?:copy|remove|share|distribute)|copyright|all rights reserved|if found|internal use|academic year|this (?:binder|manual|handbook|guide|guidebook|playbook|document))\b|©/i;
/** A longer one is read by somebody before it is left out. */
const MOST = 40;

const wordsOf = ({ block, shape }: Seen): string => block.text.slice(shape.from).trim();
/** A heading as a list of contents has it: without its page. */
const entryOf = (one: Seen): string =>
  wordsOf(one)
    .slice(0, LIMITS.title)
    .toLowerCase()
    .replace(/[\s.…]*\d{0,3}$/, '');

type Part = { readonly heading: number | undefined; readonly body: number[] };

/** A line of a cover: a sentence as they stand there, or a few words that are no sentence. */
function isCoverLine(one: Seen): boolean {
  const words = wordsOf(one);
  return COVER.test(words) || (words.length <= 80 && !/[.!?:;]$/.test(words));
}

/**
 * The parts of a document that are no procedure, where that is plain: what stands before its first heading, a heading
 * such as 'Foreword' or 'Contents' with what is below it, and the page under the document's own title (IMPORT-2).
 * `levels` has that of each block that is a heading. A part whose first paragraph somebody says to be something is none,
 * and one ends where somebody says that an issue begins.
 */
export function frontParts(
  seen: readonly Seen[],
  levels: readonly (number | undefined)[],
  saidOf: (place: number) => string | undefined,
): readonly FrontPart[] {
  const texts = seen.flatMap((one, place) => (one.isText ? [{ one, place }] : []));
  const isStyled = texts.some(({ one }) => one.shape.kind === 'heading');
  const isHeading = (place: number): boolean =>
    isStyled ? seen[place]?.shape.kind === 'heading' : levels[place] !== undefined;
  const lastEntry = new Map(
    texts.filter(({ place }) => isHeading(place)).map(({ one, place }) => [entryOf(one), place]),
  );
  const isEntry = (place: number): boolean => {
    const one = seen[place];
    return one !== undefined && (lastEntry.get(entryOf(one)) ?? -1) > place;
  };
  const nameOf = ({ heading }: Part): string => {
    const one = heading === undefined ? undefined : seen[heading];
    return one ? wordsOf(one) : '';
  };

  const parts: Part[] = [{ heading: undefined, body: [] }];
  for (const { place } of texts) {
    const part = parts.at(-1);
    const isListed = part && CONTENTS.test(nameOf(part)) && isEntry(place);
    if (isHeading(place) && !isListed) parts.push({ heading: place, body: [] });
    else part?.body.push(place);
  }
  const isNamed = (part: Part): boolean => FRONT.test(nameOf(part));
  const isPlain = ({ body }: Part): boolean => {
    const looksTitled = body.some((place) => levels[place] !== undefined);
    return (
      body.length <= MOST &&
      body.every((place) => {
        const one = seen[place];
        if (!one || isEntry(place)) return true;
        if (one.shape.kind === 'numbered' || one.shape.kind === 'row') return false;
        if (readAnswers(one.block.text)) return false;
        return (isStyled && !looksTitled) || isCoverLine(one);
      })
    );
  };
  const [first, ...headed] = parts;
  const [title, ...others] = headed;
  // Of a document without an issue beside it nothing is left out.
  const isIssue = (part: Part): boolean => !isNamed(part) && !SECTION.test(nameOf(part));
  if (!first || !title || !headed.some(isIssue)) return [];
  const levelOf = ({ heading }: Part): number => levels[heading ?? -1] ?? 0;
  const isAlone = title.body.length === 0 && others.some((part) => levelOf(part) <= levelOf(title));
  const isTitled = first.body.length === 0 && others.some(isIssue) && isPlain(title);
  const fronts = headed.filter(isNamed).map(({ heading, body }) => [heading ?? 0, ...body]);
  if (isPlain(first)) fronts.push(first.body);
  // What Word calls the title stays above the issues as a chapter; what is written like another heading goes, too.
  if (isTitled && !isNamed(title)) {
    if (levelOf(title) === 0) fronts.push(title.body);
    else if (OWN_TITLE.test(nameOf(title)) && (title.body.length > 0 || isAlone)) {
      fronts.push([title.heading ?? 0, ...title.body]);
    }
  }
  return fronts
    .map((front) => {
      const end = front.findIndex((place, at) => at > 0 && BEGINS.has(saidOf(place) ?? ''));
      return end < 0 ? front : front.slice(0, end);
    })
    .filter(([place = -1]) => place >= 0 && (saidOf(place) ?? 'out') === 'out')
    .toSorted(([a = 0], [b = 0]) => a - b);
}

/** What somebody says of a paragraph with which an issue begins. */
const BEGINS: ReadonlySet<string> = new Set(['title', 'chapter']);
