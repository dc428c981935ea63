import { replaceEqualDeep } from '@tanstack/react-query';
import type { GuessedIssue } from '#core/import/guessed-issue.ts';
import type { BlockUse } from '#core/import/outline.ts';
import type { Piece } from '#core/import/source.ts';
import type { StepMark } from '#core/import/step-marks.ts';
import { branchesOf, type ActionDraft, type SavedStep } from '#core/step/step.ts';
import { importMessages as words } from './messages.ts';
import type { Review } from './review.ts';

/** A paragraph of the document beside the steps made of it, with the use of its words. */
export type ReviewedBlock = {
  readonly place: number;
  readonly use: BlockUse;
  readonly pieces: readonly Piece[];
};

/** A step as it would come in. */
export type ReviewedStep = {
  readonly _id: string;
  readonly number: number;
  readonly question: string;
  /** Its answers, each with its target. */
  readonly answers: readonly string[];
  readonly marks: readonly StepMark[];
  /** The picture that it has in the document. */
  readonly picture: string | null;
  readonly hasPicture: boolean;
};

/** A paragraph with its parts, and the steps that they become. */
export type ReviewedRow = {
  readonly block: number;
  readonly blocks: readonly ReviewedBlock[];
  readonly steps: readonly ReviewedStep[];
  /** Somebody chose that it stays words. */
  readonly isWords: boolean;
};

/** An issue as it would come in, by rows: it is all that is drawn of it. */
export type ReviewedIssue = Pick<GuessedIssue, 'key' | 'title' | 'category'> & {
  readonly isTaken: boolean;
  /** Nobody gave it a title yet, and the document has none. */
  readonly isUntitled: boolean;
  readonly isTitleGuessed: boolean;
  readonly isCategoryGuessed: boolean;
  /** The paragraphs above its steps: its title, the chapter, cells with its category. */
  readonly above: readonly ReviewedBlock[];
  readonly rows: readonly ReviewedRow[];
};

function whereTo(action: ActionDraft | undefined, numbers: ReadonlyMap<string, number>): string {
  if (action?.actionType === 'Issue resolution') return words.toEnd;
  const number = action?.goToStep && numbers.get(action.goToStep);
  return number ? words.toStep(number) : words.toNext;
}

function answersOf(step: SavedStep, numbers: ReadonlyMap<string, number>): readonly string[] {
  const texts = {
    yesAction: step.yesAction?.customText ?? 'Yes',
    noAction: step.noAction?.customText ?? 'No',
    confirmationAction: step.confirmationAction?.confirmationText ?? '',
  };
  return branchesOf(step).map((branch) => words.to(texts[branch], whereTo(step[branch], numbers)));
}

/** Returns the blocks of these pieces in their order, each with all of them that are of it. */
export function blocksOf(
  own: readonly Piece[],
  all: readonly Piece[],
  uses: readonly BlockUse[],
): readonly ReviewedBlock[] {
  const places = new Set(own.map(({ block }) => block));
  return [...places]
    .toSorted((a, b) => a - b)
    .map((place) => ({
      place,
      use: uses[place] ?? 'step',
      pieces: all
        .filter(({ block }) => block === place)
        .toSorted((a, b) => a.cell - b.cell || a.from - b.from),
    }));
}

function rowsOf(issue: GuessedIssue, review: Review): readonly ReviewedRow[] {
  const { uses } = review.guessed;
  const numbers = new Map(issue.steps.map(({ step }, index) => [step._id, index + 1]));
  const byBlock = Map.groupBy(issue.steps, (step) => step.block);
  return Array.from(byBlock, ([block, steps]): ReviewedRow => {
    const pieces = steps.flatMap((step) => step.pieces);
    return {
      block,
      blocks: blocksOf(pieces, [...pieces, ...issue.pieces], uses),
      steps: steps.map(({ step, marks, pictures: [picture = null] }) => ({
        _id: step._id,
        number: numbers.get(step._id) ?? 0,
        question: step.question ?? '',
        answers: answersOf(step, numbers),
        marks,
        picture,
        hasPicture: picture !== null && !review.unpictured.has(step._id),
      })),
      isWords: uses[block] === 'words' && review.corrections.has(block),
    };
  });
}

/** Returns the issue as it was made and drawn before, if nothing about it changed. */
function madeBefore(issue: GuessedIssue, next: Review, before: Review): ReviewedIssue | undefined {
  const isSame = before.unpictured === next.unpictured && before.guessed.issues.includes(issue);
  return isSame ? before.issues.find(({ key }) => key === issue.key) : undefined;
}

/** Returns the issues of a document under review: as guessed, with the corrections. */
export function reviewedIssues(next: Review, before: Review): readonly ReviewedIssue[] {
  const { guessed, renamed, categoryOfAll, refused, document } = next;
  const known = new Map(before.issues.map((issue) => [issue.key, issue]));
  const isAbove = ({ place }: ReviewedBlock) => document.source.blocks[place]?.kind !== 'row';
  return guessed.issues.map((issue): ReviewedIssue => {
    const own = renamed.get(issue.key);
    const same = madeBefore(issue, next, before);
    const made: ReviewedIssue = {
      key: issue.key,
      title: own?.title ?? issue.title,
      category: own?.category ?? categoryOfAll ?? issue.category,
      isUntitled: issue.isUntitled && own?.title === undefined,
      isTitleGuessed: issue.isTitleGuessed && own?.title === undefined,
      isCategoryGuessed: issue.isCategoryGuessed && !own?.category && !categoryOfAll,
      isTaken: !refused.has(issue.key),
      above: same?.above ?? blocksOf(issue.pieces, issue.pieces, guessed.uses).filter(isAbove),
      rows: same?.rows ?? rowsOf(issue, next),
    };
    return replaceEqualDeep(known.get(issue.key), made);
  });
}

/** Returns the parts of the document left out: words, and pictures that are in no step. */
export function leftOut({ guessed }: Review): readonly ReviewedBlock[] {
  const { left, leftPictures, uses } = guessed;
  const blocks = blocksOf(left, left, uses);
  const known = new Set(blocks.map(({ place }) => place));
  const bare = leftPictures.filter((place) => !known.has(place));
  return [...blocks, ...bare.map((place) => ({ place, use: 'out' as const, pieces: [] }))];
}
