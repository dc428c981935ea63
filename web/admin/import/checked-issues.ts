import { replaceEqualDeep } from '@tanstack/react-query';
import { displayName } from '#core/base/display-name.ts';
import type { GuessedIssue } from '#core/import/guessed-issue.ts';
import { begunStep, type GuessedStep } from '#core/import/steps/guessed-steps.ts';
import type { StepMark } from '#core/import/steps/step-marks.ts';
import { textOf, type PieceUse, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { branchesOf, type ActionDraft, type SavedStep } from '#core/step/step.ts';
import { importMessages as words } from './messages.ts';
import type { DocumentCheck } from './check.ts';

/** An answer of a step, and its target; '' if that is the next step. */
export type CheckedAnswer = {
  readonly text: string;
  /** True if the words are the document's; Yes and No are the page's. */
  readonly isOwn: boolean;
  readonly where: string;
};

/** A step as it would be imported. */
export type CheckedStep = {
  readonly _id: string;
  readonly number: number;
  readonly question: string;
  readonly isQuestion: boolean;
  readonly answers: readonly CheckedAnswer[];
  /** The reasons to look at the step that nobody has settled. */
  readonly marks: readonly StepMark[];
  /** The names of these guesses, which differ for another reading of the step. */
  readonly guesses: readonly string[];
  /** The kind of each guess, which all guesses like it share; '' if it is like no other. */
  readonly manners: readonly string[];
  /** The image that the step has in the document. */
  readonly picture: string | null;
  readonly hasPicture: boolean;
};

/** The steps that a paragraph and its parts become. */
export type CheckedRow = {
  readonly block: number;
  readonly steps: readonly CheckedStep[];
  /** True if somebody chose that the paragraph stays words. */
  readonly isWords: boolean;
};

/** An issue as it would be imported, by rows; everything drawn of the issue is in here, except for its source. */
export type CheckedIssue = Pick<GuessedIssue, 'key' | 'title' | 'category'> & {
  readonly isTaken: boolean;
  /** True if the document has no title for it and nobody gave it one yet. */
  readonly isUntitled: boolean;
  readonly isTitleGuessed: boolean;
  readonly isCategoryGuessed: boolean;
  /** The words of the chapter that begins with this issue; '' if none does. */
  readonly chapter: string;
  readonly rows: readonly CheckedRow[];
};

/** Returns the number of steps of an issue. */
export const stepsIn = ({ rows }: CheckedIssue): number =>
  rows.reduce((sum, { steps }) => sum + steps.length, 0);

/** Returns the number of guesses that wait for somebody: the rows that have one, and the title. */
export const marksIn = ({ rows, isTitleGuessed }: CheckedIssue): number =>
  rows.filter(isMarked).length + Number(isTitleGuessed);

export const isMarked = ({ steps }: CheckedRow): boolean =>
  steps.some(({ marks }) => marks.length > 0);

/** Lists the rows with guesses in the issues that will be imported. */
export const waitingRows = (issues: readonly CheckedIssue[]): readonly CheckedRow[] =>
  issues.flatMap(({ isTaken, rows }) => (isTaken ? rows.filter(isMarked) : []));

/** Returns the waiting guesses of the same kind as a row's own, by their names, and the number of rows that have them; none if one of the row's own is like no other. */
export function guessesLike({ steps: own }: CheckedRow, waiting: readonly CheckedRow[]) {
  const manners = new Set(own.flatMap((step) => step.manners));
  const like = waiting
    .map(({ steps }) =>
      steps.flatMap((step) => step.guesses.filter((_, at) => manners.has(step.manners[at] ?? ''))),
    )
    .filter((guesses) => guesses.length > 0);
  return manners.has('') ? { guesses: [], count: 0 } : { guesses: like.flat(), count: like.length };
}

/** Returns the name of the guess that a text is the title of an issue. */
export const titleGuess = ({ key, title }: Pick<GuessedIssue, 'key' | 'title'>): string =>
  `${key} TITLE ${title}`;

function whereTo(action: ActionDraft | undefined, numbers: ReadonlyMap<string, number>): string {
  if (action?.actionType === 'Issue resolution') return words.toEnd;
  const number = action?.goToStep && numbers.get(action.goToStep);
  return number ? words.toStep(number) : '';
}

function answersOf(
  step: SavedStep,
  numbers: ReadonlyMap<string, number>,
): readonly CheckedAnswer[] {
  const own = {
    yesAction: step.yesAction?.customText,
    noAction: step.noAction?.customText,
    confirmationAction: step.confirmationAction?.confirmationText ?? '',
  };
  const plain = {
    yesAction: displayName('Yes'),
    noAction: displayName('No'),
    confirmationAction: '',
  };
  return branchesOf(step).map((branch) => ({
    text: own[branch] ?? plain[branch],
    isOwn: own[branch] !== undefined,
    where: whereTo(step[branch], numbers),
  }));
}

/** Returns a whole step in words, with its ways by how far they lead, so that the same step reads the same anywhere in its document. */
const wordsOf = (step: SavedStep, block: number): string =>
  JSON.stringify(step, (name, value: unknown) =>
    (name === '_id' || name === 'goToStep') && typeof value === 'string'
      ? value.replace(/\d+/, (place) => String(Number(place) - block))
      : value,
  );

/** The use of the pieces of text that a guess is about; guesses without one are like no others. */
const ABOUT: Partial<Record<StepMark, PieceUse>> = {
  ANSWERS: 'answer',
  SKIP: 'answer',
  CONTACT: 'contact',
  NEW_CONTACT: 'contact',
};

/** A pattern of words, in what follows an answer, that may lead elsewhere than to the next step. */
const ELSEWHERE =
  /\b(?:if|unless|otherwise|(?:go|goes|turn|return|back|skip) to|go on|see|follow|page|section|protocol|procedure|end|ends|done|finished|stop)\b/i;

/** Tells if no step at a paragraph's answers says something that may lead elsewhere. */
const arePlain = (steps: readonly GuessedStep[]): boolean =>
  steps.every(
    ({ step }) => step.answerType === 'Yes or No' || !ELSEWHERE.test(step.question ?? ''),
  );

/** Returns how far each way of these steps leads, such as to the next step or the end; two questions are alike if their ways lead equally far. */
function shapeOf(steps: readonly GuessedStep[], numbers: ReadonlyMap<string, number>): string {
  const far = ({ step }: GuessedStep, action: ActionDraft | undefined): string => {
    if (action?.actionType === 'Issue resolution') return 'end';
    const to = numbers.get(action?.goToStep ?? '');
    return to === undefined ? 'next' : String(to - (numbers.get(step._id) ?? 0));
  };
  return steps
    .flatMap((one) => branchesOf(one.step).map((branch) => far(one, one.step[branch])))
    .join(' ');
}

/** Returns what similar guesses share: the document's words for both answers and how far these lead, or the contact to call; '' if they share nothing. */
function mannerOf(
  mark: StepMark,
  { pieces }: GuessedStep,
  { blocks, isPlain, shape }: { blocks: readonly SourceBlock[]; isPlain: boolean; shape: string },
): string {
  const about = ABOUT[mark];
  const said = pieces
    .filter(({ use }) => use === about)
    .map((piece) =>
      textOf(blocks, piece)
        .toLowerCase()
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim(),
    )
    .filter((words) => words !== '');
  const isAlone = about === 'answer' ? !isPlain || said.length < 2 : said.length === 0;
  return isAlone ? '' : `${mark} ${said.join(' / ')} ${about === 'answer' ? shape : ''}`;
}

function rowsOf(issue: GuessedIssue, check: DocumentCheck): readonly CheckedRow[] {
  const { blocks, guessed } = check;
  const { uses } = guessed;
  const numbers = new Map(issue.steps.map(({ step }, index) => [step._id, index + 1]));
  const byBlock = Map.groupBy(issue.steps, (step) => step.block);
  return Array.from(byBlock, ([block, steps]): CheckedRow => {
    const like = { blocks, isPlain: arePlain(steps), shape: shapeOf(steps, numbers) };
    return {
      block,
      steps: steps.map((made) => {
        const { step, marks: all } = made;
        const [picture = null] = made.pictures;
        const nameOf = (mark: StepMark): string => `${block} ${wordsOf(step, block)} ${mark}`;
        const marks = all.filter(
          (mark) =>
            !check.settled.has(nameOf(mark)) &&
            // Somebody confirmed that it is a question.
            !(mark === 'ANSWERS' && uses[block] === 'question'),
        );
        return {
          _id: step._id,
          number: numbers.get(step._id) ?? 0,
          question: begunStep(made).question ?? '',
          isQuestion: step.answerType === 'Yes or No',
          answers: answersOf(step, numbers),
          marks,
          guesses: marks.map(nameOf),
          manners: marks.map((mark) => mannerOf(mark, made, like)),
          picture,
          hasPicture: picture !== null && !check.unpictured.has(step._id),
        };
      }),
      isWords: uses[block] === 'words' && check.corrections.has(block),
    };
  });
}

/** Returns the rows of the last time, if nothing about them changed. */
function madeBefore(
  issue: GuessedIssue,
  next: DocumentCheck,
  before: DocumentCheck,
): readonly CheckedRow[] | undefined {
  const isSame =
    before.unpictured === next.unpictured &&
    before.settled === next.settled &&
    before.guessed.issues.includes(issue);
  return isSame ? before.issues.find(({ key }) => key === issue.key)?.rows : undefined;
}

/** Returns the issues of a checked document: the guessed ones with the corrections. */
export function checkedIssues(next: DocumentCheck, before: DocumentCheck): readonly CheckedIssue[] {
  const { guessed, renamed, categoryOfAll, refused, settled, blocks } = next;
  const known = new Map(before.issues.map((issue) => [issue.key, issue]));
  return guessed.issues.map((issue): CheckedIssue => {
    const own = renamed.get(issue.key);
    const isSettled = own?.title !== undefined || settled.has(titleGuess(issue));
    const chapter = issue.pieces.filter(({ use }) => use === 'chapter');
    const made: CheckedIssue = {
      key: issue.key,
      title: own?.title ?? issue.title,
      category: own?.category ?? categoryOfAll ?? issue.category,
      isUntitled: issue.isUntitled && own?.title === undefined,
      isTitleGuessed: issue.isTitleGuessed && !isSettled,
      isCategoryGuessed: issue.isCategoryGuessed && !own?.category && !categoryOfAll,
      isTaken: !refused.has(issue.key),
      chapter: chapter.map((piece) => textOf(blocks, piece).trim()).join(' · '),
      rows: madeBefore(issue, next, before) ?? rowsOf(issue, next),
    };
    return replaceEqualDeep(known.get(issue.key), made);
  });
}
