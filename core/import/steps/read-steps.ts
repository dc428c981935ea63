import { casesIn } from './cases.ts';
import { openAnswers, openCase } from './open-answers.ts';
import type { Unit } from './opened-issues.ts';
import { readLine, takeFormOf, takeWayBelow, takeWayOn } from './read-line.ts';
import { readRow, wordsOfRow } from './read-row.ts';
import {
  addLine,
  pieceOf,
  textOfPiece,
  walked,
  wordsOfBlock,
  type Line,
  type ReadStep,
  type Source,
} from './read-step.ts';
import { isAskingAt, levelAt, noAnswer, openList, wordsAt, type Reading } from './reading.ts';
import { leadByName, leadByWords } from './targets.ts';

/** The steps of an issue, and the blocks that must be read as words because their answers are not plain. */
export type ReadSteps = Pick<Reading, 'steps' | 'unclear'>;

/** Closes the branches that a paragraph does not belong to because it begins a new step. */
function leaveBranches(reading: Reading, place: number): void {
  const level = levelAt(reading, place);
  const { source } = reading;
  const { kind, label = '', block } = source[place] ?? {};
  for (;;) {
    const open = reading.branches.at(-1);
    if (!open) return;
    // A line behind list items is not one of them, a number behind plain lines is not one of them, and neither is a line apart behind lines that are not.
    const [first] = open.answer.done;
    const isBeside =
      !first ||
      (level === levelAt(reading, first.place) &&
        (block?.isApart === false || source[first.place]?.block.isApart === true));
    // If both answers are plain lines, the second has one paragraph if the first has one.
    const other = open.answer === open.step.yes ? open.step.no : open.step.yes;
    const isEven = other?.done.length === 1 && open.answer.done.length === 1 && level < 0;
    const isFlat = open.isBare && isBeside && (level < 0 || open.level < 0);
    if (isFlat && !isEven) return;
    const own = levelAt(reading, open.asked ?? open.step.place);
    const isAlone = open.level < 0 && own < 0;
    const isBelow = isAlone
      ? kind === 'bullet' || label === '1'
      : level > (open.level < 0 ? own : open.level);
    if (level >= 0 && isBelow) return;
    reading.branches.pop();
  }
}

/** Adds a paragraph to the step above it, or makes it a step of the open branch. */
function addPart(reading: Reading, place: number): void {
  const { source, unclear } = reading;
  const level = levelAt(reading, place);
  if (level >= 0) reading.branches = reading.branches.filter((branch) => branch.level <= level);
  const open = reading.branches.at(-1);
  const last = openList(reading).at(-1);
  const above = levelAt(reading, last?.place ?? -1);
  const isBeside = open !== undefined && level >= 0 && level === open.level;
  const isListed =
    open?.isBare === true &&
    open.answer.done.every((done) => levelAt(reading, done.place) <= open.level);
  if (open && ((isBeside && !isListed) || open.answer.way.to !== 'next'))
    unclear.add(open.step.block);
  // The items below an answer are its steps, unless its words announce a list of things.
  const isTask = last !== undefined && last.place !== last.block && !isAskingAt(reading, last);
  const isOwn =
    open && level >= 0 && ((isBeside && isListed) || isTask || level <= Math.max(0, above));
  // A numbered paragraph at the level of the step above is a step of its own.
  const isNext =
    !open &&
    [place, last?.place ?? -1].every((at) => source[at]?.kind === 'numbered') &&
    level === above &&
    last?.lines.length === 1;
  if (!last || isOwn || isNext) openList(reading).push(readLine(source, place));
  else {
    if (last.yes || last.no) unclear.add(last.block);
    addLine(last, source, place);
  }
}

/** Opens the branch of an answer whose name ends a step: 'Is it hot? If so,' over a list. */
function openBare(reading: Reading, step: ReadStep, place: number): void {
  const answer = step.no ?? step.yes;
  const end = reading.source[place]?.block.text.trimEnd().length;
  if (!answer || step.taken.at(-1)?.to !== end) return;
  if (answer.done.length > 0 || step.taken.at(-1)?.use !== 'answer') return;
  reading.branches.push({ step, answer, level: levelAt(reading, place), isBare: false });
}

/** Opens the branch of a condition over a list, such as 'If it is hot:'. The condition becomes the question, and the list is done at 'Yes'. */
function openListed(
  reading: Reading,
  step: ReadStep,
  { place, below }: { place: number; below: number | undefined },
): void {
  const level = levelAt(reading, place);
  const isLed = /^\s*(?:if|in case|in the event|should|where)\b.{4,140}:\s*$/i.test(
    wordsAt(reading, place),
  );
  if (!isLed || below === undefined || step.yes) return;
  if (levelAt(reading, below) <= level) return;
  step.yes = noAnswer();
  reading.branches.push({ step, answer: step.yes, level, isBare: false });
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Completes the questions, and takes the ways off the ends of the other steps. */
function closeSteps({ source, plain, steps, unclear, fixed, single, said, near }: Reading): void {
  for (const step of walked(steps)) {
    if (step.lines.some(({ piece }) => near.has(piece.block))) step.mayAsk = true;
    const canAnswer = !fixed.has(step) && !plain.has(step.block);
    const isForm = canAnswer && takeFormOf(step, source);
    for (const answer of [step.yes, step.no]) if (answer) takeWayBelow(step, answer, source);
    if (step.yes || step.no || said.has(step) || isForm) {
      if (single.has(step) && !(step.yes && step.no)) unclear.add(step.block);
      step.yes ??= noAnswer();
      step.no ??= noAnswer();
      const [ofYes, ofNo] = [step.yes.text, step.no.text];
      const isNameless = [...ofYes, ...ofNo].some((name) => !hasWords(textOfPiece(source, name)));
      if (isNameless || ofYes.length > 0 !== ofNo.length > 0) unclear.add(step.block);
    } else if (canAnswer) takeWayOn(step, source);
  }
}

/**
 * Reads the paragraphs of an issue in order. A question gets the answers in it or below it, each with its own steps
 * (IMPORT-4). The steps of the blocks in `plain` are only words, and `labels` has the labels of the rows.
 */
export function readSteps(
  source: Source,
  units: readonly Unit[],
  { plain, labels }: { plain: ReadonlySet<number>; labels: ReadonlySet<string> },
): ReadSteps {
  const reading: Reading = {
    source,
    plain,
    ...casesIn(
      source,
      units.flatMap(({ places, sections }) => [
        ...sections.map((place) => ({ place, isSection: true })),
        ...places.map((place) => ({ place, isSection: false })),
      ]),
    ),
    steps: [],
    unclear: new Set(),
    fixed: new Set(),
    single: new Set(),
    said: new Set(),
    asking: new Map(),
    branches: [],
  };
  const all = units.flatMap(({ places }) => places);
  const following = new Map(all.map((place, at) => [place, all[at + 1]]));
  const sectionLine = (at: number): Line => ({
    before: '',
    piece: pieceOf(at, { from: 0, to: source[at]?.block.text.length ?? 0 }, 'words'),
  });
  const begin = (place: number, sections: readonly number[], isAnswer: boolean): void => {
    const { block, kind, use } = source[place] ?? {};
    const isWords = use === 'words' || plain.has(place);
    const isRow = block !== undefined && kind === 'row';
    if (isRow || sections.length > 0) reading.branches = [];
    else if (!isAnswer) leaveBranches(reading, place);
    const words = isRow ? wordsOfRow({ place, block }) : wordsOfBlock(source, place);
    const read = isRow ? readRow({ place, block }, labels) : readLine(source, place);
    const step = isWords ? words : read;
    if (isRow || use === 'words') reading.fixed.add(step);
    else if (use === 'question') reading.said.add(step);
    step.lines.unshift(...sections.map(sectionLine));
    openList(reading).push(step);
    openBare(reading, step, place);
    if (!isRow && !isWords) openListed(reading, step, { place, below: following.get(place) });
  };
  for (const { places, sections } of units) {
    const [first = 0, ...parts] = places;
    const others = sections.filter((section) => !openCase(reading, section));
    const isAnswer = others.length < sections.length;
    if (sections.length > 0 || !openAnswers(reading, first)) begin(first, others, isAnswer);
    for (const place of parts) if (!openAnswers(reading, place)) addPart(reading, place);
  }
  closeSteps(reading);
  leadByWords(reading);
  leadByName(reading);
  return reading;
}
