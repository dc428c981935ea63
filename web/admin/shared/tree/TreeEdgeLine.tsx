import { memo, type CSSProperties } from 'react';
import type { Box, TreeEdge, Point } from '#core/tree/tree-layout.ts';
import { isolated } from '../../../guide/isolated.tsx';
import type { EdgeStats } from './stats.ts';
import classes from './TreeDiagram.module.css';

const RADIUS = 7;

/** Returns a length in the drawing, at its zoom and size of letters. */
const drawnLength = (px: number): string => `calc(var(--u) * ${px})`;

export const sizeStyle = ({ width, height }: Pick<Box, 'width' | 'height'>): CSSProperties => ({
  width: drawnLength(width),
  height: drawnLength(height),
});

/** Returns the style that places a layout's box in the drawing. */
export const boxStyle = ({ x, y, ...size }: Box): CSSProperties => ({
  left: drawnLength(x),
  top: drawnLength(y),
  ...sizeStyle(size),
});

/** Returns a point `by` px from `from` toward `to`. */
function towards(from: Point, to: Point, by: number): Point {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const part = length === 0 ? 0 : Math.min(1, by / length);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

const written = ([x, y]: Point): string => `${x} ${y}`;

/** Returns a line of right angles as SVG path data, with rounded corners. */
function roundedLine(line: readonly Point[]): string {
  const [first, ...rest] = line;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    const before = line[index] ?? point;
    if (!next) return `L${written(point)}`;
    const half = (one: Point) => (Math.abs(point[0] - one[0]) + Math.abs(point[1] - one[1])) / 2;
    const radius = Math.min(RADIUS, half(before), half(next));
    const start = towards(point, before, radius);
    return `L${written(start)}Q${written(point)} ${written(towards(point, next, radius))}`;
  });
  return `M${written(first)}${parts.join('')}`;
}

const HEADS = { down: 'l-4 -7h8z', left: 'l7 -4v8z', right: 'l-7 -4v8z' } as const;

export const linesOf = ({ lines }: TreeEdge): string => lines.map(roundedLine).join('');

/** Returns the arrowhead of an edge as path data; undefined if the edge leads nowhere. */
export const headOf = ({ arrow }: TreeEdge): string | undefined =>
  arrow && `M${written(arrow.at)}${HEADS[arrow.to]}`;

/** The look of an edge: it leaves the open step, is part of a loop, leaves a step that nothing leads to, or is plain; `lost` leads nowhere. */
export type EdgeLook = 'open' | 'loop' | 'unreached' | 'lost' | 'plain';

interface TreeEdgeLineProps {
  lines: string;
  head: string | undefined;
  look: EdgeLook;
  isChosen: boolean;
  /** The share of walks that took this way, from 0 to 1. */
  weight: number | undefined;
}

/** The width of the thinnest line in px, and the width that is added for the way that most walks took. */
const [THIN, THICKER] = [1.5, 4.5];

export const TreeEdgeLine = memo(({ lines, head, look, isChosen, weight }: TreeEdgeLineProps) => (
  <g
    className={classes.edge}
    data-look={look}
    data-unchosen={!isChosen || undefined}
    data-taken={weight === undefined ? undefined : weight > 0}
  >
    <path d={lines} {...(weight !== undefined && { strokeWidth: THIN + THICKER * weight })} />
    {head !== undefined && <path className={classes.head} d={head} />}
  </g>
));

/** The most letters that fit next to every line, as in 'Confirmed'. */
const SHORT = 9;

interface TreeEdgeWordsProps {
  label: Box & Pick<NonNullable<TreeEdge['label']>, 'side'>;
  words: string;
  /** The language of the answer, if it is not the page's. */
  lang: string | undefined;
  look: EdgeLook;
  taken: EdgeStats | undefined;
}

export const TreeEdgeWords = ({ label, words, lang, look, taken }: TreeEdgeWordsProps) => (
  <span
    className={classes.words}
    style={boxStyle(label)}
    data-look={look}
    data-side={label.side}
    data-taken={taken && taken.weight > 0}
    data-long={taken !== undefined || words.length > SHORT || undefined}
    aria-hidden="true"
    title={words}
  >
    {taken ? (
      <>
        <span className={classes.answer} lang={lang}>
          {isolated(taken.answer)}
        </span>
        {taken.share !== '' && <span className={classes.share}>{taken.share}</span>}
        <span className={classes.count}>{taken.count}</span>
      </>
    ) : (
      <span lang={lang}>{isolated(words)}</span>
    )}
    {look === 'lost' && <b>?</b>}
  </span>
);
