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

// 'If no one answers' names no answer: a mark must follow, or all that follows is a way.
const NAMED =
  /^\s*[("“]*(?:(?<yes>if\s+(?:yes|so))|(?<no>if\s+(?:no|not)|otherwise|else)|(?<bareYes>yes)|(?<bareNo>no))\b["”)]*(?<mark>\s*(?:[,:;]|–|—|-+>?|→|⇒|=>?)\s*|\s+)(?:then\s+)?/i;
const CONDITION = /^\s*if\b(?!\s+(?:yes|no|so|not)\s*[,:;–—→-])/i;
const ANOTHER_IF = /\b(?:if|unless|otherwise|either|depending)\b/i;

/** Reads the text after the name of an answer; undefined if it is not plain. */
function readRest(
  text: string,
  { from, to }: Range,
): Pick<FoundAnswer, 'done' | 'goes'> | undefined {
  const rest = text.slice(from, to);
  const alone = wayAlone(rest);
  if (alone) return { done: { from, to: from }, goes: { from, to, way: alone } };
  const ended = wayAtEnd(rest);
  const end = ended ? from + ended.from : to;
  if (ANOTHER_IF.test(text.slice(from, end))) return undefined;
  return { done: { from, to: end }, ...(ended && { goes: { from: end, to, way: ended.way } }) };
}

/** Tells whether a sentence begins like an answer, and so is not part of the question. */
const namesAnswer = (sentence: string): boolean =>
  /^\s*if\s+(?:yes|so|no|not)\s*(?:[,:;]|–|—|-|→|⇒)/i.test(sentence);

function readNamed(text: string, { from, to }: Range): FoundAnswer | undefined {
  const match = NAMED.exec(text.slice(from, to));
  const { yes, no, bareYes, bareNo, mark = '' } = match?.groups ?? {};
  if (!match) return undefined;
  const behind = from + match[0].length;
  const isMarked = mark.trim() !== '';
  // 'No, do not enter' is a sentence like any other.
  if ((bareYes ?? bareNo) !== undefined && !/[:–—→⇒=-]/.test(mark)) return undefined;
  const isOtherwise = /^\s*(?:otherwise|else)/i.test(match[0]);
  if (!isMarked && !isOtherwise && !wayAlone(text.slice(behind, to))) return undefined;
  const rest = readRest(text, { from: behind, to });
  const answer = (yes ?? bareYes) === undefined ? 'no' : 'yes';
  return rest && (no ?? yes ?? bareNo ?? bareYes) !== undefined
    ? { answer, named: { from, to: behind }, ...rest }
    : undefined;
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
 * at most once. Undefined for every other text. With `isAlone` the answers may come without a question.
 */
export function readAnswers(text: string, isAlone = false): Answered | undefined {
  const sentences = sentencesOf(text);
  const answers: FoundAnswer[] = [];
  let asked: number | undefined;
  for (const sentence of sentences) {
    const named = readNamed(text, sentence);
    if (!named && namesAnswer(text.slice(sentence.from, sentence.to))) return undefined;
    const condition = named || asked !== undefined ? undefined : readCondition(text, sentence);
    const one = named ?? condition;
    if (!one) {
      if (asked !== undefined) return undefined;
      continue;
    }
    asked ??= condition ? condition.named.from : sentence.from;
    if (answers.some(({ answer }) => answer === one.answer)) return undefined;
    answers.push(one);
  }
  if (asked === undefined) return undefined;
  const hasQuestion = text.slice(0, asked).trim() !== '';
  return hasQuestion === isAlone ? undefined : { asked, answers };
}
