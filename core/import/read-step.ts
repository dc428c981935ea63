import type { OutlinedBlock } from './outline.ts';
import type { Piece, PieceUse, SourceBlock } from './source.ts';
import type { Way } from './ways.ts';

/** A line of a step: what precedes it, such as a bullet, and its pieces. */
export type Line = {
  readonly before: string;
  readonly pieces: readonly Piece[];
  /** It goes on with the line above, which a program broke. */
  readonly goesOn?: boolean;
};

/** An answer of a step that was read: the lines of its task, none for nothing, and the way after it. */
export type ReadAnswer = {
  readonly done: readonly Line[];
  readonly way: Way;
  /** The answer in words of its own; none for 'Yes' and 'No'. */
  readonly text: readonly Piece[];
};

/** A step as it was read, before its ways lead to steps. */
export type ReadStep = {
  /** Its first block, by which it is called. */
  readonly block: number;
  readonly label: string;
  readonly lines: readonly Line[];
  readonly yes?: ReadAnswer | undefined;
  readonly no?: ReadAnswer | undefined;
  /** The way after the confirmation. */
  readonly once: Way;
  readonly confirmation: readonly Piece[];
  /** Pieces of the source that became a label, an answer or a skip. */
  readonly taken: readonly Piece[];
};

export const NEXT: Way = { to: 'next' };

/** A group of blocks that are one step: its first and the parts below it, by their places. */
export type Group = { readonly places: readonly number[] };

/** A document and how it is outlined. */
export type Source = {
  readonly blocks: readonly SourceBlock[];
  readonly outlined: readonly OutlinedBlock[];
};

/** Characters of a block's text as a piece. */
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

/** A block as a line of words, its typed label and bullet left as they are if it is a part. */
export function lineOf({ blocks, outlined }: Source, place: number, isFirst: boolean): Line {
  const block = blocks[place];
  const shape = outlined[place];
  const isBullet = shape?.kind === 'bullet';
  const skipped = isFirst || isBullet ? (shape?.from ?? 0) : 0;
  const drawn = block?.label ? `${block.label} ` : '';
  const before = isFirst ? '' : isBullet ? '• ' : drawn;
  const piece = pieceOf(place, { from: skipped, to: block?.text.length ?? 0 }, 'words');
  const goesOn = !isFirst && block?.isApart === false && shape?.kind === 'line';
  return { before, pieces: [piece], ...(goesOn && { goesOn }) };
}

/** Returns the label typed before the words of a block, as a piece. */
export const labelPiece = ({ outlined }: Source, place: number): readonly Piece[] => {
  const to = outlined[place]?.from ?? 0;
  return to > 0 ? [pieceOf(place, { from: 0, to }, 'label')] : [];
};

/** Returns the group as a step that has only its words. */
export function wordsOfGroup(source: Source, { places }: Group): ReadStep {
  const [first = 0] = places;
  const bullets = places.slice(1).filter((place) => source.outlined[place]?.kind === 'bullet');
  return {
    block: first,
    label: source.outlined[first]?.label ?? '',
    lines: places.map((place, index) => lineOf(source, place, index === 0)),
    once: NEXT,
    confirmation: [],
    taken: [first, ...bullets].flatMap((place) => labelPiece(source, place)),
  };
}
