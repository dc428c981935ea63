import type { GuessedIssue } from '#core/import/guessed-issue.ts';
import type { BlockUse } from '#core/import/outline/outline.ts';
import type { Piece, SourceBlock } from '#core/import/paragraphs/source.ts';
import type { DocumentCheck } from './check.ts';

/** A paragraph of the document with the use of its words, and the numbers of the steps that contain them. */
export type CheckedBlock = {
  readonly place: number;
  readonly use: BlockUse;
  readonly pieces: readonly Piece[];
  readonly steps: readonly number[];
};

const inOrder = (a: Piece, b: Piece): number => a.cell - b.cell || a.from - b.from;

/** Tells if a paragraph has anything to show. */
const isSeen = ({ text, cells, pictures, lost }: SourceBlock): boolean =>
  pictures.length + lost > 0 ||
  [text, ...cells.map((one) => one.text)].some((one) => /\S/.test(one));

/** Returns the place at which an issue begins: that of its title, or of the chapter above it. */
const beginOf = ({ key, pieces }: GuessedIssue): number =>
  pieces.reduce((least, { block }) => Math.min(least, block), key);

/**
 * Returns the paragraphs of an issue in the order of the document, up to the next issue, including
 * those in between that are left out. Of the texts outside the document's main text, it returns
 * only those in the issue.
 */
export function sourceOf(check: DocumentCheck, key: number): readonly CheckedBlock[] {
  const { guessed, blocks } = check;
  const at = guessed.issues.findIndex((issue) => issue.key === key);
  const issue = guessed.issues[at];
  if (!issue) return [];
  const byBlock = new Map<number, { pieces: Piece[]; steps: Set<number> }>();
  const add = (piece: Piece, step?: number): void => {
    const known = byBlock.get(piece.block) ?? { pieces: [], steps: new Set<number>() };
    known.pieces.push(piece);
    if (step !== undefined) known.steps.add(step);
    byBlock.set(piece.block, known);
  };
  for (const piece of issue.pieces) add(piece);
  for (const [index, step] of issue.steps.entries()) {
    for (const piece of step.pieces) add(piece, index + 1);
  }
  const begin = beginOf(issue);
  const next = guessed.issues[at + 1];
  const end = next ? beginOf(next) : blocks.length;
  for (const piece of guessed.left) {
    if (piece.block >= begin && piece.block < end) add(piece);
  }
  return [...byBlock]
    .filter(([place]) => {
      const block = blocks[place];
      const isBeside = block?.aside !== undefined && guessed.uses[place] === 'out';
      return block !== undefined && isSeen(block) && !isBeside;
    })
    .toSorted(([a], [b]) => a - b)
    .map(([place, { pieces, steps }]) => ({
      place,
      use: guessed.uses[place] ?? 'step',
      pieces: pieces.toSorted(inOrder),
      steps: [...steps].toSorted((a, b) => a - b),
    }));
}

/** Returns the parts of the document that are left out: words, and images that no step has. */
export function leftOut({ guessed, blocks }: DocumentCheck): readonly CheckedBlock[] {
  const byBlock = Map.groupBy(guessed.left, ({ block }) => block);
  for (const place of guessed.leftPictures) if (!byBlock.has(place)) byBlock.set(place, []);
  return [...byBlock]
    .filter(([place]) => {
      const block = blocks[place];
      return block !== undefined && isSeen(block);
    })
    .toSorted(([a], [b]) => a - b)
    .map(([place, pieces]) => ({
      place,
      use: guessed.uses[place] ?? 'out',
      pieces: pieces.toSorted(inOrder),
      steps: [],
    }));
}
