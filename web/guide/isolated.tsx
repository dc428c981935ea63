import type { ReactNode } from 'react';
import { numberPieces } from '#core/base/number-pieces.ts';

/** Draws a text so that a number in it reads from left to right, even among letters that run from right to left (CONTACT-12). */
export const isolated = (text: string): ReactNode => {
  const pieces = numberPieces(text);
  if (pieces.length === 1) return text;
  return (
    // A browser that translates the page replaces its text nodes, so another text must be another element.
    <span key={text}>
      {pieces.map((piece, index) => (index % 2 === 0 ? piece : <bdi key={index}>{piece}</bdi>))}
    </span>
  );
};
