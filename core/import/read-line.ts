import { readAnswers, type FoundAnswer } from './answers.ts';
import {
  idOf,
  NEXT,
  pieceOf,
  textOfLine,
  wordsOfBlock,
  type ReadAnswer,
  type ReadStep,
  type Source,
} from './read-step.ts';
import { sentencesOf, type Range } from './sentences.ts';
import { wayAtEnd } from './ways.ts';

/** The place where the answers of a text begin, the block by which corrections name their steps, and their ids. */
type Place = { readonly at: number; readonly row: number; readonly of: string };

/** Returns the steps of an answer's task: its words, or a question of its own with answers. */
function taskOf(
  source: Source,
  place: number,
  { at, row, of }: Place,
  { done }: FoundAnswer,
): ReadStep[] {
  const [from, to] = [done.from + at, done.to + at];
  const text = (source.blocks[place]?.text ?? '').slice(from, to);
  if (text.trim() === '') return [];
  const inner = readAnswers(text);
  const step: ReadStep = {
    id: idOf(place, of),
    block: row,
    place,
    label: '',
    lines: [
      {
        before: '',
        pieces: [pieceOf(place, { from, to: from + (inner?.asked ?? text.length) }, 'words')],
      },
    ],
    once: NEXT,
    confirmation: [],
    taken: [],
  };
  for (const one of inner?.answers ?? [])
    giveAnswer(step, source, place, { at: from, row, of }, one);
  return [step];
}

/** Gives a step an answer that was found in the text of a block, from `at` on. */
export function giveAnswer(
  step: ReadStep,
  source: Source,
  place: number,
  { at, row, of }: Place,
  found: FoundAnswer,
): ReadAnswer {
  const { answer, named, goes } = found;
  const made: ReadAnswer = {
    done: taskOf(source, place, { at, row, of: of === '' ? answer : `${of}-${answer}` }, found),
    way: goes?.way ?? NEXT,
    text: [],
  };
  step[answer] = made;
  step.taken.push(pieceOf(place, { from: named.from + at, to: named.to + at }, 'answer'));
  if (goes) step.taken.push(pieceOf(place, { from: goes.from + at, to: goes.to + at }, 'skip'));
  return made;
}

const APART = ' | ';

/** Returns the ranges of a row's cells; of any other block all of it. */
function cellsOf({ blocks }: Source, place: number, from: number): readonly Range[] {
  const { text = '', table } = blocks[place] ?? {};
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

/** Returns a block as a step, a question with its answers if it has them: 'Is …? If yes, … If no, …'. */
export function readLine(source: Source, place: number): ReadStep {
  const step = wordsOfBlock(source, place);
  const { text = '' } = source.blocks[place] ?? {};
  const cells = cellsOf(source, place, source.outlined[place]?.from ?? 0);
  const read = cells.map(({ from, to }) => readAnswers(text.slice(from, to)));
  const asking = read.findIndex((found) => found !== undefined);
  const found = read[asking];
  const at = cells[asking]?.from ?? 0;
  if (!found) return step;
  const question = { from: at, to: at + found.asked };
  step.lines = cells.map((cell, index) => ({
    before: '',
    pieces: [pieceOf(place, index === asking ? question : cell, 'words')],
  }));
  for (const one of found.answers) giveAnswer(step, source, place, { at, row: place, of: '' }, one);
  return step;
}

/** Takes the way from the end of a statement: 'Call facilities, then go to step 7.' */
export function takeWayOn(step: ReadStep, source: Source): void {
  const line = step.lines.at(-1);
  const piece = line?.pieces[0];
  if (!line || !piece || step.once.to !== 'next') return;
  const text = textOfLine(source, line);
  const last = sentencesOf(text).at(-1);
  if (!last) return;
  const sentence = text.slice(last.from, last.to);
  const found = wayAtEnd(sentence) ?? wayAtEnd(text);
  const begin = found && (wayAtEnd(sentence) ? last.from + found.from : found.from);
  const isConditional = /\b(?:if|unless|when|once|until|either|or|after|before)\b/i.test(sentence);
  if (!found || begin === undefined || isConditional || text.slice(0, begin).trim() === '') return;
  const from = piece.from + begin;
  step.lines = [...step.lines.slice(0, -1), { ...line, pieces: [{ ...piece, to: from }] }];
  step.once = found.way;
  step.taken.push(pieceOf(piece.block, { from, to: piece.to }, 'skip'));
}
