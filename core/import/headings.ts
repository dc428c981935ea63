import { LIMITS } from '../base/limits.ts';
import { readAnswers } from './phrases/answers.ts';
import { wayAlone } from './phrases/ways.ts';
import { farewellIn } from './page-ends.ts';
import { TABLE_LEVEL, numberingOf, type Paragraph } from './labels.ts';
import type { SourceBlock } from './source.ts';

/** The usual headings of what a part of a procedure tells before or after its steps: all below them is read, not done (IMPORT-3). */
export const TOLD =
  /^(?:purpose|scope|background|overview|introduction|policy|policies|general|considerations?|things to (?:know|consider|remember)|notes?|important|remember|reminders?|definitions?|responsibilities|when(?: to (?:use|call)(?: this)?)?|who|why|where|when this applies|signs(?: and symptoms)?|about|summary|rationale|tips?|warnings?|caution|resources?)\s*(?:\([^)]{0,40}\))?\s*:?\s*$/i;
/** The usual headings of a part of a procedure: their words precede the next step (IMPORT-3). */
export const SECTION =
  /^(?:purpose|scope|background|overview|introduction|procedures?|steps?|process|actions?|protocol|instructions?|response|documentation|reporting|notes?|important|remember|reminders?|follow[- ]?up|after(?:wards?| the (?:incident|call|event|party|visit))?|before you (?:go|begin|start)|first|what to (?:do|say)|what not to do|when(?: to (?:use|call)(?: this)?)?|who(?: to (?:call|contact))?|why|where|how|contacts?|resources?|definitions?|responsibilities|escalation|immediate (?:actions?|response)|initial response|next steps?|on arrival|dos?|do not|don'ts?|policy|policies|general|considerations?|things to (?:know|consider|remember)|summary|rationale|tips?|act|tell|call|assess(?:ment)?|check|prepare|preparation|identif(?:y|ication)|investigat(?:e|ion)|contain(?:ment)?|remediat(?:e|ion)|eradicat(?:e|ion)|recover(?:y)?|communicat(?:e|ion)s?|notif(?:y|ication)s?|escalate|resolution|close ?out|wrap[- ]?up|staff response|ra response|procedure steps|action steps|signs(?: and symptoms)?|when this applies|about|warnings?|caution)\s*(?:\([^)]{0,40}\))?\s*:?\s*$/i;
/** Headings that go on with the one above them rather than name a procedure. */
export const CONDITIONAL =
  /^(?:if|when|while|during|after|before|once|upon|on|until|within|first(?! aid)|next|then|later|finally|immediate(?:ly)?|(?:right|straight) away|(?:day|hour|minute|week|phase|stage|level|tier|part|option|case)s? (?:\d|[a-z]\b)|the (?:first|next|last)|(?:at|on) (?:the|your) )\b/i;

/** The headings that say who acts: 'Hall Director', 'Coordinator on Call', 'Dean of Students'. */
export const ROLE =
  /^(?:(?:the|your|on[- ](?:call|duty)) )?(?:[a-z-]+ ){0,2}(?:assistants?|directors?|coordinators?|deans?|officers?|staff|managers?|advis[eo]rs?|supervisors?|counsel+ors?|custodians?|dispatch(?:ers?)?|porters?|wardens?|nurses?|professionals?|leaders?|ras?|cas?|rds?|hds?|acs?|rlcs?|gas?)(?: (?:on (?:call|duty)|of [a-z ]{2,30}))?\s*(?:\([^)]{0,40}\))?\s*:?\s*$/i;

const BOOK = '(?:binder|manual|handbook|guide|guidebook|playbook|document|annex|plan)';
/** The usual headings of parts that are not procedures, wherever they come (IMPORT-2). */
export const FRONT = new RegExp(
  `^(?:foreword|preface|(?:table of )?contents|index|about (?:this|the|your) ${BOOK}|(?:how to use|using) (?:this|the|your) ${BOOK}|(?:purpose|scope) of (?:this|the) ${BOOK}|(?:revision|version|document|change) (?:history|control|log)|records? of (?:change|amendment|revision)s?|changes|amendments|revisions|acknowledge?ments?|copyright|disclaimer|distribution(?: list)?|cover(?: page)?|title page|read ?me|list of (?:figures|tables|appendices)|(?:\\d+ )?comments|leave a (?:comment|reply))\\s*:?$`,
  'i',
);
/** Headings above a list of numbers. */
export const NUMBERS =
  /^\W*(?:(?:important|emergency|useful|key|duty|on[- ]?call|phone|telephone|contact)\s+)*(?:numbers?|(?:tele)?phones?|contacts?|phone list|who(?:m)? to (?:ring|call|contact)|who answers|call(?:[- ]?out)?[- ]list|directory|contact (?:list|information|details))\W*$/i;
/** The usual titles of a whole document, found in its first heading. */
export const OWN_TITLE =
  /\b(?:binder|manual|handbook|guidebook|playbook)[\s\d/–-]*$|^binder (?:of|for)\b|^(?:introduction|welcome)$/i;
/** A line that says something of a procedure rather than what to do: 'Owner: Housing desk'. */
export const ABOUT =
  /^\W*(?:(?:document|page|policy|procedure|process|plan)\s+)?(?:owner|owned by|responsible(?: (?:office|person|party|department))?|(?:last|next)\s+(?:reviewed|review|checked|updated|revised|edited|tested)|reviewed(?: by| on)?|review (?:date|by)|updated|revised|revision|version|category|approved(?: by)?|effective(?: date)?|department|prepared by|maintained by|written by|author|audience|applies to|status|severity|priority|urgency|risk(?: level)?|number|id|expires|supersedes|issued)\s*(?:[:|–—]|-\s)\s*\S/i;

/** The level of the name of a procedure in a table. */
const OF_TABLE = 50;
/** Tells whether a block has a style of headings. */
export const isStyledHeading = ({ kind, level }: Paragraph): boolean =>
  kind === 'heading' && level < TABLE_LEVEL;
/** The level of a line that only looks like a heading; it is below every real heading. */
export const LOOKS_LIKE = 10;

const isUpper = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** A name with a number to call. */
const CONTACT = /^\W*\p{L}[^:–—|]{1,40}[:–—]\s*\(?\+?\d[\d\s().-]{5,}$/u;

/** Tells whether a text ends with an arrow to a step or to the end: 'TEN OR MORE → 5'. */
const isLed = (text: string): boolean =>
  text.includes('→') && wayAlone(text.slice(text.lastIndexOf('→') + 1)) !== undefined;

/** Tells whether a text says something of the heading above it, is a contact, an answer or a way: none is a heading. */
const isNone = (text: string): boolean =>
  ABOUT.test(text) || CONTACT.test(text) || isLed(text) || readAnswers(text, true) !== undefined;

/** A reading of a whole document: which of its looks are headings, and which of these name procedures. */
export type HeadingLooks = {
  /** Lines that are headings by nothing but that they are short and apart are so here. */
  readonly arePlain: boolean;
  /** The kinds of numbers, bullets and signs whose lines are headings. */
  readonly signs: ReadonlySet<string>;
  /** Lines that only look like headings name procedures below those with a style of headings, too. */
  readonly areLinesTitles: boolean;
  /** The lowest level whose headings name procedures or chapters: those below it name parts. */
  readonly lowest: number;
};

/** The facts about the document around a line. */
type Around = {
  readonly next: Paragraph | undefined;
  /** A heading by its number, among the numbers of all. */
  readonly isHeadNumber: boolean;
  /** Its number goes on with a list of lines that do not stand out. */
  readonly isItem: boolean;
  /** It stands between two steps of one list. */
  readonly isWithin: boolean;
  readonly isFirst: boolean;
  readonly areBold: boolean;
  /** Several lines ask what nobody answers by yes or no, as those of a list of questions do. */
  readonly areOpen: boolean;
  readonly isStyled: boolean;
  readonly reading: HeadingLooks;
};

/** A question that nobody answers by yes or no. */
const OPEN = /^(?:what|who|how|when|where|why|which)\b[^?|]*\?$/i;

/** Tells whether a line without any look is a title: a few words apart, without a stop, above sentences or a list. */
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
    /[.!?:]["”’)]*$/.test(next.block.text.trim()) ||
    /^[\p{L} ]{3,20}: \S/u.test(next.block.text)
  );
}

/** The sign or the letter before the words of a line that stands apart: '★ …', 'Q: …'. */
const BEFORE = /^(?:[^\p{L}\p{N}\s"“‘'(]{1,3}|\p{Lu}(?=[:.]\s))/u;

/** Returns the kind of number before a line: 'I', 'A', '1', 'i', 'a' or '1.1'; a bullet has its level, a line apart the signs around it. */
export function signOf({ block, kind, level, label }: Paragraph): string {
  if (kind === 'line' && block.isApart) {
    const text = block.text.trim();
    return `line ${BEFORE.exec(text)?.[0] ?? ''}${/[:?]$/.exec(text)?.[0] ?? ''}`;
  }
  if (kind !== 'numbered') return `${kind} ${level}`;
  const drawn = (block.label === '' ? block.text : block.label).trimStart();
  const depth = label.split('.').length;
  const sign = /^\W*(?:step\s+)?(?:(\d)|([IVX]+\b)|([A-Z])|([ivx]+\b)|([a-z]))/.exec(drawn);
  return `${['1', 'I', 'A', 'i', 'a'].find((_, at) => sign?.[at + 1]) ?? '1'} ${depth} ${level}`;
}

/** Points from which letters are larger than those of a text. */
const LARGE = 12;
/** Tells whether the letters of a line are bold or large. */
const hasLook = ({ isBold, size = 0, text }: SourceBlock): boolean =>
  isBold || (size >= LARGE && !/^\s*["“]/.test(text));

/** Tells whether a numbered line is bold or in capitals. */
const standsOut = ({ block, words }: Paragraph): boolean => block.isBold || isUpper(words);

/** Tells whether a line, or the first below a heading, is an answer. */
const isAnswer = (one: Paragraph | undefined): boolean =>
  one !== undefined && readAnswers(one.words, true, { isAsked: true }) !== undefined;

/** Describes the look of a line that has no style of headings; undefined of one that looks like none. */
function lookOf(
  one: Paragraph,
  {
    next,
    isHeadNumber,
    isItem,
    isWithin,
    isFirst,
    areBold,
    areOpen,
    isStyled,
    reading: { arePlain, signs },
  }: Around,
): string | undefined {
  const { block, kind, level, words } = one;
  const { text, isBold, isApart, size = 0 } = block;
  // A question in a look of its own is a title, unless it is answered; what is read out is none.
  const isAsked =
    /\?["”’]?$/.test(words) &&
    (!(hasLook(block) || isUpper(words) || (areOpen && OPEN.test(words))) || isAnswer(next));
  const sign = signOf(one);
  const hasSign = next !== undefined && signs.has(sign);
  const isAnswered = isAsked && !(hasSign && kind === 'line');
  if (isAnswered || words.length > 80 || /[.,;]$|[\n|→]/.test(words) || block.table !== undefined)
    return undefined;
  const sized = String(999 - size).padStart(5, '0');
  if (hasSign) return `${sized} 5 ${sign}`;
  if (kind === 'numbered') {
    // Larger than the text, whatever its number.
    const isLarge = isBold && block.size !== undefined;
    const isTop =
      level === 0 || one.label.includes('.') || /^\s*(?:[A-Z]|[IVX]{2,5})[.)]/.test(text);
    const isOther = /[:!]$/.test(words) || /^\s*step\s/i.test(text);
    const isOut = standsOut(one) && areBold && !isItem;
    const isHead = !isOther && (isLarge || (isTop && (isHeadNumber || isOut)));
    return isHead && next ? `${sized} 2 ${isBold}` : undefined;
  }
  if (kind !== 'line' || words.endsWith('!')) return undefined;
  if (isUpper(words)) return `${sized} 0 ${isBold}`;
  if (hasLook(block)) return `${sized} 1`;
  const isOverList = words.endsWith(':') && next !== undefined && next.kind !== 'line';
  if (isApart ? SECTION.test(words) || NUMBERS.test(words) : isOverList && SECTION.test(words))
    return `${sized} 6`;
  if (!isApart || !next || isStyled || isWithin) return undefined;
  if (words.endsWith(':')) return arePlain && isPlainTitle(one, next) ? `${sized} 4` : undefined;
  const isNumberedFromOne = next.kind === 'numbered' && next.label === '1';
  const isTitle = isNumberedFromOne || (isFirst && (next.block.isApart || next.kind !== 'line'));
  if (arePlain && isPlainTitle(one, next)) return `${sized} 4`;
  return isTitle && !/[.!?]\s/.test(words) ? `${sized} 3` : undefined;
}

/** Returns for each place that of the next block with text. */
export function nextTexts(seen: readonly Paragraph[]): readonly (number | undefined)[] {
  let next: number | undefined;
  const places: (number | undefined)[] = [];
  for (let index = seen.length - 1; index >= 0; index -= 1) {
    places[index] = next;
    if (seen[index]?.isText) next = index;
  }
  return places;
}

/** Tells whether several lines have nothing of a heading but that they are short and apart. */
export const hasPlainTitles = (
  seen: readonly Paragraph[],
  following: readonly (number | undefined)[],
): boolean =>
  seen.filter((one, index) => one.isText && isPlainTitle(one, seen[following[index] ?? -1]))
    .length > 1;

/** Tells whether a look is nothing but that a line is short and apart. */
const isWeak = (look: string | undefined): boolean => /^\d+ [346]$/.test(look ?? '');

/** Returns what sorts a look by its size, the largest first. */
const sizeIn = (look = ''): string => look.slice(0, 5);

/** Takes out lines without any look that stand right below a heading with one, unless most of that look have such a line: then they are chapters. */
function dropNotes(
  looks: (string | undefined)[],
  following: readonly (number | undefined)[],
): void {
  const behind: (string | undefined)[] = [];
  for (let at = looks.length - 2; at >= 0; at -= 1) behind[at] = looks[at + 1] ?? behind[at + 1];
  const below = new Map<string, (number | undefined)[]>();
  const overParts = new Set<string>();
  for (const [index, look] of looks.entries()) {
    if (look === undefined || isWeak(look)) continue;
    const next = following[index] ?? -1;
    const [line, part = line] = [looks[next], behind[next]];
    const all = below.get(look) ?? [];
    all.push(isWeak(line) ? next : undefined);
    below.set(look, all);
    const isLarger = part !== look && sizeIn(part) < sizeIn(line);
    if (isWeak(line) && isLarger) overParts.add(look);
  }
  // The only such line of a text is said of the heading above it, as those above parts in larger letters are.
  const isOnly = looks.filter(isWeak).length === 1;
  for (const [look, all] of below) {
    const weak = all.flatMap((place) => place ?? []);
    const areNotes = isOnly || overParts.has(look) || weak.length <= all.length / 2;
    if (areNotes) for (const place of weak) looks[place] = undefined;
  }
}

/** Tells whether a paragraph below a number in bold is neither another nor an answer. */
const isTextBelow = (one: Paragraph | undefined): boolean =>
  one !== undefined && !standsOut(one) && one.kind !== 'numbered' && !isAnswer(one);

/**
 * Returns the level of each block that is a heading in a reading, or undefined for the others: of its style, otherwise by
 * how it looks among all others that look like headings, the largest and the earliest above the others.
 */
export function headingLevels(
  seen: readonly Paragraph[],
  following: readonly (number | undefined)[],
  reading: HeadingLooks,
): readonly (number | undefined)[] {
  const first = seen.findIndex(({ isText }) => isText);
  const numbered = [...seen.keys()].filter((place) => seen[place]?.kind === 'numbered');
  const bold = numbered.filter((place) => seen[place] && standsOut(seen[place]));
  // Numbers in bold that run once through the document, each with a text below it.
  const areAbove = bold.every((place) => isTextBelow(seen[following[place] ?? -1]));
  const areOnce = new Set(bold.map((place) => seen[place]?.label)).size === bold.length;
  const areBold = bold.length < numbered.length / 2 || (areAbove && areOnce);
  const isStyled = seen.some((one) => one.isText && isStyledHeading(one));
  const areOpen = seen.filter(({ isText, words }) => isText && OPEN.test(words)).length > 2;
  const end = farewellIn(seen);
  const { heads, within, besides } = numberingOf(seen, following);
  // What stands out among the numbers of its own list is a step like them.
  const isItem = (place: number): boolean =>
    (besides.get(place) ?? []).some((at) => seen[at] !== undefined && !standsOut(seen[at]));
  const looks = seen.map((one, index) => {
    const isLong = one.block.text.length > LIMITS.title;
    if (!one.isText || isLong || index >= end || one.kind === 'heading' || isNone(one.block.text)) {
      return undefined;
    }
    const next = seen[following[index] ?? -1];
    return lookOf(one, {
      next,
      isHeadNumber: heads.has(index),
      isItem: isItem(index),
      isWithin: within.has(index),
      isFirst: index === first,
      areBold,
      areOpen,
      isStyled,
      reading,
    });
  });
  dropNotes(looks, following);
  const order = [...new Set(looks.filter((look) => look !== undefined))];
  const ranked = order.toSorted((a, b) => sizeIn(a).localeCompare(sizeIn(b)));
  return seen.map((one, index) => {
    const isStyled = one.isText && one.kind === 'heading' && !isNone(one.block.text);
    if (isStyled && one.block.text.length <= LIMITS.title) {
      return isStyledHeading(one) ? one.level : OF_TABLE;
    }
    const look = looks[index];
    return look === undefined ? undefined : LOOKS_LIKE + ranked.indexOf(look);
  });
}
