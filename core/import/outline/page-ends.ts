import type { FrontPart } from './front-matter.ts';
import type { Paragraph } from '../paragraphs/labels.ts';
import type { Heading, HeadingUse } from './heading-tree.ts';
import { readAnswers } from '../phrases/answers.ts';
import { namesEmergency } from '../phrases/guessed-category.ts';
import { sentencesOf } from '../phrases/sentences.ts';

/** The usual sentences of a cover. */
export const COVER =
  /\b(?:belongs to|property of|supersedes|revis(?:ed|ion)|version|updated|edition|effective|reviewed by|approved by|prepared (?:by|for)|written by|maintained by|kept by|confidential(?!:)|do not (?:copy|remove|share|distribute)(?=\s*(?:$|[.,;!]|(?:or|and)\b|(?:it|this)\b|without\b|the (?:binder|manual|handbook|guide|book|document|list|card|page)\b))|copyright|all rights reserved|if found,? (?:please|return|bring|hand|mail|send|call|contact|take)|internal use|academic year|(?:copy|set) \w{1,3} of \w{1,3}|this (?:binder|manual|handbook|guide|guidebook|playbook|document))\b|©/i;

/** Tells whether a line can be on a cover: it is a usual sentence of covers, or a few words without a period. */
export const isCoverLine = ({ words }: Paragraph): boolean =>
  COVER.test(words) || (words.length <= 80 && !/[.!?:;]$/.test(words));

/** A line that closes a text, and is not a step. */
const FAREWELL =
  /^(?!\s*["“'‘])\W*(?:p\.? ?s\b|thanks|thank you|(?:best|kind|warm) (?:regards|wishes)|regards|cheers|sincerely|yours|happy|see you|good luck|questions\?|found a (?:mistake|typo)|call me (?:whenever|any ?time)|still (?:lost|stuck)|that(?:['’]s| is) (?:it|all|the lot))/i;
/** A few closing words with a name below them, as in a mail: 'Enjoy the quiet,'. */
const WISH = /^\p{Lu}[^.:;!?]{2,30},$/u;
const NAME = /^\p{Lu}[\p{L}’'-]*\.?(?: \p{Lu}[\p{L}’'-]*\.?){0,2}$/u;
/** A name with an initial, such as 'M. Rao'. */
const INITIAL = /^\s*\p{Lu}\.\s+\p{Lu}[^.!?]{0,40}$/u;
/** A line with a date, or with a dot between facts about the document. */
export const DATED = /·|\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b/;
/** The most lines at the end of a text that belong to no procedure, and the most from a farewell on. */
const LAST = 4;
const SIGNED = 12;
/** The most characters of a line in a signature. */
const SHORT = 60;
/** The size in points below which letters are small print, unless the whole text is as small. */
const SMALL = 10;

/** Words that begin a sentence about what to do at once. Nobody says them about a binder. */
const AT_ONCE =
  'immediately|never|always|run|hide|fight|push|hold|help|shout|switch|shelter|talk|count|throw|drop|cover|apply|lie|sit';
/** Words that begin a sentence about what to do at once, or about what the people there do. */
const URGES = new RegExp(
  `^\\W*(?:${AT_ONCE}|every(?:one|body)|no(?:body| one)|(?:all )?(?:residents|students|guests|staff)(?! (?:of|for|from)\\b))\\b`,
  'i',
);
const ORDERS = String.raw`^(?:do not|don['’]t|dial|ring|phone|tell|ask|notify|inform|contact|go|stay|stop|take|bring|give|get|put|write|read|open|close|shut|unlock|wait|make|meet|find|look|keep|leave|send|use|turn|press|knock|complete|fill|set|pull|ensure|confirm|evacuate|wake|warn|(?:email|text|page)(?=\s+(?:the|your|them|him|her)\b)|(?:call|report|lock|record|move|sign|check|walk)(?!\s+(?:of|in|out|off|up|from|for)\b))(?:\s|[.!]$)`;
/** The words that begin a command. No title begins with them. */
export const COMMAND = new RegExp(`${ORDERS}|${URGES.source}`, 'i');
/** Words that begin an urgent command after a label or another word. */
const NOW = new RegExp(`^(?:${AT_ONCE}|every(?:one|body)|no(?:body| one))\\b`, 'i');
const BEHIND = new RegExp(`${ORDERS}|${NOW.source}`, 'i');

/** Tells whether a text calls for help in an emergency or says to leave. Nobody says this about the paper itself. */
const isOfDanger = (text: string): boolean =>
  /\b(?:evacuat|ambulance|brigade|alarm|(?:911|999|112|000)\b)/i.test(text);

/** Words that may come before a command: 'Next, bring everyone in.', 'Why: Never go in.', 'Please call the RD.', 'When in doubt, call.' */
const BEFORE =
  /^\W*(?!(?:title|subject|name)\b)(?:(?:first(?: of all)?|second|third|next|then|and then|finally|last(?:ly)?|after that|afterwards|also|please|you (?:must|should|need to|have to))\b,?\s+|(?:if|when(?:ever)?|in case|in (?:a|an|any)|during)\b[^:–—|.!?,]{1,60}[,:]\s+|when in doubt\s+|\p{L}[^:–—|.!?,]{1,30}(?::|\s[–—])\s+)/iu;
/** A warning such as 'WARNING: GAS LEAK', a case such as 'In a fire: leave', and an urgent act such as 'Tell the RD at once.' */
const WARNS = /^\W*(?:danger|warning|caution|emergency|urgent)\b\s*[:!–—-]\s*\S/i;
const CASE = /^\W*in (?:an?|any|case of)\b[^:–—|.!?,]{1,40}[,:]\s/i;
const PRESSING = /\b(?:at once|immediately|(?:right|straight) away)\b/i;

const sentencesIn = (text: string): readonly string[] =>
  sentencesOf(text).map(({ from, to }) => text.slice(from, to).trim());

/** Tells whether a sentence begins with the usual words, or has them behind a label or a word such as 'please'. */
const begins = (said: string, usual: RegExp, behind: RegExp): boolean => {
  const { length } = BEFORE.exec(said)?.[0] ?? '';
  return usual.test(said) || (length > 0 && behind.test(said.slice(length)));
};

const isPressing = (text: string): boolean =>
  [WARNS, PRESSING, CASE].some((usual) => usual.test(text)) && !COVER.test(text);

const urges = (text: string): boolean =>
  isOfDanger(text) ||
  isPressing(text) ||
  sentencesIn(text).some((said) => begins(said, URGES, NOW));

const orders = (said: string): boolean => begins(said, COMMAND, BEHIND);

/** Tells whether a text says what to do: a sentence of it commands, or calls for help. */
export const saysToDo = (text: string): boolean =>
  isOfDanger(text) || sentencesIn(text).some(orders);

/** A sentence about where to keep the paper, such as 'Keep it at the desk.' It is not a task, unlike 'Keep on the line with them.' */
const KEPT =
  /^keep (?:it |this (?:card|list|page|sheet) )?(?:in|on|at|by|with|inside|behind) (?:the|your)\b(?! (?:line|phone|radio|student|resident|person)\b)(?!.*\bwith (?:the|your|them|him|her)\b)/i;

/** Tells whether a line orders or warns, which no chapter title does. Covers and farewells do not count, since they speak of the paper. */
export const isOrder = (text: string): boolean =>
  isPressing(text) ||
  (![COVER, FAREWELL].some((usual) => usual.test(text)) &&
    sentencesIn(text).some((said) => begins(said, BEHIND, BEHIND) && !KEPT.test(said)));

/** Tells whether a text says to do something that is not about the paper. */
export const actsBeside = (text: string): boolean => urges(text) || isOrder(text);

/** Tells whether a text has an emergency word, such as where help is, or calls for help. */
export const isGrave = (text: string): boolean => isOfDanger(text) || namesEmergency(text);

/** Tells whether a text may be left out without asking: it says nothing to do, and has no emergency word. */
export const mayBeLeft = (text: string): boolean => !actsBeside(text) && !isGrave(text);

/** The most characters of a line that may be the name of a procedure. */
const NAMED = 40;

/** Tells whether texts surely belong to a procedure. A single command is not enough, since it may be about the paper, such as 'Keep it at the desk.' */
export const urgesIn = (texts: readonly string[]): boolean =>
  texts.some((text) => urges(text) || (text.length <= NAMED && namesEmergency(text))) ||
  texts.filter(actsBeside).flatMap(sentencesIn).filter(orders).length > 1;

const isCommand = (text: string): boolean =>
  urges(text) || (actsBeside(text) && text.trimEnd().endsWith('.'));

/** Tells whether a line may be part of a signature, such as a name, a job or a number. */
const isOfSignature = ({ words }: Paragraph): boolean =>
  (words.length <= SHORT && !/[.!?:]$/.test(words) && !COMMAND.test(words)) || COVER.test(words);

/** A telephone number. */
const NUMBER = /\d{3}[\s.-]?\d{4}/;

/** Finds the line that says goodbye behind the last list of a text. A signature and a quoted mail may follow it. */
export function farewellIn(seen: readonly Paragraph[]): number {
  let found = seen.length;
  let lines = 0;
  let below = '';
  for (let place = seen.length - 1; place >= 0 && lines < SIGNED; place -= 1) {
    const one = seen[place];
    if (!one?.isText) continue;
    const isSignature = INITIAL.test(one.block.text);
    if (one.kind === 'heading') break;
    // A table of telephone numbers may be part of a signature.
    const isOfTable = one.block.table !== undefined && !NUMBER.test(one.block.text);
    if (isOfTable || !(one.kind === 'line' || isSignature)) return found;
    const isHelp = isGrave(one.block.text) && !NUMBER.test(one.block.text);
    if (isHelp || isCommand(one.block.text)) break;
    const isWish = WISH.test(one.words) && NAME.test(below);
    if (one.block.isApart && (FAREWELL.test(one.words) || isWish)) found = place;
    below = one.words;
    lines += 1;
  }
  // Everything behind the farewell must be a signature if no list is above it.
  const signed = seen.slice(found + 1).filter(({ isText }) => isText);
  const isSigned = signed.length > 0 && signed.every(isOfSignature);
  return isSigned ? found : seen.length;
}

/**
 * Finds the lines at the end of a document that are not steps of its last procedure: closing words, and plain lines
 * behind a list if no other procedure ends with such lines (IMPORT-17).
 */
export function backMatter(
  seen: readonly Paragraph[],
  texts: readonly number[],
  headings: readonly Heading[],
  uses: ReadonlyMap<number, HeadingUse>,
  contacts: ReadonlySet<number>,
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
  let lines = 0;
  for (const place of [...texts].reverse()) {
    if (lines === LAST || !isPlainAt(place) || begins.has(place)) break;
    if (!contacts.has(place)) lines += 1;
    tail.unshift(place);
  }
  const above = texts.at(-1 - tail.length) ?? -1;
  const isLed = /:\s*$/.test(seen[above]?.words ?? '');
  const isListAbove = lines < LAST && !begins.has(above) && !isLed;
  const [first] = tail;
  const acts = tail.findLastIndex(
    (place) => !contacts.has(place) && !mayBeLeft(seen[place]?.words ?? ''),
  );
  const own = tail.flatMap((place) => (contacts.has(place) ? [] : (seen[place]?.words ?? '')));
  const isUnlike = areLists && isListAbove && !urgesIn(own) && first !== undefined;
  if (isUnlike && seen[first]?.block.isApart) return [tail.slice(acts + 1)];
  const isOpen = (place: number): boolean => seen[place]?.block.isApart === true;
  const isSmall = (place: number): boolean => (seen[place]?.block.size ?? SMALL) < SMALL;
  const wordsAt = (place: number): string => seen[place]?.words ?? '';
  const from = tail.findIndex(
    (place, index) =>
      (index > 0 || isSmall(place)) &&
      index > acts &&
      isOpen(place) &&
      [COVER, FAREWELL, DATED].some((usual) => usual.test(wordsAt(place))),
  );
  return from < 0 ? [] : [tail.slice(from)];
}
