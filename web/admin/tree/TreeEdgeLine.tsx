import { memo } from 'react';
import type { Box, TreeEdge } from '#core/tree-layout.ts';
import { boxStyle } from './box-style.ts';
import classes from './TreeDiagram.module.css';

/** From the open step, out of a loop's or an unreached step, or any other; `lost` leads nowhere. */
export type EdgeLook = 'open' | 'loop' | 'unreached' | 'lost' | 'plain';

interface TreeEdgeLineProps {
  lines: string;
  head: string | undefined;
  look: EdgeLook;
  isChosen: boolean;
}

/** The line of an answer in the SVG of the drawing. */
export const TreeEdgeLine = memo(({ lines, head, look, isChosen }: TreeEdgeLineProps) => (
  <g className={classes.edge} data-look={look} data-unchosen={!isChosen || undefined}>
    <path d={lines} />
    {head !== undefined && <path className={classes.head} d={head} />}
  </g>
));

interface TreeEdgeWordsProps {
  label: Box & Pick<NonNullable<TreeEdge['label']>, 'side'>;
  words: string;
  look: EdgeLook;
}

/** The words of an answer beside its line; the nodes and the outline say them to screen readers. */
export const TreeEdgeWords = ({ label, words, look }: TreeEdgeWordsProps) => (
  <span
    className={classes.words}
    style={boxStyle(label)}
    data-look={look}
    data-side={label.side}
    aria-hidden="true"
    title={words}
  >
    <span>{words}</span>
    {look === 'lost' && <b>?</b>}
  </span>
);
