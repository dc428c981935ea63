import {
  opposites,
  isCondition,
  isQuestion,
  namesByPronoun,
  readName,
  readOwnName,
  type AnswerName,
} from '../phrases/answer-names.ts';
import { pairedIn, READING } from '../phrases/paired-answers.ts';
import { areBoth, readAnswers, readTask, signOf, type FoundAnswer } from '../phrases/answers.ts';
import { BOXES } from '../phrases/signs.ts';
import { toldIn } from '../phrases/usual-headings.ts';
import { labelAfter } from '../phrases/title-labels.ts';
import { arePair, type Among } from './read-line.ts';
import type { Source } from './read-step.ts';
import { APART } from '../paragraphs/source.ts';
import { levelAt as levelOf } from './reading.ts';

/** A paragraph that is an answer with its own words, and the paragraph that asks for it. */
export type Case = { readonly asked: number; readonly found: FoundAnswer; readonly among: Among };

/** A paragraph of an issue. It is a heading above steps, or part of a step. */
export type IssueParagraph = { readonly place: number; readonly isSection: boolean };

/** The answers with their own words, by place, and the paragraphs that may ask for the answers below them. */
export type Cases = {
  readonly cases: ReadonlyMap<number, Case>;
  readonly near: ReadonlySet<number>;
  /** The places of the paragraphs that are 'Yes' or 'No' and have the other beside them. */
  readonly paired: ReadonlySet<number>;
};

/** The most words of a paragraph that is only the name of an answer. */
const WORDS = 8;
/** The most answers to one question. More lines of the same form are a list. */
const MOST = 30;
/** Headings of text that applies to every answer. */
const FOR_ALL =
  /^(?:all\b|always\b|any\b|both\b|every\b|either way|in (?:all|any|either|every) |then\b|finally\b|after(?:wards?)?\b)/i;

/** Words that negate something. */
const NOT = /\b(?:not?|never|cannot)\b|n['’]t\b/i;

const ARROW = /→|⇒|➔|➜|►|[-=]>/;

/** Tells whether a numbered paragraph behind a line continues the list above the line. A number such as 'a.' or '1.' begins a new list. */
const goesOnAt = (source: Source, place: number): boolean => {
  const { kind, label = '' } = source[place] ?? {};
  return kind === 'numbered' && label !== '' && !/^[1ai]$/.test(label);
};

const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= WORDS;

/** The facts by which a paragraph is read. With `isOwn`, 'Yes, loudly' is an answer with its own words. */
type CaseFacts = {
  readonly from: number;
  readonly hasMore: boolean;
  readonly isSection: boolean;
  readonly isPaired: boolean;
  readonly isOwn?: boolean;
};

/** The signs before an answer that are not a number or bullet of a list. */
const SIGNS = new RegExp(String.raw`^\s*(?:[-=]+>|→|⇒|>+|[${BOXES}]|\[ ?\])\s+`, 'u');

/** Reads a paragraph below a question as an answer with its own words. `hasMore` is true if paragraphs are below it. */
function readCase(text: string, { from, hasMore, isSection, isPaired, isOwn = false }: CaseFacts) {
  const all = { from, to: text.length };
  const words = text.slice(from);
  // A paragraph such as 'Is it hot? If so, … Otherwise …' is a question itself.
  const asked = words.includes('?') ? (readAnswers(words)?.asked ?? 0) : 0;
  if (isQuestion(words.slice(0, asked).trim())) return undefined;
  const said = readName(text, all, { ...READING, isPaired });
  if (said && !isOwn && !/^\W*(?:otherwise|else)/i.test(words)) {
    const task = readTask(text, { from: said.named.to, to: text.length }, true);
    return task && { ...said, ...task };
  }
  const bare = words.trimEnd().replace(/\s*[:–—-]$/, '');
  const begin = from + (SIGNS.exec(words)?.[0].length ?? 0);
  const first = /^\s*[^.!?;:]+\.(?=\s+\S)/.exec(words)?.[0] ?? '';
  const whole = (to: number, signs = 0): AnswerName => ({
    answer: 'own',
    named: { from, to },
    label: { from: begin, to: to - signs },
  });
  const isBare = hasMore && bare.trim() !== '' && !/[.!?;]$/.test(bare) && isShort(bare);
  const name =
    isSection || isBare
      ? whole(text.length, words.length - bare.length)
      : ((isOwn ? undefined : said) ??
        readOwnName(text, { from: begin, to: text.length }) ??
        (first !== '' && isShort(first) ? whole(from + first.length, 1) : undefined));
  if (!name) return undefined;
  const task = readTask(text, { from: name.named.to, to: text.length }, true);
  return task && { ...name, named: { ...name.named, from }, answer: 'own' as const, ...task };
}

/** Reads a row of two cells, without the letter in front, as an answer and its task. */
function readPair(text: string, from: number): FoundAnswer | undefined {
  const [name = '', done = '', more] = text.slice(from).split(APART);
  if (more !== undefined || !/\p{L}{2}/u.test(done)) return undefined;
  const label = { from, to: from + name.length };
  const named = { from, to: label.to + APART.length };
  const task = readTask(text, { from: named.to, to: text.length }, true);
  return task && { answer: 'own', named, label, ...task };
}

/**
 * Finds the answers with their own words that follow a question, each in its own paragraph or under its own heading
 * (IMPORT-25). There must be at least two, directly after each other, and each must have a task.
 */
export function casesIn(outlined: Source, places: readonly IssueParagraph[]): Cases {
  const levelAt = (at: number): number => levelOf({ source: outlined }, places[at]?.place ?? -1);
  const textAt = (at: number): string => outlined[places[at]?.place ?? -1]?.block.text ?? '';
  const wordsOf = (at: number): string =>
    textAt(at).slice(outlined[places[at]?.place ?? -1]?.from ?? 0);
  const asksAt = (at: number): boolean => isQuestion(wordsOf(at));
  const heads = new Set<string>();
  const roles = new Set<string>();
  for (const at of places.keys()) {
    const head = /^[^:]+:/.exec(wordsOf(at).trimStart().toLowerCase())?.[0] ?? '';
    (heads.has(head) ? roles : heads).add(head);
  }
  const cases = new Map<number, Case>();
  const near = new Set<number>();
  const lines = places.map(({ isSection }, at) => ({
    words: wordsOf(at),
    level: levelAt(at),
    isSection,
  }));
  const paired = new Set([...pairedIn(lines)].map((at) => places[at]?.place ?? -1));
  const readAt = (asked: number): readonly { at: number; found: FoundAnswer }[] => {
    const first = places[asked + 1];
    const table = outlined[first?.place ?? -1]?.block.table;
    const isAbove = outlined[places[asked]?.place ?? -1]?.block.table === undefined;
    if (table !== undefined && isAbove && asksAt(asked)) {
      let end = asked + 1;
      while (outlined[places[end]?.place ?? -1]?.block.table === table) end += 1;
      const rows = Array.from({ length: end - asked - 1 }, (_, nth) => asked + 1 + nth);
      const read = rows.flatMap((at) => {
        const found = readPair(textAt(at), outlined[places[at]?.place ?? -1]?.from ?? 0);
        return found ? [{ at, found }] : [];
      });
      return read.length < Math.max(2, rows.length) || read.length > MOST ? [] : read;
    }
    const level = levelAt(asked + 1);
    const own = levelAt(asked);
    // Arrows distinguish the answers from the question, even if all are items of one list.
    const areArrows = level >= 0 && level === own && ARROW.test(wordsOf(asked + 1));
    if (!first || (level >= 0 && !first.isSection && level <= own && !areArrows)) return [];
    let found: { at: number; found: FoundAnswer; seen: CaseFacts }[] = [];
    let label = '';
    // Tells whether a number continues the list above these lines, so that it belongs to the next step.
    const isNext = (at: number): boolean => {
      const place = places[at]?.place ?? -1;
      const isOwn = label !== '' && outlined[place]?.label === labelAfter(label);
      label = outlined[place]?.label ?? '';
      return goesOnAt(outlined, place) && !isOwn;
    };
    for (let at = asked + 1; at < places.length; at += 1) {
      const one = places[at];
      if (!one || outlined[one.place]?.kind === 'row') break;
      if (first.isSection) {
        if (!one.isSection) continue;
        if (FOR_ALL.test(textAt(at).trim())) break;
      } else {
        if (one.isSection || (areArrows && !ARROW.test(wordsOf(at)))) break;
        if (levelAt(at) >= 0 && levelAt(at) <= own && !areArrows) break;
        if (levelAt(at) < level || (level < 0 && isNext(at))) break;
        if (levelAt(at) > level) continue;
      }
      const from = outlined[one.place]?.from ?? 0;
      const below = places[at + 1];
      const isBelow =
        levelAt(at + 1) > level && !(level < 0 && goesOnAt(outlined, below?.place ?? -1));
      const hasMore = below !== undefined && !below.isSection && (first.isSection || isBelow);
      const isPaired = paired.has(one.place);
      const seen = { from, hasMore, isSection: one.isSection, isPaired };
      const made = readCase(textAt(at), seen);
      const hasTask =
        made && (made.answer !== 'own' || hasMore || made.goes || made.done.to > made.done.from);
      if (found.length > MOST) return [];
      // A plain sentence behind answers with signs is not an answer. It comes after them.
      const [other] = found;
      const isBehind =
        level < 0 &&
        made?.answer === 'own' &&
        other?.found.answer === 'own' &&
        (signOf(textAt(at), made) === '.') !== (signOf(textAt(other.at), other.found) === '.');
      if (isBehind && found.length > 1) break;
      if (made && hasTask) found.push({ at, found: made, seen });
      else if (level >= 0 || first.isSection) return [];
      else break;
    }
    const said = found.flatMap(
      (one) => /^\P{L}*(yes|no)\b/iu.exec(wordsOf(one.at).toLowerCase())?.[1] ?? [],
    );
    const areBeside = level >= 0 || found.every((one, nth) => one.at === asked + 1 + nth);
    // Beside 'If it is, …', a condition such as 'If it is dry, …' is the other answer.
    const areIfs =
      found.length === 2 &&
      found.some((one) => namesByPronoun(wordsOf(one.at))) &&
      found.some((one) => one.found.answer === 'own' && isCondition(wordsOf(one.at)));
    // 'Yes, loudly', 'Yes, but not clearly' and 'No' are three different answers.
    if (areIfs || (areBeside && new Set(said).size < said.length))
      found = found.flatMap((one) => {
        const own = readCase(textAt(one.at), { ...one.seen, isOwn: true });
        return own ? { ...one, found: own } : [];
      });
    const nameOf = (one: { at: number; found: AnswerName }): string =>
      textAt(one.at).slice(one.found.label.from, one.found.label.to).toLowerCase();
    const names = new Set(found.map(nameOf));
    const answers = found.map((one) => one.found);
    const others = found.filter((one) => one.found.answer !== 'own');
    const signs = new Set(found.map((one) => signOf(textAt(one.at), one.found)));
    // The answers are everything below a line that does not announce a list: 'Feel the door.' over 'Hot: …' and 'Cool: …'
    const areTold =
      level > own &&
      !first.isSection &&
      !/:\s*$/.test(textAt(asked)) &&
      signs.size === 1 &&
      !signs.has('.') &&
      found.every((one) => !roles.has(`${nameOf(one)}:`));
    const areSaid =
      areTold ||
      asksAt(asked) ||
      // Opposites such as 'Match' and 'No match' are answers whatever is above them, unless all are conditions over lists, which are questions of their own.
      (opposites(names).size > 0 &&
        !found.every((one) => one.seen.hasMore && isCondition(wordsOf(one.at)))) ||
      // Nobody can go two ways at once.
      found.filter((one) => (one.found.goes?.way.to ?? 'next') !== 'next').length > 1 ||
      (!/:\s*$/.test(textAt(asked)) &&
        found.every((one) => ARROW.test(textAt(one.at).slice(0, one.found.named.to))));
    // A third answer has the same sign as the others, and a name that stands nowhere else. A role would repeat.
    const areThirds =
      others.length < found.length &&
      areBoth(answers) &&
      signs.size === 1 &&
      found.every((one) => others.includes(one) || !roles.has(`${nameOf(one)}:`));
    const areOwn = others.length === 0 || areThirds;
    if (!areOwn || names.size < found.length || found.length < 2) return [];
    if (!areSaid && toldIn(textAt(asked)) === undefined) near.add(places[asked]?.place ?? -1);
    return areSaid ? found : [];
  };
  for (let asked = 0; asked < places.length; asked += 1) {
    const place = places[asked]?.place ?? -1;
    if (places[asked]?.isSection) continue;
    const read = outlined[place]?.kind === 'row' ? [] : readAt(asked);
    // A paragraph that is an answer does not ask for the answers beside it.
    const found = cases.has(places[read[0]?.at ?? -1]?.place ?? -1) ? [] : read;
    const answers = found.map((one) => one.found);
    const isPair = arePair(answers);
    const isThird = areBoth(answers);
    for (const [nth, one] of found.entries()) {
      if (one.found.answer !== 'own') continue;
      const among = {
        nth: isThird ? nth + 1 : nth,
        isPair,
        isLast: nth === found.length - 1,
        isThird,
      };
      cases.set(places[one.at]?.place ?? -1, { asked: place, found: one.found, among });
    }
  }
  // In a list, 'Leader agrees: …' beside 'Leader does not: …' may answer the line above them.
  const nameAt = (at: number): string =>
    levelAt(at) < 0 ? '' : (/^\p{L}[^:.?!]{2,60}(?=:\s\S)/u.exec(wordsOf(at))?.[0] ?? '');
  for (let at = 1; at < places.length - 1; at += 1) {
    const [one, next] = [nameAt(at), nameAt(at + 1)];
    const isOf = one !== '' && one.split(' ')[0] === next.split(' ')[0];
    const areApart = NOT.test(one) !== NOT.test(next) && levelAt(at) === levelAt(at + 1);
    if (isOf && areApart && !cases.has(places[at]?.place ?? -1))
      near.add(places[at - 1]?.place ?? -1);
  }
  return { cases, near, paired };
}
