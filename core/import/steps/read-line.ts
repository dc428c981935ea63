import { LIMITS } from '../../base/limits.ts';
import { areBoth, readAnswers, type FoundAnswer } from '../phrases/answers.ts';
import {
  idOf,
  newStep,
  NEXT,
  pieceOf,
  textOfLine,
  textOfPiece,
  wordsOfBlock,
  type ReadAnswer,
  type ReadStep,
  type Source,
} from './read-step.ts';
import { namesAnswers, readOwnName } from '../phrases/answer-names.ts';
import { sentencesOf, type Range } from '../phrases/sentences.ts';
import { BOXES } from '../phrases/signs.ts';
import { APART, type Piece } from '../paragraphs/source.ts';
import { endsWithin, wayAlone, wayAtEnd } from '../phrases/ways.ts';

/** The position at which the answers in a text begin, the block that identifies their steps for corrections, and the base of the steps' ids. */
type AnswerPlace = { readonly at: number; readonly row: number; readonly of: string };

const stepAt = (place: number, { row, of }: AnswerPlace, piece: Piece): ReadStep =>
  newStep(place, [{ before: '', piece }], { id: idOf(place, of), block: row });

/** A box to check before the task of an answer. */
const BOX = new RegExp(String.raw`^\s*[${BOXES}]\s*`, 'u');

/** Returns the steps of an answer's task. The task may be a question with its own answers. */
function taskOf(
  source: Source,
  place: number,
  { at, row, of }: AnswerPlace,
  { done }: FoundAnswer,
): ReadStep[] {
  const [begin, to] = [done.from + at, done.to + at];
  const box = BOX.exec(source[place]?.block.text.slice(begin, to) ?? '')?.[0] ?? '';
  const from = begin + box.length;
  const text = source[place]?.block.text.slice(from, to) ?? '';
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const inner = readAnswers(text);
  const asked = { from, to: from + (inner?.asked ?? text.length) };
  const step = stepAt(place, { at, row, of }, pieceOf(place, asked, 'words'));
  giveAnswers(step, source, place, { at: from, row, of }, inner?.answers ?? []);
  return [step];
}

/** The order of an answer among those with their own words, and whether it is the last. */
export type Among = {
  readonly nth: number;
  readonly isPair: boolean;
  readonly isLast: boolean;
  /** True if the answers 'yes' and 'no' are beside it. */
  readonly isThird?: boolean;
};

/** The name of an answer for all other cases. */
const REST =
  /^(?:neither|otherwise|else|(?:any|some)thing else|(?:any|some)(?:body|one) else|none(?: of (?:these|them|the above))?|(?:all )?others?|yes|no)$/i;

/** Tells whether answers with their own words are the two answers of one question. Otherwise each becomes a question. */
export const arePair = (found: readonly FoundAnswer[]): boolean =>
  found.length === 2 &&
  !areBoth(found) &&
  found.every(({ label: { from, to } }) => to - from <= LIMITS.answerText);

/** Gives a step an answer that was found in a block's text, from `at` on. Returns the answer with the step that has it. */
export function giveAnswer(
  asking: ReadStep,
  source: Source,
  place: number,
  { at, row, of }: AnswerPlace,
  { found, among }: { readonly found: FoundAnswer; readonly among: Among },
): { readonly step: ReadStep; readonly answer: ReadAnswer } {
  const { named, label, goes } = found;
  const own = pieceOf(place, { from: label.from + at, to: label.to + at }, 'words');
  const isOwn = found.answer === 'own';
  const { no } = asking;
  const isRest =
    isOwn && !among.isPair && !no && among.isLast && REST.test(textOfPiece(source, own));
  const isLink = isOwn && !among.isPair && among.nth > 0 && !isRest;
  const link = { at, row, of: of === '' ? `own${among.nth}` : `${of}-own${among.nth}` };
  const step = isLink ? stepAt(place, link, own) : asking;
  if (isLink) {
    asking.no = { done: [step], way: NEXT, text: [] };
    // A third answer is asked about before the task at 'No'.
    if (no) step.no = no;
  }
  if (isOwn && !among.isPair && among.nth === 0) step.lines.push({ before: '', piece: own });
  const isFirst = isLink || among.nth === 0;
  const answer = found.answer !== 'own' ? found.answer : isFirst ? 'yes' : 'no';
  const within = isLink ? link.of : of;
  const made: ReadAnswer = {
    done: taskOf(
      source,
      place,
      { at, row, of: within === '' ? answer : `${within}-${answer}` },
      found,
    ),
    way: goes?.way ?? NEXT,
    text: isOwn && among.isPair ? [own] : [],
  };
  step[answer] = made;
  const act = made.done.at(-1);
  const last = act?.lines.at(-1);
  if (act && last && endsWithin(textOfLine(source, last), made.way)) act.mayLead = true;
  const name = { from: named.from + at, to: named.to + at };
  const signs = [
    { from: name.from, to: own.from },
    { from: own.to, to: name.to },
  ];
  for (const range of isOwn && !isRest ? signs : [name])
    if (range.to > range.from) step.taken.push(pieceOf(place, range, 'answer'));
  if (goes) step.taken.push(pieceOf(place, { from: goes.from + at, to: goes.to + at }, 'skip'));
  return { step, answer: made };
}

/** Gives a step all answers that were found in a block's text. */
export function giveAnswers(
  step: ReadStep,
  source: Source,
  place: number,
  where: AnswerPlace,
  answers: readonly FoundAnswer[],
): void {
  const isPair = arePair(answers);
  let asking = step;
  for (const [nth, found] of answers.entries()) {
    const among = { nth, isPair, isLast: nth === answers.length - 1 };
    asking = giveAnswer(asking, source, place, where, { found, among }).step;
  }
}

/** Returns the ranges of a row's cells, or the whole text of any other block. */
function cellsOf(source: Source, place: number): readonly Range[] {
  const { from = 0, block } = source[place] ?? {};
  const { text = '', table } = block ?? {};
  if (table === undefined) return [{ from, to: text.length }];
  const cells: Range[] = [];
  for (let at = from; at <= text.length;) {
    const end = text.indexOf(APART, at);
    const to = end < 0 ? text.length : end;
    cells.push({ from: at, to });
    at = to + APART.length;
  }
  return cells;
}

/** Returns a block as a step. If it has answers, as in 'Is …? If yes, … If no, …', the step is a question. */
export function readLine(source: Source, place: number): ReadStep {
  const step = wordsOfBlock(source, place);
  const text = source[place]?.block.text ?? '';
  const cells = cellsOf(source, place);
  const read = cells.map(({ from, to }) => readAnswers(text.slice(from, to)));
  const asking = read.findIndex((found) => found !== undefined);
  const found = read[asking];
  const at = cells[asking]?.from ?? 0;
  if (!found) return step;
  const question = { from: at, to: at + found.asked };
  step.lines = cells.map((cell, index) => ({
    before: '',
    piece: pieceOf(place, index === asking ? question : cell, 'words'),
  }));
  giveAnswers(step, source, place, { at, row: place, of: '' }, found.answers);
  return step;
}

/** The two answers that a form has behind a question, perhaps with a third: 'Hot? Y/N', '☐ Yes ☐ No ☐ N/A'. */
const FORM = new RegExp(
  String.raw`(?:\?["”’)*]*|(?=\s*\([^()]*\)\s*\?\s*$))(?<boxes>[\s${BOXES}○_([]*\]?\s*\b(?:yes|y)\b[^\p{L}]{1,20}(?:or\s+)?(?:no|n)\b(?:[^\p{L}]{1,9}n\/?a\b)?[^\p{L}]*|\s*\((?:yes|y)\s*[/|]\s*(?:no|n)\)\s*\?\s*)$`,
  'iu',
);

/** Takes a form's answers off the end of a question, and tells whether there were any. */
export function takeFormOf(step: ReadStep, source: Source): boolean {
  const line = step.lines.at(-1);
  if (!line) return false;
  const { piece } = line;
  const text = textOfLine(source, line);
  const boxes = FORM.exec(text)?.groups?.['boxes'];
  // A row of several cells is a form to fill in, so its boxes stay.
  if (boxes === undefined || text.split(APART).length > 2) return false;
  const from = piece.to - boxes.length;
  step.lines = [...step.lines.slice(0, -1), { ...line, piece: { ...piece, to: from } }];
  step.taken.push(pieceOf(piece.block, { from, to: piece.to }, 'answer'));
  return true;
}

/** Takes the way from an answer's last step if the step says nothing else, such as 'Go on.' below 'No'. */
export function takeWayBelow(asking: ReadStep, answer: ReadAnswer, source: Source): void {
  const step = answer.done.at(-1);
  const [line, more] = step?.lines ?? [];
  if (!step || !line || more || step.yes || step.no || answer.way.to !== 'next') return;
  const way = wayAlone(textOfLine(source, line));
  if (!way) return;
  answer.done.pop();
  answer.way = way;
  asking.taken.push(...step.taken, { ...line.piece, use: 'skip' });
}

/** Words that make a way depend on something. A way behind a wait does not depend on the wait. */
export const CONDITION = /\b(?:if|unless|when|once|until|either|or|after|before)\b/i;

/** A cell beside a step, with the name of its column before it. */
const BESIDE = /^\p{Lu}[^:.]{0,30}: /u;

/** Returns the words of a step without the cells beside it. */
function withoutBeside(text: string): string {
  const [cell = ''] = /(?:\n| \| )(?:(?!\n| \| ).)*$/.exec(text) ?? [];
  const isBeside = cell.length < text.length && BESIDE.test(cell.replace(/^(?:\n| \| )/, ''));
  return isBeside && cell !== '' ? withoutBeside(text.slice(0, -cell.length)) : text;
}

/** Takes the way from the end of a statement: 'Call facilities, then go to step 7.' */
export function takeWayOn(step: ReadStep, source: Source): void {
  const line = step.lines.at(-1);
  if (!line || step.once.to !== 'next') return;
  const { piece } = line;
  const all = textOfLine(source, line);
  const text = withoutBeside(all);
  // A way behind answers that were not read may not apply to every answer.
  if (step.lines.some((one) => namesAnswers(textOfLine(source, one)))) return;
  const last = sentencesOf(text).at(-1);
  if (!last) return;
  const sentence = text.slice(last.from, last.to);
  // A step that is only a way would be left without words, so it is only marked.
  if (step.lines.length === 1 && (wayAlone(text)?.to ?? 'next') !== 'next') step.mayLead = true;
  const found = wayAtEnd(sentence) ?? wayAtEnd(text);
  const begin = found && (wayAtEnd(sentence) ? last.from + found.from : found.from);
  if (!found || begin === undefined) return;
  const isAll = text.slice(0, begin).trim() === '';
  if (isAll && (step.lines.length === 1 || found.way.to === 'next')) return;
  const isWaiting = /^(?:and )?then\b/i.test(text.slice(begin));
  const isConditional = (isWaiting ? /\b(?:if|unless|either|or|before)\b/i : CONDITION).test(
    sentence,
  );
  if (isConditional || readOwnName(text, last)) {
    if (found.way.to !== 'next') step.mayLead = true;
    return;
  }
  const end = text.length + (all.startsWith(APART, text.length) ? APART.length : 0);
  const [from, to] = [piece.from + begin, piece.from + end];
  const before = { ...line, piece: { ...piece, to: from } };
  const behind = { ...line, piece: { ...piece, from: to } };
  step.lines = [
    ...step.lines.slice(0, -1),
    ...(isAll ? [] : [before]),
    ...(to < piece.to ? [behind] : []),
  ];
  step.once = found.way;
  step.taken.push(pieceOf(piece.block, { from, to }, 'skip'));
}
