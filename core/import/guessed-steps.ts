import { imagePath } from '../base/image.ts';
import type { StepDraft } from '../step/step-schema.ts';
import type { ActionDraft, SavedStep } from '../step/step.ts';
import type { Callees } from './named-callees.ts';
import type { Line, ReadAnswer, ReadStep } from './read-step.ts';
import type { Piece, SourceBlock } from './source.ts';
import { marksIn, type NewCallees, type StepMark } from './step-marks.ts';
import {
  actionTo,
  idOf,
  idsByLabel,
  leadsSomewhere,
  targetOf,
  type Ids,
  type Target,
} from './targets.ts';
import type { Way } from './ways.ts';
import { written } from './written.ts';

/** A step made of a document, with the pieces of the source that it was made of. */
export type GuessedStep = {
  readonly step: SavedStep;
  /** The block by which corrections name it. */
  readonly block: number;
  /** The answer of the block whose task this step is; undefined for the step of the block itself. */
  readonly of?: 'yes' | 'no';
  readonly pieces: readonly Piece[];
  /** Names of the pictures in its words; the step shows the first (IMPORT-13). */
  readonly pictures: readonly string[];
  readonly marks: readonly StepMark[];
};

/** A step before it is looked at as a whole. */
type MadeStep = Omit<GuessedStep, 'pictures'>;

/** The words of a checkbox if the document has none. */
export const CONFIRMED = 'Done';

/** Removes a comma at the end of a condition. */
const withoutComma = (text: string): string => text.replace(/[\s,;:–—-]+$/u, '');

/** Returns a step that is confirmed, and then goes on by `action`. */
const confirm = (question: string, action: ActionDraft, words = CONFIRMED): StepDraft => ({
  question,
  answerType: 'Show a confirmation checkbox',
  confirmationAction: { ...action, confirmationText: words },
});

/** The surroundings of a step: the blocks, the ids of other steps by their labels, and the step below. */
type Place = {
  readonly blocks: readonly SourceBlock[];
  readonly callees: Callees | undefined;
  readonly ids: Ids;
  readonly next: Target;
};

/** Returns the task of an answer and the action after it: words that led to a way lose their comma. */
function doneThen(
  lines: readonly Line[],
  way: Way,
  { blocks, callees, ids, next }: Place,
  following: Target = next,
) {
  const { text, pieces } = written(blocks, lines, callees);
  const action = actionTo(targetOf(way, next, ids), following);
  return { text: way.to === 'next' ? text : withoutComma(text), pieces, action };
}

function confirmed(read: ReadStep, place: Place): readonly MadeStep[] {
  const { text, pieces, action } = doneThen(read.lines, read.once, place);
  const own = written(place.blocks, [{ before: '', pieces: read.confirmation }], undefined);
  return [
    {
      block: read.block,
      step: { _id: idOf(read.block), ...confirm(text, action, own.text || CONFIRMED) },
      pieces: [...pieces, ...own.pieces, ...read.taken],
      marks: read.once.to === 'next' ? [] : ['SKIP'],
    },
  ];
}

/** Returns the question, then a step for each answer that says what to do. */
function asked(
  read: ReadStep,
  answers: { readonly yes: ReadAnswer; readonly no: ReadAnswer },
  place: Place,
): readonly MadeStep[] {
  const { blocks, callees, ids, next } = place;
  const { block } = read;
  const idOfDone = (of: 'yes' | 'no') =>
    answers[of].done.length > 0 ? idOf(block, of) : undefined;
  const below = idOfDone('yes') ?? idOfDone('no') ?? next;
  const branch = (of: 'yes' | 'no') => {
    const { way, text } = answers[of];
    const own = written(blocks, [{ before: '', pieces: text }], undefined);
    const action = actionTo(idOfDone(of) ?? targetOf(way, next, ids), below);
    return { ...own, action: { ...action, ...(own.text && { customText: own.text }) } };
  };
  const done = (['yes', 'no'] as const).flatMap((of): MadeStep[] => {
    const _id = idOfDone(of);
    if (!_id) return [];
    const following = (of === 'yes' && idOfDone('no')) || next;
    const { text, pieces, action } = doneThen(answers[of].done, answers[of].way, place, following);
    return [{ block, of, step: { _id, ...confirm(text, action) }, pieces, marks: [] }];
  });
  const question = written(blocks, read.lines, callees);
  const [yes, no] = [branch('yes'), branch('no')];
  const isSkip = Object.values(answers).some(({ way }) => way.to !== 'next');
  const step: SavedStep = {
    _id: idOf(block),
    question: withoutComma(question.text),
    answerType: 'Yes or No',
    customiseAnswerType: yes.text !== '',
    yesAction: yes.action,
    noAction: no.action,
  };
  const pieces = [...question.pieces, ...yes.pieces, ...no.pieces, ...read.taken];
  return [{ block, step, pieces, marks: isSkip ? ['ANSWERS', 'SKIP'] : ['ANSWERS'] }, ...done];
}

/** Gives the pictures of these blocks to the step whose words contain them, otherwise to the first; a step shows one. */
function withPictures(
  steps: readonly MadeStep[],
  pictured: readonly { readonly place: number; readonly block: SourceBlock }[],
) {
  const stepOf = (place: number): number =>
    steps.findIndex(({ pieces }) =>
      pieces.some(({ block, use }) => block === place && use === 'words'),
    );
  return steps.map((made, index) => {
    const own = pictured.filter(({ place }) => Math.max(0, stepOf(place)) === index);
    const pictures = own.flatMap(({ block }) => block.pictures);
    const [image] = pictures;
    return {
      ...made,
      step: { ...made.step, ...(image !== undefined && { image: imagePath(image) }) },
      pictures,
      lost: own.reduce((sum, { block }) => sum + block.lost, 0),
    };
  });
}

/**
 * Makes the steps of an issue, in order. A step whose way leads nowhere is made again from its words, by `wordsOf`
 * (IMPORT-4); blocks that are `isPlain` name no contacts.
 */
export function guessedSteps(
  reads: readonly ReadStep[],
  {
    blocks,
    callees,
    news,
    picturesOf,
    isPlain,
    wordsOf,
  }: {
    blocks: readonly SourceBlock[];
    callees: Callees;
    news: NewCallees;
    /** The blocks whose pictures are seen in the steps of a block. */
    picturesOf: (block: number) => readonly number[];
    isPlain: (block: number) => boolean;
    wordsOf: (read: ReadStep) => ReadStep;
  },
): readonly GuessedStep[] {
  const ids = idsByLabel(reads);
  const first = idOf(reads[0]?.block ?? 0);
  return reads.flatMap((read, index) => {
    const after = reads[index + 1];
    const next: Target = after ? idOf(after.block) : 'end';
    const isLed = leadsSomewhere(read, first, ids);
    const used = isLed ? read : wordsOf(read);
    const place = { blocks, ids, next, callees: isPlain(read.block) ? undefined : callees };
    const { yes, no } = used;
    const steps = yes && no ? asked(used, { yes, no }, place) : confirmed(used, place);
    const unled: StepMark[] = isLed ? [] : ['NO_SUCH_STEP'];
    const pictured = picturesOf(read.block).flatMap((at) => {
      const block = blocks[at];
      return block ? [{ place: at, block }] : [];
    });
    return withPictures(steps, pictured).map(({ lost, ...made }) => {
      const seen = { ...made, question: made.step.question ?? '', lost };
      return {
        ...made,
        marks: [...made.marks, ...unled, ...marksIn(seen, blocks, { callees, news })],
      };
    });
  });
}
