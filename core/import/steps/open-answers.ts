import { readAnswers } from '../phrases/answers.ts';
import { isQuestion, namesByPronoun } from '../phrases/answer-names.ts';
import { arePair, giveAnswer, readLine } from './read-line.ts';
import {
  askedOutright,
  labelPiece,
  lastWalked,
  textOfLine,
  wordsOfBlock,
  type ReadStep,
} from './read-step.ts';
import { isAskingAt, levelAt, noAnswer, openList, wordsAt, type Reading } from './reading.ts';

/** The facts that `giveAnswer` needs for 'yes' and 'no', which are not told apart by their order. */
const AMONG = { nth: 0, isPair: true, isLast: false };

/** Finds the question for these answers: the step above, or the step of an open branch. */
function askedBy(
  reading: Reading,
  names: readonly ('yes' | 'no')[],
  level: number,
  isOutright: boolean,
): ReadStep | undefined {
  const lacks = (step: ReadStep | undefined): step is ReadStep =>
    step !== undefined &&
    !reading.fixed.has(step) &&
    names.every((name) => step[name] === undefined);
  for (;;) {
    const open = reading.branches.at(-1);
    const last = openList(reading).at(-1);
    const isBeside = open !== undefined && (level < 0 ? open.level < 0 : level <= open.level);
    if (open && isBeside && lacks(open.step)) return open.step;
    if (lacks(last) && (isAskingAt(reading, last) || (!open && isOutright))) return last;
    if (!open) return undefined;
    if (lacks(open.step)) return open.step;
    reading.branches.pop();
  }
}

/** Makes a row of 'If' and 'Then' a question, which is asked if the answer to the row above is no (IMPORT-28). */
function openCondition(reading: Reading, place: number): boolean {
  const asked = reading.branches.find(({ step }) => reading.source[step.place]?.isCondition)?.step;
  const answer = noAnswer();
  const step: ReadStep = { ...wordsOfBlock(reading.source, place), yes: answer };
  if (asked?.no) reading.unclear.add(asked.block);
  if (asked && !asked.no) asked.no = { ...noAnswer(), done: [step] };
  else reading.steps.push(step);
  reading.branches = [{ step, answer, level: -1, isBare: true }];
  return true;
}

/** Opens the branch of an answer with its own words (IMPORT-25). */
export function openCase(reading: Reading, place: number): boolean {
  const { source, plain, branches, asking } = reading;
  const own = reading.cases.get(place);
  if (!own)
    return (
      source[place]?.isCondition === true && !plain.has(place) && openCondition(reading, place)
    );
  if (plain.has(own.asked)) return false;
  const { nth, isThird = false } = own.among;
  const asked = lastWalked(reading.steps, (step) => step.lines.at(-1)?.piece.block === own.asked);
  const above = nth === 0 || isThird ? asked : asking.get(own.asked);
  if (!above || reading.fixed.has(above) || plain.has(above.block)) return false;
  if (nth === 0 && (above.yes ?? above.no)) return false;
  if (isThird && !above.yes) return false;
  if (!isThird && nth > 0 && above.no) {
    reading.unclear.add(above.block);
    return false;
  }
  const row = above.block;
  const { step, answer } = giveAnswer(above, source, place, { at: 0, row, of: '' }, own);
  asking.set(own.asked, step);
  const open = branches.findIndex((branch) => branch.asked === own.asked || branch.step === above);
  const isBare = answer.done.length === 0 && answer.way.to === 'next';
  reading.branches = [
    ...(open < 0 ? branches : branches.slice(0, open)),
    { step, answer, level: levelAt(reading, place), isBare, asked: own.asked },
  ];
  step.taken.push(...labelPiece(source, place));
  return true;
}

/** Gives the step above the answer that somebody marked a paragraph as. */
function openSaid(reading: Reading, place: number): boolean {
  const { source, steps, said } = reading;
  const { use, from: at = 0 } = source[place] ?? {};
  if (use !== 'yes' && use !== 'no') return false;
  const step = askedOutright(use, [openList(reading), steps], {
    said,
    isAsking: (one) => isAskingAt(reading, one),
  });
  if (!step || reading.fixed.has(step) || reading.plain.has(step.block)) return false;
  const given = step[use];
  said.add(step);
  if (steps.includes(step)) reading.branches = [];
  if (given) given.done.push(readLine(source, place));
  else {
    const text = wordsAt(reading, place);
    const read = readAnswers(text, true, { isAsked: true })?.answers ?? [];
    const none = { from: 0, to: 0 };
    const whole = { named: none, label: none, done: { from: 0, to: text.length } };
    const found = { ...(read.length === 1 ? (read[0] ?? whole) : whole), answer: use };
    giveAnswer(step, source, place, { at, row: step.block, of: '' }, { found, among: AMONG });
    step.taken.push(...labelPiece(source, place));
  }
  return true;
}

/** Gives the answers in a paragraph to their question, and opens the branch of the last one. */
export function openAnswers(reading: Reading, place: number): boolean {
  if (openSaid(reading, place)) return true;
  const { source, plain } = reading;
  const { use, from: at = 0 } = source[place] ?? {};
  if (reading.steps.length === 0 || use === 'words') return false;
  if (openCase(reading, place)) return true;
  const text = wordsAt(reading, place);
  const above = openList(reading).at(-1);
  // 'If it is not, …' below the task of 'If it is, …' answers the same question.
  const isOther =
    namesByPronoun(text) &&
    reading.branches.some(
      ({ step: { yes, no }, answer: { done } }) =>
        !(yes && no) && namesByPronoun(wordsAt(reading, done[0]?.place ?? -1)),
    );
  const isPaired = reading.paired.has(place);
  const isAsked = isPaired || isOther || (above !== undefined && isAskingAt(reading, above));
  const isOpen = isPaired || reading.branches.some(({ step: { yes, no } }) => !(yes && no));
  const line = above?.lines.at(-1);
  const isBelow = line !== undefined && isQuestion(textOfLine(source, line));
  const found = readAnswers(text, true, { isAsked, isOpen, isPaired, isBelow });
  if (!found) return false;
  const before = reading.branches;
  reading.branches = [...before];
  const level = levelAt(reading, place);
  const areOwn = found.answers.every(({ answer }) => answer === 'own');
  const named = found.answers.flatMap(({ answer }) => (answer === 'own' ? [] : [answer]));
  const names = areOwn ? (['yes', 'no'] as const) : named;
  const isOutright = isPaired || /^\W*if\s+(?:the\s+answer\s+is\s+)?(?:yes|no)\b/i.test(text);
  const step = askedBy(reading, names, level, isOutright);
  const asks = step?.lines.at(-1);
  const isSoft = asks !== undefined && !/\?\W*$/.test(textOfLine(source, asks));
  if (step && isSoft && namesByPronoun(text)) reading.single.add(step);
  if (!step || plain.has(step.block)) {
    reading.branches = before;
    return false;
  }
  const last = reading.branches.at(-1);
  const isEmpty = last?.step === step && last.answer.done.length === 0;
  while (reading.branches.some((branch) => branch.step === step)) reading.branches.pop();
  const where = { at, row: step.block, of: '' };
  const isPair = areOwn && arePair(found.answers);
  let asking = step;
  for (const [nth, one] of found.answers.entries()) {
    const isLast = areOwn && one === found.answers.at(-1);
    const among = one.answer === 'own' ? { nth, isPair, isLast } : AMONG;
    const given = giveAnswer(asking, source, place, where, { found: one, among });
    asking = given.step;
    // An answer such as 'No: –' has nothing to do.
    const isSaid = text.slice(one.done.from, one.done.to).trim() !== '';
    const isBare = !isSaid && one.goes === undefined && !isEmpty;
    if (one === found.answers.at(-1)) reading.branches.push({ ...given, level, isBare });
  }
  step.taken.push(...labelPiece(source, place));
  return true;
}
