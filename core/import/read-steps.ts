import { isAsking, namesByPronoun } from './phrases/answer-names.ts';
import { readAnswers } from './answers.ts';
import type { Unit } from './opened-issues.ts';
import { casesIn } from './cases.ts';
import { conditionRows } from './labels.ts';
import { giveAnswer, readLine, takeWayOn } from './read-line.ts';
import { readRow, wordsOfRow } from './read-row.ts';
import {
  addLine,
  askedOutright,
  labelPiece,
  NEXT,
  pieceOf,
  textOfLine,
  walked,
  wordsOfBlock,
  type Line,
  type ReadAnswer,
  type ReadStep,
  type Source,
} from './read-step.ts';

/** The branch of an answer that is open while the paragraphs below it are read. */
type Branch = {
  readonly step: ReadStep;
  readonly answer: ReadAnswer;
  /** The level of the line that opened it; -1 of one in no list. */
  readonly level: number;
  /** That line had no words but the answer's name: what follows is the answer, until another or a heading. */
  readonly isBare: boolean;
  /** The paragraph that asks for answers in words of their own. */
  readonly asked?: number;
};

/** The steps of an issue, and the blocks whose answers are not plain and must be read as words. */
export type ReadSteps = { readonly steps: readonly ReadStep[]; readonly unclear: Set<number> };

/**
 * Reads the paragraphs of an issue in their order: questions with the answers in or below them, each with steps of its
 * own (IMPORT-4). The steps of the blocks in `plain` are nothing but words; `labels` are those of its rows.
 */
export function readSteps(
  source: Source,
  units: readonly Unit[],
  { plain, labels }: { plain: ReadonlySet<number>; labels: ReadonlySet<string> },
): ReadSteps {
  const { blocks, outlined } = source;
  const steps: ReadStep[] = [];
  const unclear = new Set<number>();
  const fixed = new Set<ReadStep>();
  /** Steps that are acts like any other unless both answers are there: 'Ask if they feel safe. If they do not, …' */
  const single = new Set<ReadStep>();
  /** The questions that somebody said are some. */
  const said = new Set<ReadStep>();
  let branches: Branch[] = [];
  const wordsAt = (place: number): string =>
    (blocks[place]?.text ?? '').slice(outlined[place]?.from ?? 0);
  const list = (): ReadStep[] => branches.at(-1)?.answer.done ?? steps;
  const levelAt = (place: number): number => {
    const { kind = 'line', level = 0 } = outlined[place] ?? {};
    return kind === 'numbered' || kind === 'bullet' ? level : -1;
  };
  // 'Go back to step 2' counts the bullets of an issue without numbers.
  const isBulleted = units.every(
    ({ places: [place = -1] }) => (outlined[place]?.label ?? '') === '',
  );
  let nth = 0;
  const all = units.flatMap(({ places }) => places);
  const following = new Map(all.map((place, at) => [place, all[at + 1]]));
  const rows = conditionRows(blocks);
  const cases = casesIn(
    source,
    units.flatMap(({ places, sections }) => [
      ...sections.map((place) => ({ place, isSection: true })),
      ...places.map((place) => ({ place, isSection: false })),
    ]),
  );
  /** The last of the questions that each asking paragraph became. */
  const asking = new Map<number, ReadStep>();
  const isAskingAt = (step: ReadStep): boolean => {
    const line = step.lines.at(-1);
    return said.has(step) || (line !== undefined && isAsking(textOfLine(source, line)));
  };
  /** Finds the question whose answers these are: the step above, or one of an open branch. */
  const askedBy = (
    names: readonly ('yes' | 'no')[],
    level: number,
    isOutright: boolean,
  ): ReadStep | undefined => {
    const lacks = (step: ReadStep | undefined): step is ReadStep =>
      step !== undefined && !fixed.has(step) && names.every((name) => step[name] === undefined);
    for (;;) {
      const open = branches.at(-1);
      const last = list().at(-1);
      const isBeside = open !== undefined && (level < 0 ? open.level < 0 : level <= open.level);
      if (open && isBeside && lacks(open.step)) return open.step;
      if (lacks(last) && (isAskingAt(last) || (!open && isOutright))) return last;
      if (!open) return undefined;
      if (lacks(open.step)) return open.step;
      branches.pop();
    }
  };
  /** Makes a row of 'If' and 'Then' a question, asked if the row above is not so (IMPORT-28). */
  const openCondition = (place: number): boolean => {
    const asked = branches.find(({ step }) => rows.has(step.place))?.step;
    const answer: ReadAnswer = { done: [], way: NEXT, text: [] };
    const step: ReadStep = { ...wordsOfBlock(source, place), yes: answer };
    if (asked) asked.no = { done: [step], way: NEXT, text: [] };
    else steps.push(step);
    branches = [{ step, answer, level: -1, isBare: true }];
    return true;
  };
  /** Opens the branch of an answer in words of its own. */
  const openCase = (place: number): boolean => {
    const own = cases.get(place);
    if (!own) return rows.has(place) && !plain.has(place) && openCondition(place);
    if (plain.has(own.asked)) return false;
    const { nth } = own.among;
    const asked = [...walked(steps)].find(
      (step) => step.lines.at(-1)?.pieces.at(-1)?.block === own.asked,
    );
    const above = nth === 0 ? asked : asking.get(own.asked);
    if (!above || fixed.has(above) || plain.has(above.block)) return false;
    if (nth === 0 && (above.yes ?? above.no)) return false;
    const row = above.block;
    const { step, answer } = giveAnswer(above, source, place, { at: 0, row, of: '' }, own);
    asking.set(own.asked, step);
    const open = branches.findIndex((branch) => branch.asked === own.asked);
    branches = open < 0 ? [...branches] : branches.slice(0, open);
    const isBare = answer.done.length === 0 && answer.way.to === 'next';
    branches.push({ step, answer, level: levelAt(place), isBare, asked: own.asked });
    step.taken.push(...labelPiece(source, place));
    return true;
  };
  /** Gives the step above the answer that somebody said a paragraph is. */
  const openSaid = (place: number): boolean => {
    const { use, from: at = 0 } = outlined[place] ?? {};
    if (use !== 'yes' && use !== 'no') return false;
    const step = askedOutright(use, [list(), steps], { said, isAsking: isAskingAt });
    if (!step || fixed.has(step) || plain.has(step.block)) return false;
    const given = step[use];
    said.add(step);
    if (steps.includes(step)) branches = [];
    if (given) given.done.push(readLine(source, place));
    else {
      const text = wordsAt(place);
      const read = readAnswers(text, true, true)?.answers ?? [];
      const none = { from: 0, to: 0 };
      const whole = { named: none, label: none, done: { from: 0, to: text.length } };
      const found = { ...(read.length === 1 ? (read[0] ?? whole) : whole), answer: use };
      const among = { nth: 0, isPair: true, isLast: false };
      giveAnswer(step, source, place, { at, row: step.block, of: '' }, { found, among });
      step.taken.push(...labelPiece(source, place));
    }
    return true;
  };
  const openAnswers = (place: number): boolean => {
    if (openSaid(place)) return true;
    if (steps.length === 0 || outlined[place]?.use === 'words') return false;
    if (openCase(place)) return true;
    const at = outlined[place]?.from ?? 0;
    const text = wordsAt(place);
    const above = list().at(-1);
    // 'If it is not, …' below the task of 'If it is, …' answers the same question.
    const isOther =
      namesByPronoun(text) &&
      branches.some(
        ({ step: { yes, no }, answer: { done } }) =>
          !(yes && no) && namesByPronoun(wordsAt(done[0]?.place ?? -1)),
      );
    const found = readAnswers(text, true, isOther || (above !== undefined && isAskingAt(above)));
    if (!found) return false;
    const before = branches;
    branches = [...before];
    const level = levelAt(place);
    const names = found.answers.flatMap(({ answer }) => (answer === 'own' ? [] : [answer]));
    const step = askedBy(
      names,
      level,
      /^\W*if\s+(?:the\s+answer\s+is\s+)?(?:yes|no)\b/i.test(text),
    );
    const asks = step?.lines.at(-1);
    const isSoft = asks !== undefined && !/\?\W*$/.test(textOfLine(source, asks));
    if (step && isSoft && namesByPronoun(text)) single.add(step);
    if (!step || plain.has(step.block)) {
      branches = before;
      return false;
    }
    const last = branches.at(-1);
    const isEmpty = last?.step === step && last.answer.done.length === 0;
    while (branches.some((branch) => branch.step === step)) branches.pop();
    const where = { at, row: step.block, of: '' };
    const among = { nth: 0, isPair: true, isLast: false };
    for (const one of found.answers) {
      const { answer } = giveAnswer(step, source, place, where, { found: one, among });
      const isBare = answer.done.length === 0 && one.goes === undefined && !isEmpty;
      if (one === found.answers.at(-1)) branches.push({ step, answer, level, isBare });
    }
    step.taken.push(...labelPiece(source, place));
    return true;
  };
  /** Ends the branches to which a paragraph that begins a step does not belong. */
  const leaveBranches = (place: number): void => {
    const level = levelAt(place);
    const { kind, label = '' } = outlined[place] ?? {};
    for (;;) {
      const open = branches.at(-1);
      // A line behind the items of a list is none of them.
      const isBehind = level < 0 && open?.answer.done.some((done) => levelAt(done.place) >= 0);
      if (!open || (open.isBare && !isBehind && (level < 0 || open.level < 0))) return;
      const own = levelAt(open.step.place);
      const isAlone = open.level < 0 && own < 0;
      const isBelow = isAlone
        ? kind === 'bullet' || label === '1'
        : level > (open.level < 0 ? own : open.level);
      if (level >= 0 && isBelow) return;
      branches.pop();
    }
  };
  const addPart = (place: number): void => {
    const level = levelAt(place);
    if (level >= 0) branches = branches.filter((branch) => branch.level <= level);
    const open = branches.at(-1);
    const last = list().at(-1);
    const isBeside = open !== undefined && level >= 0 && level === open.level;
    const isListed =
      open?.isBare === true && open.answer.done.every((done) => levelAt(done.place) <= open.level);
    if (open && ((isBeside && !isListed) || open.answer.way.to !== 'next'))
      unclear.add(open.step.block);
    // The items below an answer are its steps, unless its words lead to a list of things.
    const isTask = last !== undefined && last.place !== last.block && !isAskingAt(last);
    const isOwn =
      open &&
      level >= 0 &&
      ((isBeside && isListed) || isTask || level <= Math.max(0, levelAt(last?.place ?? -1)));
    // A number beside that of the step above is no part of it.
    const isNext =
      !open &&
      [place, last?.place ?? -1].every((at) => outlined[at]?.kind === 'numbered') &&
      level === levelAt(last?.place ?? -1) &&
      last?.lines.length === 1;
    if (!last || isOwn || isNext) list().push(readLine(source, place));
    else {
      if (last.yes || last.no) unclear.add(last.block);
      addLine(last, source, place);
    }
  };
  const sectionLine = (at: number): Line => ({
    before: '',
    pieces: [pieceOf(at, { from: 0, to: blocks[at]?.text.length ?? 0 }, 'words')],
  });
  /** Opens the branch of 'If it is hot:' over a list: its words are the question, whose 'Yes' is the list. */
  const openListed = (step: ReadStep, place: number): void => {
    const text = wordsAt(place);
    const level = levelAt(place);
    const below = following.get(place);
    if (!/^\s*if\b.{4,140}:\s*$/i.test(text) || below === undefined || step.yes) return;
    const isBelow = levelAt(below) > level && outlined[below]?.kind !== 'line';
    if (!isBelow) return;
    const answer: ReadAnswer = { done: [], way: NEXT, text: [] };
    step.yes = answer;
    branches.push({ step, answer, level, isBare: false });
  };
  const begin = (place: number, sections: readonly number[], isAnswer: boolean): void => {
    const block = blocks[place];
    const { kind, use } = outlined[place] ?? {};
    const isWords = use === 'words' || plain.has(place);
    const isRow = block !== undefined && kind === 'row';
    if (isRow || sections.length > 0) branches = [];
    else if (!isAnswer) leaveBranches(place);
    const label = kind === 'bullet' && isBulleted && levelAt(place) === 0 ? String((nth += 1)) : '';
    const words = isRow ? wordsOfRow({ place, block }) : wordsOfBlock(source, place);
    const read = isRow ? readRow({ place, block }, labels) : readLine(source, place);
    const made = isWords ? words : read;
    const step = label === '' ? made : { ...made, label };
    if (isRow || use === 'words') fixed.add(step);
    else if (use === 'question' && !isWords) said.add(step);
    step.lines.unshift(...sections.map(sectionLine));
    list().push(step);
    if (!isRow && !isWords) openListed(step, place);
  };
  for (const { places, sections } of units) {
    const [first = 0, ...parts] = places;
    const others = sections.filter((section) => !openCase(section));
    const isAnswer = others.length < sections.length;
    if (sections.length > 0 || !openAnswers(first)) begin(first, others, isAnswer);
    for (const place of parts) if (!openAnswers(place)) addPart(place);
  }
  for (const step of walked(steps)) {
    if (step.yes || step.no || said.has(step)) {
      if (single.has(step) && !(step.yes && step.no)) unclear.add(step.block);
      step.yes ??= { done: [], way: NEXT, text: [] };
      step.no ??= { done: [], way: NEXT, text: [] };
      if (step.yes.text.length > 0 !== step.no.text.length > 0) unclear.add(step.block);
    } else if (!fixed.has(step) && !plain.has(step.block)) takeWayOn(step, source);
  }
  return { steps, unclear };
}
