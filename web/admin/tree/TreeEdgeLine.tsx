import { memo } from 'react';
import type { Box, TreeEdge } from '#core/tree/tree-layout.ts';
import { boxStyle } from './box-style.ts';
import type { EdgeStats } from './stats.ts';
import classes from './TreeDiagram.module.css';

/** From the open step, out of a loop's or an unreached step, or any other; `lost` leads nowhere. */
export type EdgeLook = 'open' | 'loop' | 'unreached' | 'lost' | 'plain';

interface TreeEdgeLineProps {
  lines: string;
  head: string | undefined;
  look: EdgeLook;
  isChosen: boolean;
  /** How many took it, from 0 to 1. */
  weight: number | undefined;
}

/** The thinnest and what the most taken has on top, in px. */
const [THIN, THICKER] = [1.5, 4.5];

/** The line of an answer in the SVG of the drawing. */
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

/** So many letters fit beside every line: 'Confirmed'. */
const SHORT = 9;

interface TreeEdgeWordsProps {
  label: Box & Pick<NonNullable<TreeEdge['label']>, 'side'>;
  words: string;
  look: EdgeLook;
  taken: EdgeStats | undefined;
}

/** The words of an answer beside its line; the nodes and the outline say them to screen readers. */
export const TreeEdgeWords = ({ label, words, look, taken }: TreeEdgeWordsProps) => (
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
        <span className={classes.answer}>{taken.answer}</span>
        {taken.share !== '' && <span className={classes.share}>{taken.share}</span>}
        <span className={classes.count}>{taken.count}</span>
      </>
    ) : (
      <span>{words}</span>
    )}
    {look === 'lost' && <b>?</b>}
  </span>
);
