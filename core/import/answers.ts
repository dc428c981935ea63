import { sentencesOf, type Range } from './sentences.ts';
import { wayAlone, wayAtEnd, type Way } from './ways.ts';

/** An answer in a text: the words that name it, its task, and the way after it. */
export type FoundAnswer = {
  readonly answer: 'yes' | 'no';
  /** 'If yes,', 'Otherwise'. */
  readonly named: Range;
  /** Empty if the text names nothing to do. */
  readonly done: Range;
  /** The words of the way, none if the text says nothing of it. */
  readonly goes?: Range & { readonly way: Way };
};

/** A text that is a question with its answers: characters 0 to `asked` are the question. */
export type Answered = { readonly asked: number; readonly answers: readonly FoundAnswer[] };

// 'If no one answers' names no answer: a mark must follow, or another answer before it.
const NAMED =
  /^\s*[("“*]*(?:(?<yes>if\s+(?:the\s+answer\s+is\s+)?["“]?(?:yes|so))|(?<no>if\s+(?:the\s+answer\s+is\s+)?["“]?(?:no|not)|otherwise|else)|(?<bareYes>yes|y(?=\s*[:→]))|(?<bareNo>no|n(?=\s*[:→])))\b["”)*]*(?<mark>\s*(?:[,:;.]|–|—|-+>?|→|⇒|➔|➜|►|=>?|\|)+\s*|\s+|$)(?:then\s+)?/i;
/** 'If they are,' and 'if it is not,' behind a question. */
const PRONOUN =
  /^\s*if\s+(?:they|it|he|she|there|you)\s+(?:is|are|do|does|did|has|have|can|was|were)(?<not>\s+not|n['’]t)?\s*,\s*/i;
const CONDITION = /^\s*if\b(?!\s+(?:yes|no|so|not)\s*[,:;–—→-])/i;
const ANOTHER_IF = /\b(?:if|unless|otherwise|either|depending)\b/i;
/** Words after 'if no' that make it a condition of its own. */
const NO_ONE = /^(?:one|body|answer|response|longer|reply|more|other|such)\b/i;

/** The way in which a text is read: alone, without a question of its own, or below one that ends as a question does. */
type Reading = { readonly isAlone: boolean; readonly isAsked: boolean };

/** Reads the text after the name of an answer; undefined if it is not plain. */
function readRest(
  text: string,
  { from, to }: Range,
  { isAlone }: Reading,
): Pick<FoundAnswer, 'done' | 'goes'> | undefined {
  const rest = text.slice(from, to);
  const alone = wayAlone(rest);
  if (alone) return { done: { from, to: from }, goes: { from, to, way: alone } };
  const ended = wayAtEnd(rest);
  const end = ended ? from + ended.from : to;
  const done = text.slice(from, end);
  if (!isAlone && ANOTHER_IF.test(done)) return undefined;
  // A way before the end of a task leads past the rest of it.
  const parts = sentencesOf(done).map((one) => done.slice(one.from, one.to));
  if (parts.length > 1 && parts.some((part) => wayAtEnd(part)?.way.to === 'step')) return undefined;
  return { done: { from, to: end }, ...(ended && { goes: { from: end, to, way: ended.way } }) };
}

/** Tells whether a sentence begins like an answer, and so is not part of the question. */
const namesAnswer = (sentence: string): boolean =>
  /^\s*if\s+(?:yes|so|no|not)\s*(?:[,:;]|–|—|-|→|⇒)/i.test(sentence);

/** An answer's name in a text, and what it stands before. */
type Named = { readonly answer: 'yes' | 'no'; readonly named: Range };

function readName(
  text: string,
  { from, to }: Range,
  { isAlone, isAsked, isSecond }: Reading & { readonly isSecond: boolean },
): Named | undefined {
  const pronoun = isAsked ? PRONOUN.exec(text.slice(from, to)) : null;
  if (pronoun) {
    const answer = pronoun.groups?.['not'] === undefined ? 'yes' : 'no';
    return { answer, named: { from, to: from + pronoun[0].length } };
  }
  const match = NAMED.exec(text.slice(from, to));
  if (!match) return undefined;
  const { yes, bareYes, bareNo, mark = '' } = match.groups ?? {};
  const behind = from + match[0].length;
  const rest = text.slice(behind, to);
  const isBare = (bareYes ?? bareNo) !== undefined;
  const signs = mark.trim();
  const isMarked = isBare
    ? /[:–—→⇒➔➜►=|-]/.test(signs) || (isAlone && (rest.trim() === '' || (isAsked && signs !== '')))
    : /[^.\s]/.test(signs) || (isAlone && rest.trim() === '');
  const isOtherwise = /^\s*(?:otherwise|else)/i.test(match[0]);
  const isPlain =
    isMarked ||
    (!isBare &&
      (isOtherwise ||
        yes !== undefined ||
        wayAlone(rest) !== undefined ||
        ((isSecond || isAlone) && /^\s*if\s+no\s/i.test(match[0]) && !NO_ONE.test(rest))));
  // 'No, do not enter' is a sentence like any other.
  if (!isPlain) return undefined;
  const answer = (yes ?? bareYes) === undefined ? 'no' : 'yes';
  return { answer, named: { from, to: behind } };
}

/** 'If there is smoke, go to step 4': its condition is the question, and yes goes there. */
function readCondition(text: string, { from, to }: Range): FoundAnswer | undefined {
  const sentence = text.slice(from, to);
  const ended = wayAtEnd(sentence, true);
  if (!ended || !CONDITION.test(sentence)) return undefined;
  const before = sentence.slice(0, ended.from);
  const [condition = '', doing = '', ...more] = before.split(',');
  if (more.length > 0 && more.join('').trim() !== '') return undefined;
  if (
    /\b(?:unless|either|and if|or if|you|to|not|never|can|may|must|should)\s*$|\b(?:unless|either|and if|or if)\b/i.test(
      before,
    ) ||
    condition.trim().length < 5
  ) {
    return undefined;
  }
  const asked = from + condition.length;
  const begin = doing.trim() === '' ? from + ended.from : asked + 1;
  return {
    answer: 'yes',
    named: { from: asked, to: begin },
    done: { from: begin, to: from + ended.from },
    goes: { from: from + ended.from, to, way: ended.way },
  };
}

/**
 * Reads a text as a question and its answers if it is plain (IMPORT-4): nothing but answers follow the question, each
 * at most once, of any number of sentences if both are there. Undefined for every other text. With `isAlone` the answers
 * may come without a question, as below one; `isAsked` if that ends as questions do.
 */
export function readAnswers(text: string, isAlone = false, isAsked = false): Answered | undefined {
  const reading = { isAlone, isAsked };
  const answers: FoundAnswer[] = [];
  const named: (Named & { to: number; isLong: boolean })[] = [];
  let asked: number | undefined;
  let before = '';
  for (const sentence of sentencesOf(text)) {
    const last = named.at(-1);
    const isBehind = isAsked || last !== undefined || /\?["”’)]*\s*$/.test(before);
    before = text.slice(sentence.from, sentence.to);
    const name = readName(text, sentence, {
      isAlone,
      isAsked: isBehind,
      isSecond: last !== undefined,
    });
    if (!name && namesAnswer(text.slice(sentence.from, sentence.to))) return undefined;
    if (name) {
      if (named.some(({ answer }) => answer === name.answer)) return undefined;
      named.push({ ...name, to: sentence.to, isLong: false });
      asked ??= sentence.from;
    } else if (last) {
      // A question behind an answer has answers of its own, which are told from these by nothing.
      if (!isAlone && /\?["”’)]*\s*$/.test(text.slice(sentence.from, sentence.to)))
        return undefined;
      last.to = sentence.to;
      last.isLong = true;
    } else if (asked !== undefined) return undefined;
    else {
      const condition = readCondition(text, sentence);
      if (condition) answers.push(condition);
      asked = condition?.named.from;
    }
  }
  if (asked === undefined) return undefined;
  const isOne = named.length + answers.length === 1;
  for (const { answer, named: range, to, isLong } of named) {
    // The sentences behind a single answer may be for both.
    const rest =
      isLong && isOne && !isAlone ? undefined : readRest(text, { from: range.to, to }, reading);
    if (!rest || answers.some((one) => one.answer === answer)) return undefined;
    answers.push({ answer, named: range, ...rest });
  }
  const hasQuestion = text.slice(0, asked).trim() !== '';
  return hasQuestion === isAlone ? undefined : { asked, answers };
}
