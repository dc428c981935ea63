import type { StepId } from '../../step/step-schema.ts';
import type { OutlinedBlock } from '../outline/outline.ts';
import { textIn, type Piece, type PieceUse } from '../paragraphs/source.ts';
import type { Way } from '../phrases/ways.ts';

/** A line of a step: what precedes it, such as a bullet, and its piece. */
export type Line = {
  readonly before: string;
  readonly piece: Piece;
  /** It goes on with the line above, which a program broke. */
  readonly goesOn?: boolean;
};

/** An answer of a step that was read: the steps of its task, none for nothing, and the way after it. */
export type ReadAnswer = {
  readonly done: ReadStep[];
  way: Way;
  /** The answer in words of its own; none for 'Yes' and 'No'. */
  readonly text: readonly Piece[];
};

/** A step as it was read, before its ways lead to steps. */
export type ReadStep = {
  readonly id: StepId;
  /** The block by which corrections name it. */
  readonly block: number;
  /** The block with its first words. */
  readonly place: number;
  label: string;
  lines: Line[];
  yes?: ReadAnswer;
  no?: ReadAnswer;
  /** Lines below it look like answers in words of their own. */
  mayAsk?: true;
  /** It may lead to another step, or out of the issue. */
  mayLead?: true;
  /** The way after the confirmation. */
  once: Way;
  readonly confirmation: readonly Piece[];
  /** Pieces of the source that became a label, an answer or a skip. */
  readonly taken: Piece[];
};

export const NEXT: Way = { to: 'next' };

/** Returns the id of the step of a block, or of a task of its answers. */
export const idOf = (block: number, of?: string): StepId =>
  (of ? `b${block}-${of}` : `b${block}`) as StepId;

/** Returns a step of lines without a label, an answer or a way. */
export const newStep = (place: number, lines: Line[], more: Partial<ReadStep> = {}): ReadStep => ({
  id: idOf(place),
  block: place,
  place,
  label: '',
  lines,
  once: NEXT,
  confirmation: [],
  taken: [],
  ...more,
});

/** The paragraphs of a document, outlined. */
export type Source = readonly OutlinedBlock[];

/** Returns characters of a block's text as a piece. */
export const pieceOf = (
  block: number,
  { from, to }: { from: number; to: number },
  use: PieceUse,
): Piece => ({
  block,
  cell: -1,
  from,
  to,
  use,
});

/** Returns a block as a line of words, its typed label and bullet left as they are if it is a part. */
function lineOf(source: Source, place: number, isFirst: boolean): Line {
  const { block, kind, from = 0 } = source[place] ?? {};
  const isBullet = kind === 'bullet';
  const drawn = block?.label ? `${block.label} ` : '';
  const before = isFirst ? '' : isBullet ? '• ' : drawn;
  const words = { from: isFirst || isBullet ? from : 0, to: block?.text.length ?? 0 };
  const goesOn = !isFirst && block?.isApart === false && kind === 'line';
  return { before, piece: pieceOf(place, words, 'words'), ...(goesOn && { goesOn }) };
}

/** Returns the label typed before the words of a block, as a piece. */
export const labelPiece = (source: Source, place: number): readonly Piece[] => {
  const to = source[place]?.from ?? 0;
  return to > 0 ? [pieceOf(place, { from: 0, to }, 'label')] : [];
};

/** Returns a block as a step that has only its words. */
export const wordsOfBlock = (source: Source, place: number): ReadStep =>
  newStep(place, [lineOf(source, place, true)], {
    label: source[place]?.label ?? '',
    taken: [...labelPiece(source, place)],
  });

/** Adds a block to the words of a step. */
export function addLine(step: ReadStep, source: Source, place: number): void {
  step.lines.push(lineOf(source, place, false));
  if (source[place]?.kind === 'bullet') step.taken.push(...labelPiece(source, place));
}

/** Returns the words of a piece. */
export const textOfPiece = (source: Source, piece: Piece): string => {
  const block = source[piece.block]?.block;
  return block ? textIn(block, piece) : '';
};

/** Returns the text of a line of words. */
export const textOfLine = (source: Source, { piece }: Line): string => textOfPiece(source, piece);

/** Yields the steps with those of their answers, each question first. */
export function* walked(steps: readonly ReadStep[]): Generator<ReadStep> {
  for (const step of steps) {
    yield step;
    yield* walked(step.yes?.done ?? []);
    yield* walked(step.no?.done ?? []);
  }
}

/** Finds the last of steps and those of their answers that fits, from the end on. */
export function lastWalked(
  steps: readonly ReadStep[],
  fits: (step: ReadStep) => boolean,
): ReadStep | undefined {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at];
    const below = lastWalked(step?.no?.done ?? [], fits) ?? lastWalked(step?.yes?.done ?? [], fits);
    if (below ?? (step && fits(step))) return below ?? step;
  }
  return undefined;
}

/** Returns a step's answers with their names, in the order of the document. */
export function answersOf({ yes, no }: ReadStep): readonly (readonly ['yes' | 'no', ReadAnswer])[] {
  const both = [
    ['yes', yes],
    ['no', no],
  ] as const;
  const given = both.flatMap(([name, answer]) => (answer ? [[name, answer] as const] : []));
  const placeOf = (answer: ReadAnswer): number =>
    answer.done[0]?.lines[0]?.piece.block ?? Number.MAX_SAFE_INTEGER;
  const fromOf = (answer: ReadAnswer): number => answer.done[0]?.lines[0]?.piece.from ?? 0;
  const [[, first] = [], [, second] = []] = given;
  if (!first || !second || first.done.length === 0 || second.done.length === 0) return given;
  const isBehind =
    placeOf(first) > placeOf(second) ||
    (placeOf(first) === placeOf(second) && fromOf(first) > fromOf(second));
  return isBehind ? given.toReversed() : given;
}

/**
 * Finds the step whose answer somebody said the next paragraph is: in the first of the lists that has one, the last
 * question, if it was said to be one and lacks this answer; else the step above.
 */
export function askedOutright(
  use: 'yes' | 'no',
  lists: readonly ReadStep[][],
  known: { readonly said: ReadonlySet<ReadStep>; readonly isAsking: (step: ReadStep) => boolean },
): ReadStep | undefined {
  for (const list of lists) {
    const asks = list.findLast(known.isAsking);
    if (!asks || !known.said.has(asks) || asks[use]) continue;
    const other = asks.yes ?? asks.no;
    // The steps between two answers belong to the first.
    if (other?.way.to === 'next') other.done.push(...list.splice(list.indexOf(asks) + 1));
    return asks;
  }
  return lists.at(-1)?.at(-1);
}
