import type { StepId } from '../../step/step-schema.ts';
import type { OutlinedBlock } from '../outline/outline.ts';
import { textIn, type Piece, type PieceUse } from '../paragraphs/source.ts';
import type { Way } from '../phrases/ways.ts';

/** A line of a step: its piece of the source, and the sign that precedes it, such as a bullet. */
export type Line = {
  readonly before: string;
  readonly piece: Piece;
  /** True if it continues the line above, which a program broke. */
  readonly goesOn?: boolean;
};

/** An answer of a step: the steps of its task, none if there is nothing to do, and the way after them. */
export type ReadAnswer = {
  readonly done: ReadStep[];
  way: Way;
  /** The answer's own words, none for 'Yes' and 'No'. */
  readonly text: readonly Piece[];
};

/** A step as it was read, before its ways are resolved to steps. */
export type ReadStep = {
  readonly id: StepId;
  /** The block that identifies it for corrections. */
  readonly block: number;
  /** The block that holds its first words. */
  readonly place: number;
  label: string;
  lines: Line[];
  yes?: ReadAnswer;
  no?: ReadAnswer;
  /** True if the lines below it look like answers with their own words. */
  mayAsk?: true;
  /** True if it may lead to another step, or out of the issue. */
  mayLead?: true;
  /** The way after the step is confirmed. */
  once: Way;
  readonly confirmation: readonly Piece[];
  /** The pieces of the source that became a label, an answer or a skip. */
  readonly taken: Piece[];
};

export const NEXT: Way = { to: 'next' };

/** Returns the id of a block's step, or of a step in the task of one of its answers. */
export const idOf = (block: number, of?: string): StepId =>
  (of ? `b${block}-${of}` : `b${block}`) as StepId;

/** Returns a step of lines, without a label, answers or a way. */
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

/** The outlined paragraphs of a document. */
export type Source = readonly OutlinedBlock[];

/** Returns a range of a block's text as a piece. */
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

/** Returns a block as a line of words. If it is a part of a step, its typed label or bullet stays. */
function lineOf(source: Source, place: number, isFirst: boolean): Line {
  const { block, kind, from = 0 } = source[place] ?? {};
  const isBullet = kind === 'bullet';
  const drawn = block?.label ? `${block.label} ` : '';
  const before = isFirst ? '' : isBullet ? '• ' : drawn;
  const words = { from: isFirst || isBullet ? from : 0, to: block?.text.length ?? 0 };
  const goesOn = !isFirst && block?.isApart === false && kind === 'line';
  return { before, piece: pieceOf(place, words, 'words'), ...(goesOn && { goesOn }) };
}

/** Returns the label that was typed before a block's words, as a piece. */
export const labelPiece = (source: Source, place: number): readonly Piece[] => {
  const to = source[place]?.from ?? 0;
  return to > 0 ? [pieceOf(place, { from: 0, to }, 'label')] : [];
};

/** Returns a block as a step that is only its words. */
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

/** Yields all steps, including those of their answers, each question before its answers. */
export function* walked(steps: readonly ReadStep[]): Generator<ReadStep> {
  for (const step of steps) {
    yield step;
    yield* walked(step.yes?.done ?? []);
    yield* walked(step.no?.done ?? []);
  }
}

/** Finds the last step that fits, searching from the end and including the steps of answers. */
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
 * Finds the step whose answer the next paragraph is, after somebody marked it as 'yes' or 'no'. In each list the last
 * question counts, if somebody marked it as a question and it lacks this answer. If no list has one, it is the step
 * above.
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
    // The steps between two answers belong to the first one.
    if (other?.way.to === 'next') other.done.push(...list.splice(list.indexOf(asks) + 1));
    return asks;
  }
  return lists.at(-1)?.at(-1);
}
