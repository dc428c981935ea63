import {
  opposites,
  isCondition,
  namesByPronoun,
  isQuestion,
  readName,
  readOwnName,
  type AnswerName,
  type NameReading,
} from '../phrases/answer-names.ts';
import { sentencesOf, type Range } from '../phrases/sentences.ts';
import { wayAlone, wayAtEnd, type Way } from '../phrases/ways.ts';

/** An answer in a text: the words that name it, its task, and the way after the task. */
export type FoundAnswer = AnswerName & {
  /** The words of its task, empty if there is nothing to do. */
  readonly done: Range;
  /** The words of the way, absent if the text does not say where to go. */
  readonly goes?: Range & { readonly way: Way };
};

/** A text that is a question with its answers: characters 0 to `asked` are the question. */
export type Answered = { readonly asked: number; readonly answers: readonly FoundAnswer[] };

const CONDITION = /^\s*if\b(?!\s+(?:yes|no|so|not)\s*[,:;–—→-])/i;
const ANOTHER_IF =
  /(?<!\b(?:ask|check|see|know|out|sure)(?:\s\w+)?\s)\bif\b|\b(?:unless|otherwise|either|depending)\b/i;
const QUESTION = /\?["”’)]*\s*$/;
/** A short question. */
const ASKED = /^\s*([^.:;!?\n→|]{2,40})\?\s*$/;

/** Answers such as 'Yes, …' and 'No, …'. They count only if the text has both. */
const BARE = /^\W*(yes|no)\s*[,.!–—:-]/i;

/** The word 'then' before what is done at 'yes', if nothing else names that answer. */
const THEN = /^\W*then\s+/i;

/** Reads the text behind an answer's name. Returns undefined if it is not plain. */
export function readTask(
  text: string,
  { from, to }: Range,
  isAlone: boolean,
): Pick<FoundAnswer, 'done' | 'goes'> | undefined {
  const rest = text.slice(from, to);
  const alone = wayAlone(rest);
  if (alone) return { done: { from, to: from }, goes: { from, to, way: alone } };
  const ended = wayAtEnd(rest);
  const end = ended ? from + ended.from : to;
  const done = text.slice(from, end);
  if (!isAlone && ANOTHER_IF.test(done)) return undefined;
  // A way before the end of a task would lead past the rest of it.
  const parts = sentencesOf(done).map((one) => done.slice(one.from, one.to));
  if (parts.length > 1 && parts.some((part) => wayAtEnd(part)?.way.to === 'step')) return undefined;
  return { done: { from, to: end }, ...(ended && { goes: { from: end, to, way: ended.way } }) };
}

/** Tells whether a sentence begins like an answer, so that it is not part of the question. */
const namesAnswer = (sentence: string): boolean =>
  /^\s*if\s+(?:yes|so|no|not)\s*(?:[,:;]|–|—|-|→|⇒)/i.test(sentence);

/** Reads 'If there is smoke, go to step 4' as a question: the condition is asked, and 'yes' goes to that step. */
function readCondition(text: string, { from, to }: Range): AnswerName | undefined {
  const sentence = text.slice(from, to);
  const ended = wayAtEnd(sentence, true);
  if (!ended || !CONDITION.test(sentence)) return undefined;
  const before = sentence.slice(0, ended.from);
  const [condition = '', doing = '', ...more] = before.split(',');
  const isUnclear =
    /\b(?:unless|either|and if|or if|you|to|not|never|can|may|must|should)\s*$|\b(?:unless|either|and if|or if)\b/i.test(
      before,
    );
  if (isUnclear || more.join('').trim() !== '' || condition.trim().length < 5) return undefined;
  const asked = from + condition.length;
  const named = { from: asked, to: doing.trim() === '' ? from + ended.from : asked + 1 };
  return { answer: 'yes', named, label: { from, to: asked } };
}

type Part = AnswerName & { to: number; isLong: boolean };

/** Tells whether the answers 'yes' and 'no' are both there, so that any other is a third. */
export const areBoth = (answers: readonly AnswerName[]): boolean =>
  ['yes', 'no'].every((name) => answers.some(({ answer }) => answer === name));

/** Returns the sign behind the name of an answer. */
export const signOf = (text: string, { label, named: range }: AnswerName): string =>
  text.slice(label.to, range.to).trim();

/** Reads a short question as the name of an answer: 'Reached?' beside 'Not reached?'. */
function askedName(text: string, { from, to }: Range): AnswerName | undefined {
  const name = ASKED.exec(text.slice(from, to))?.[1];
  const label = { from, to: from + (name?.length ?? 0) };
  return name === undefined ? undefined : { answer: 'own', named: { from, to }, label };
}

/** Returns the beginnings of the sentences whose names are opposites, written in the same way. */
function opposedIn(text: string, sentences: readonly Range[]): ReadonlySet<number> {
  const found = [readOwnName, askedName].flatMap((read) => {
    const names = sentences.flatMap((one) => {
      const { from, to } = read(text, one)?.label ?? { from: 0, to: 0 };
      const name = text.slice(from, to).trim().toLowerCase();
      return name === '' ? [] : [[name, one.from] as const];
    });
    const opposed = opposites(new Set(names.map(([name]) => name)));
    return names.flatMap(([name, from]) => (opposed.has(name) ? [from] : []));
  });
  return new Set(found);
}

/** Completes the answers of a text. They are 'yes' and 'no', perhaps with others behind them, or they all have their own words. Returns undefined for any other mixture. */
function named(parts: readonly Part[]): readonly Part[] | undefined {
  const own = parts.filter(({ answer }) => answer === 'own').length;
  const areThirds = areBoth(parts.slice(0, 2)) && own === parts.length - 2;
  // The second answer repeats the question: 'If it is not hot, …' behind 'If it is, …'.
  if (own === 1 && parts.length === 2 && !areBoth(parts))
    return parts.map((part) => ({ ...part, answer: 'own' }));
  if (own === 0 || areThirds) return areThirds || parts.length === 1 ? parts : undefined;
  const isRest = parts.at(-1)?.answer !== 'own' && own === parts.length - 1;
  return parts.length > 1 && (own === parts.length || isRest)
    ? parts.map((part) => ({ ...part, answer: 'own' }))
    : undefined;
}

/**
 * Reads a text as a question and its answers if it is plain (IMPORT-4): only answers follow the question, each at most
 * once, and an answer may have several sentences if both are there. Returns undefined for every other text. With
 * `isAlone` the answers may come without a question, like those below one. `isAsked` says that the text above ends like
 * a question, `isOpen` that it has one of two answers, `isPaired` that the other answer is in the next paragraph, and
 * `isBelow` that a question is above, so that the answers may have their own words.
 */
export function readAnswers(
  text: string,
  isAlone = false,
  { isAsked = false, isOpen = false, isPaired = false, isBelow = false } = {},
): Answered | undefined {
  const parts: Part[] = [];
  let asked: number | undefined;
  let above = '';
  // In 'Is it open? Shut it; otherwise knock.', the task at 'yes' has no name before it.
  let unsaid: Range | undefined;
  const sentences = sentencesOf(text);
  const bare = sentences.flatMap(
    ({ from, to }) => BARE.exec(text.slice(from, to))?.[1]?.toLowerCase() ?? [],
  );
  const areBare = new Set(bare).size === 2 && bare.length === 2;
  const opposed = isAlone ? new Set<number>() : opposedIn(text, sentences);
  for (const sentence of sentences) {
    const said = text.slice(sentence.from, sentence.to);
    const last = parts.at(-1);
    const isBehind = isQuestion(above);
    const isFirst = isBehind || (isAlone && isBelow && THEN.test(said) && sentence.from === 0);
    above = said;
    const reading: NameReading = {
      isAlone,
      isAsked: isAsked || last !== undefined || isBehind || unsaid !== undefined,
      isSecond: last !== undefined || isOpen,
      isPaired: (isPaired && last === undefined) || (areBare && BARE.test(said)),
    };
    // A name such as 'Porter: …' below a question says who acts, and is not an answer.
    const isOpposed = opposed.has(sentence.from);
    const mayOwn =
      (isAlone ? isBelow && isCondition(said) : isBehind || isOpposed) && asked === undefined;
    const isOther =
      parts.length === 1 &&
      !isPaired &&
      isCondition(said) &&
      namesByPronoun(text.slice(last?.named.from));
    const isOwn = last ? last.answer === 'own' || isOther : mayOwn;
    const own =
      isOwn || areBoth(parts)
        ? (readOwnName(text, sentence) ?? (isOpposed ? askedName(text, sentence) : undefined))
        : undefined;
    // A third answer has the same sign as the others: 'Yes: …', 'No: …' and 'Unsure: …'.
    const isParallel = isOwn || (own && last && signOf(text, own) === signOf(text, last));
    const name = readName(text, sentence, reading) ?? (isParallel && own);
    if (!name && namesAnswer(said)) return undefined;
    if (unsaid && name && !last && name.answer === 'no' && !BARE.test(said)) {
      const to = unsaid.from + (THEN.exec(text.slice(unsaid.from))?.[0].length ?? 0);
      const label = { from: unsaid.from, to: unsaid.from };
      parts.push({ answer: 'yes', named: { ...label, to }, label, to: unsaid.to, isLong: false });
      asked = unsaid.from;
    }
    if (name) {
      parts.push({ ...name, to: sentence.to, isLong: false });
      asked ??= sentence.from;
    } else if (last) {
      // A question within an answer has its own answers, which cannot be told from these.
      if (!isAlone && QUESTION.test(said)) return undefined;
      last.to = sentence.to;
      last.isLong = true;
    } else {
      const condition = isAlone ? undefined : readCondition(text, sentence);
      if (condition) parts.push({ ...condition, to: sentence.to, isLong: false });
      asked = condition?.named.from;
      if (isFirst && !QUESTION.test(said)) unsaid = sentence;
      else if (unsaid) unsaid = QUESTION.test(said) ? undefined : { ...unsaid, to: sentence.to };
    }
  }
  const all = named(parts);
  if (asked === undefined || !all) return undefined;
  const isOne = all.length === 1;
  const [first] = all;
  const before = text.slice(0, asked);
  // 'If it is hot, leave. If not, wait.' is a single act, and so is 'Ask if they feel safe. If they do not, call.'
  const isAct =
    (first?.answer === 'no' && !isQuestion(before)) ||
    (namesByPronoun(text.slice(asked)) && !QUESTION.test(before));
  if (isOne && isAct && !isAlone) return undefined;
  // Between 'Yes' and 'No', another 'if' can only be part of a task.
  const isPlain = areBoth(all) && all.every(({ isLong }) => !isLong);
  const answers: FoundAnswer[] = [];
  for (const { answer, named: range, label, to, isLong } of all) {
    // The sentences behind a single answer may apply to both answers, and 'Can I stay? No.' does not ask the reader.
    const isBare = /^\W*(?:yes|no)\W*$/i.test(text.slice(range.from, to));
    const isUnclear = (isLong || isBare) && isOne && !isAlone;
    const rest = isUnclear ? undefined : readTask(text, { from: range.to, to }, isAlone || isPlain);
    if (!rest) return undefined;
    answers.push({ answer, named: range, label, ...rest });
  }
  const hasQuestion = /[\p{L}\p{N}]/u.test(text.slice(0, asked));
  return hasQuestion === isAlone ? undefined : { asked, answers };
}
