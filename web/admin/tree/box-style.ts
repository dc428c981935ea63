import type { CSSProperties } from 'react';
import type { Box } from '#core/tree/tree-layout.ts';

/** A length of the drawing at its zoom and size of letters. */
export const drawnLength = (px: number): string => `calc(var(--u) * ${px})`;

/** Where a box of the layout stands in the drawing. */
export function boxStyle({ x, y, width, height }: Box): CSSProperties {
  return {
    left: drawnLength(x),
    top: drawnLength(y),
    width: drawnLength(width),
    height: drawnLength(height),
  };
}
