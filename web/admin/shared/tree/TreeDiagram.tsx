import {
  memo,
  useCallback,
  useEffect,
  useId,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import type { TreeEdge, TreeLayout } from '#core/tree/tree-layout.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Unlink } from '#kit/icon/drawings/signs/unlink.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import hidden from '#kit/base/hidden.module.css';
import { nodeByKey, TreeNodeBox } from './TreeNodeBox.tsx';
import {
  boxStyle,
  headOf,
  linesOf,
  sizeStyle,
  TreeEdgeLine,
  TreeEdgeWords,
  type EdgeLook,
} from './TreeEdgeLine.tsx';
import type { TreeStep } from './draft-tree.ts';
import type { TreeStats } from './stats.ts';
import { treeMessages as words } from './messages.ts';
import classes from './TreeDiagram.module.css';

interface TreeDiagramProps {
  layout: TreeLayout;
  steps: readonly TreeStep[];
  open: string;
  zoom: number;
  /** A text that changes when the tree gets another room: the open node is then scrolled into sight again. */
  room?: string;
  ground: HTMLElement | null;
  setGround: (element: HTMLElement | null) => void;
  onOpen: (id: string) => void;
  stats?: TreeStats | undefined;
}

/** Scrolls the drawing, but never the page, so that the node is in sight. */
function bringIntoSight(
  ground: HTMLElement | null,
  { id }: { id: string; room: string | undefined },
): void {
  const node = ground?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
  if (!ground || !node) return;
  const [top, bottom] = [node.offsetTop, node.offsetTop + node.offsetHeight];
  if (top < ground.scrollTop || bottom > ground.scrollTop + ground.clientHeight) {
    ground.scrollTop = top - (ground.clientHeight - node.offsetHeight) / 2;
  }
  const [left, right] = [node.offsetLeft, node.offsetLeft + node.offsetWidth];
  if (left < ground.scrollLeft || right > ground.scrollLeft + ground.clientWidth) {
    ground.scrollLeft = left - (ground.clientWidth - node.offsetWidth) / 2;
  }
}

/** The draft as a drawing: nodes that open their step, and the answers between them (TREE-1, TREE-5). */
export const TreeDiagram = memo(
  ({ layout, steps, open, zoom, room, ground, setGround, onOpen, stats }: TreeDiagramProps) => {
    const { nodes, edges, fields, width, height } = layout;
    const hintId = useId();
    const [focused, setFocused] = useState<string>();
    const openNode = open === 'feedback' ? 'final' : open;
    const isDrawn = (id: string | undefined): boolean => nodes.some((node) => node.id === id);
    const tabStop = [focused, openNode].find(isDrawn) ?? nodes[0]?.id;
    useEffect(() => bringIntoSight(ground, { id: openNode, room }), [ground, openNode, room]);

    const stepOf = new Map<string, TreeStep>(steps.map((step) => [step.id, step]));
    const kindOf = new Map<string, string>(nodes.map(({ id, kind }) => [id, kind]));
    const lookOf = ({ step, to }: TreeEdge): EdgeLook => {
      if (to === undefined) return 'lost';
      if (step === openNode) return 'open';
      if (kindOf.get(step) === 'unreached') return 'unreached';
      return kindOf.get(to) === 'loop' ? 'loop' : 'plain';
    };
    const drawn = edges.map((edge) => ({ edge, look: lookOf(edge), taken: stats?.of(edge) }));
    // If edges share a lane, marked ones are drawn on top.
    const order: readonly EdgeLook[] = ['plain', 'unreached', 'loop', 'lost', 'open'];
    const layers = drawn.toSorted(
      (a, b) =>
        order.indexOf(a.look) - order.indexOf(b.look) ||
        (a.taken?.weight ?? 0) - (b.taken?.weight ?? 0),
    );

    const onKey = useCallback(
      (event: KeyboardEvent, id: string) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const next = nodeByKey(event.key, id, nodes, edges);
        if (next === undefined) return;
        event.preventDefault();
        const node = ground?.querySelector(`[data-node="${CSS.escape(next)}"] button`);
        if (node instanceof HTMLElement) node.focus();
      },
      [nodes, edges, ground],
    );
    const numbersOf = (ids: readonly string[]) => ids.map((id) => stepOf.get(id)?.number ?? 0);

    return (
      <div ref={setGround} className={classes.canvas}>
        <p id={hintId} className={hidden.hidden}>
          {words.hint}
        </p>
        <div
          role="group"
          aria-label={words.tree}
          aria-describedby={hintId}
          className={classes.drawing}
          style={{ ...sizeStyle(layout), '--zoom': zoom } as CSSProperties}
        >
          {fields.map(({ kind, steps: inside, box, title }) => (
            <div key={inside[0]} className={classes.field} data-kind={kind} aria-hidden="true">
              <div style={boxStyle(box)} />
              <p style={boxStyle(title)}>
                <Icon icon={kind === 'loop' ? TriangleAlert : Unlink} size={14} />
                <span>
                  {kind === 'loop' ? words.noWayOutOf(numbersOf(inside)) : words.notReachedByAny}
                </span>
              </p>
            </div>
          ))}
          <svg className={classes.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {layers.map(({ edge, look, taken }) => (
              <TreeEdgeLine
                key={`${edge.step} ${edge.branches.join(' ')}`}
                lines={linesOf(edge)}
                head={headOf(edge)}
                look={look}
                isChosen={edge.isChosen}
                weight={taken?.weight}
              />
            ))}
          </svg>
          {drawn.map(
            ({ edge, look, taken }) =>
              edge.label && (
                <TreeEdgeWords
                  key={`${edge.step} ${edge.branches.join(' ')}`}
                  label={edge.label}
                  words={edge.words}
                  lang={
                    stepOf
                      .get(edge.step)
                      ?.leads.find(({ answer }) => answer === (taken?.answer ?? edge.words))?.lang
                  }
                  look={look}
                  taken={taken}
                />
              ),
          )}
          {nodes.map((node) => (
            <TreeNodeBox
              key={node.id}
              node={node}
              step={stepOf.get(node.id)}
              isOpen={node.id === openNode}
              isTabStop={node.id === tabStop}
              onOpen={onOpen}
              onFocus={setFocused}
              onKey={onKey}
              stats={stats?.nodes.get(node.id)}
              final={stats?.final}
            />
          ))}
        </div>
      </div>
    );
  },
);
