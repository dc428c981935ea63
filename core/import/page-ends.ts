import { LIMITS } from '../base/limits.ts';
import type { FrontPart } from './front-matter.ts';
import type { Paragraph } from './labels.ts';
import type { Heading, HeadingUse } from './heading-tree.ts';
import { readAnswers } from './phrases/answers.ts';
import type { SourceBlock } from './source.ts';

/** Sentences of a cover. */
export const COVER =
  /\b(?:belongs to|property of|revis(?:ed|ion)|version|updated|edition|effective|reviewed by|approved by|prepared (?:by|for)|written by|maintained by|kept by|confidential|do not (?:copy|remove|share|distribute)|copyright|all rights reserved|if found|internal use|academic year|this (?:binder|manual|handbook|guide|guidebook|playbook|document))\b|©/i;

/** Tells whether a line can be on a cover: a usual sentence of covers, or a few words without a full stop. */
export const isCoverLine = ({ words }: Paragraph): boolean =>
  COVER.test(words) || (words.length <= 80 && !/[.!?:;]$/.test(words));

/** A line with which somebody ends a text, rather than a step. */
const FAREWELL =
  /^(?!\s*["“'‘])\W*(?:p\.? ?s\b|thanks|thank you|(?:best|kind|warm) (?:regards|wishes)|regards|cheers|sincerely|yours|happy|see you|good luck|questions\?|still (?:lost|stuck)|that['’]s (?:it|all))/i;
/** 'M. Rao' */
const INITIAL = /^\s*\p{Lu}\.\s+\p{Lu}[^.!?]{0,40}$/u;
/** A line with a date, or a sign between what it says of the text. */
const DATED = /·|\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b/;
/** The most lines at the end of a text that belong to no procedure, and of those from a farewell on. */
const LAST = 4;
const SIGNED = 12;
/** Points below which letters are small print, unless all are as small. */
const SMALL = 10;

/** The commands with which a step begins, and no title. */
export const COMMAND =
  /^(?:do not|don['’]t|ring|phone|tell|ask|notify|inform|contact|go|stay|stop|take|bring|give|get|put|write|read|open|close|shut|unlock|wait|make|meet|find|look|keep|leave|send|use|turn|press|knock|complete|fill|set|pull|ensure|confirm|evacuate|(?:call|report|lock|record|move|sign|check|walk)(?!\s+(?:of|in|out|off|up|from|for)\b))\s/i;

const isCommand = (text: string): boolean => COMMAND.test(text) && text.trimEnd().endsWith('.');

/** Finds where somebody takes leave behind the last list of a text: signatures and a mail that was answered may follow. */
export function farewellIn(seen: readonly Paragraph[]): number {
  let found = seen.length;
  let lines = 0;
  for (let place = seen.length - 1; place >= 0 && lines < SIGNED; place -= 1) {
    const one = seen[place];
    if (!one?.isText) continue;
    const isSignature = INITIAL.test(one.block.text);
    if (one.kind === 'heading') break;
    if (one.block.table !== undefined || !(one.kind === 'line' || isSignature)) return found;
    if (found === seen.length && isCommand(one.block.text)) break;
    if (one.block.isApart && FAREWELL.test(one.block.text)) found = place;
    lines += 1;
  }
  return seen.length;
}

/**
 * Finds the lines at the end of a document that are no steps of its last procedure: those with which one ends a text, and
 * plain ones behind a list if no other procedure ends so (IMPORT-17).
 */
export function backMatter(
  seen: readonly Paragraph[],
  texts: readonly number[],
  headings: readonly Heading[],
  uses: ReadonlyMap<number, HeadingUse>,
): FrontPart[] {
  const signed = texts.filter((place) => place >= farewellIn(seen));
  if (signed.length > 0) return [signed];
  const begins = new Set(headings.map(({ place }) => place));
  const at = new Map(texts.map((place, index) => [place, index]));
  const titles = headings.filter(({ place }) => uses.get(place) === 'title');
  const isPlainAt = (place: number | undefined): boolean => {
    const one = place === undefined ? undefined : seen[place];
    return (
      one?.kind === 'line' && one.block.table === undefined && !readAnswers(one.block.text, true)
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
  const isOpen = (place: number): boolean => seen[place]?.block.isApart === true;
  const isSmall = (place: number): boolean => (seen[place]?.block.size ?? SMALL) < SMALL;
  const wordsAt = (place: number): string => seen[place]?.words ?? '';
  const from = tail.findIndex(
    (place, index) =>
      (index > 0 || isSmall(place)) &&
      isOpen(place) &&
      [COVER, FAREWELL, DATED].some((usual) => usual.test(wordsAt(place))) &&
      !tail.slice(index).some((below) => isCommand(wordsAt(below))),
  );
  return from < 0 ? [] : [tail.slice(from)];
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
    const isNamed = /\b(?:on|to|see|from|of|at|in)\s*$/i.test(before ?? '');
    if (page === undefined || isNamed || /[.!?]\s*$/.test(text)) continue;
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
