import { contactRef } from '../campus/contact-refs.ts';
import { calleesNamedIn, type Callees } from './named-callees.ts';
import type { Line } from './read-step.ts';
import { textOf, type Piece, type SourceBlock } from './source.ts';

/** A text of a step, and the pieces of the source that it is made of. */
export type Written = { readonly text: string; readonly pieces: readonly Piece[] };

/** Splits a piece of words at the contacts that it names. */
function withCallees(
  blocks: readonly SourceBlock[],
  piece: Piece,
  callees: Callees | undefined,
): readonly Piece[] {
  if (!callees || piece.use !== 'words') return [piece];
  const pieces: Piece[] = [];
  let from = piece.from;
  for (const named of calleesNamedIn(textOf(blocks, piece), callees)) {
    const [begins, ends] = [piece.from + named.from, piece.from + named.to];
    pieces.push({ ...piece, from, to: begins });
    pieces.push({ ...piece, from: begins, to: ends, use: 'contact', contact: named.contact });
    from = ends;
  }
  return [...pieces, { ...piece, from }].filter(({ from: a, to: b }) => b > a);
}

/** Lines as a text, with references in the place of contacts. */
export function written(
  blocks: readonly SourceBlock[],
  lines: readonly Line[],
  callees: Callees | undefined,
): Written {
  const apart = lines.map(({ before, piece, goesOn }) => ({
    before,
    goesOn,
    pieces: withCallees(blocks, piece, callees),
  }));
  const textOfLine = (pieces: readonly Piece[]) =>
    pieces
      .map((piece) =>
        piece.contact === undefined ? textOf(blocks, piece) : contactRef(piece.contact),
      )
      .join('')
      .trim();
  return {
    text: apart
      .map(({ before, pieces, goesOn }, index) => {
        const between = index === 0 ? '' : goesOn ? ' ' : '\n';
        return `${between}${before}${textOfLine(pieces)}`;
      })
      .join('')
      .trim(),
    pieces: apart.flatMap(({ pieces }) => pieces),
  };
}
